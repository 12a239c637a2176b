import { type Bank, FIELDS, type FieldKind } from './bank.ts';

/** A value in database or snapshot. A flag is 1 or 0, since SQLite has no booleans. */
export type StoredValue = string | number | null;

/** A field of a bank as database and snapshot store it. */
export interface Column extends FieldKind {
  readonly field: keyof Bank;
  /** Its name in the database. */
  readonly name: string;
}

/** In the order of the snapshot. */
export const COLUMNS: readonly Column[] = Object.entries(FIELDS).map(([field, kind]) => ({
  field: field as keyof Bank,
  name: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ...kind,
}));

/** The first field that came with each version. */
const FIRST_FIELDS = new Map(COLUMNS.toReversed().map(({ since, field }) => [since, field]));

/**
 * The columns that a bank was stored with. An older version of this program stored fewer. The first field that came with a
 * version tells: it is null if that version did not store the bank. So it can't be a flag, which is never null.
 */
export function storedColumns(bank: Bank): Column[] {
  return COLUMNS.filter(({ since }) => bank[FIRST_FIELDS.get(since) ?? 'blz'] !== null);
}

/** The value of a bank's field, as it is stored. */
export function storedValue(bank: Bank, { field }: Column): StoredValue {
  const value = bank[field];
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Makes a bank of the values that were stored. An empty one is null. */
export function bankOf(stored: (column: Column, index: number) => StoredValue): Bank {
  const fields = COLUMNS.map((column, index) => {
    const value = stored(column, index);
    return [column.field, column.type === 'flag' ? Number(value) === 1 : value || null];
  });
  return Object.fromEntries(fields);
}
