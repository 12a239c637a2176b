import { BANK_FIELDS, type Bank, type FieldKind } from './bank.ts';
import { EDITION_FIELDS, type Edition } from './edition.ts';

/** A value in database or snapshot. A flag is 1 or 0, since SQLite has no booleans. */
export type StoredValue = string | number | null;

/** A field of a bank or of an edition, as database and snapshot store it. */
export interface Column<Of> {
  readonly field: keyof Of & string;
  /** Its name in the database. */
  readonly name: string;
  readonly kind: FieldKind;
}

/** In the order of the snapshot. */
export const BANK_COLUMNS = columnsOf<Bank>(BANK_FIELDS);
export const EDITION_COLUMNS = columnsOf<Edition>(EDITION_FIELDS);

function columnsOf<Of>(fields: Readonly<Record<keyof Of, FieldKind>>): readonly Column<Of>[] {
  return Object.entries<FieldKind>(fields).map(([field, kind]) => ({
    field: field as keyof Of & string,
    name: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    kind,
  }));
}

/** The value of a field, as it is stored. */
export function storedValue<Of>(object: Of, { field, kind }: Column<Of>): StoredValue {
  const value = object[field];
  return (kind === 'flag' ? Number(value) : value) as StoredValue;
}

/**
 * Makes an object of the values that were stored. An empty one is null if that is allowed: a snapshot has nothing
 * else for it.
 */
export function fromStored<Of>(
  columns: readonly Column<Of>[],
  stored: (column: Column<Of>, index: number) => StoredValue,
): Of {
  const fields = columns.map((column, index) => {
    const value = stored(column, index);
    switch (column.kind) {
      case 'flag':
        return [column.field, Number(value) === 1];
      case 'number':
        return [column.field, Number(value)];
      default:
        return [column.field, value || null];
    }
  });
  return Object.fromEntries(fields);
}
