/** A bank of the directory; each BLZ has one. The API answers with the first four fields. */
export interface Bank {
  /** Bankleitzahl: eight digits, the first 1 to 8. */
  readonly blz: string;
  /** Long name (Bezeichnung), never empty. */
  readonly name: string;
  /** City (Ort), never empty. */
  readonly city: string;
  /** BIC of eleven characters; a few banks have none. */
  readonly bic: string | null;
  /** Prüfziffermethode (field 10): two characters, such as `09` or `A2`. */
  readonly checkMethod: string;
  /** Whether the Bundesbank has announced that it will delete the BLZ (field 12). */
  readonly deletion: boolean;
  /** Nachfolge-BLZ (field 13): eight digits; null if there is none. */
  readonly successor: string | null;
}

/** What `/api/bank/:blz` answers. */
export function bankRecord({ blz, name, city, bic }: Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>) {
  return { blz, name, city, bic, source: 'bundesbank' };
}

/**
 * Drops each Nachfolge-BLZ that is not valid. It is valid only if the record announces its deletion (field 12), as the
 * Bundesbank's leaflet says, and only if it is the BLZ of another bank of the edition: no IBAN may get a BLZ that the
 * directory lacks.
 */
export function dropStraySuccessors(banks: readonly Bank[]) {
  const blzs = new Set(banks.map(({ blz }) => blz));
  const isStray = ({ blz, deletion, successor }: Bank) =>
    successor !== null && (!deletion || successor === blz || !blzs.has(successor));
  return {
    banks: banks.map((bank) => (isStray(bank) ? { ...bank, successor: null } : bank)),
    dropped: banks.filter(isStray).map(({ blz }) => blz),
  };
}

/** How database and snapshot store a field. */
export type FieldKind = 'text' | 'text or null' | 'number' | 'flag';

/**
 * How each field of a bank is stored: tables, statements, digest, comparison of two editions and snapshot follow from
 * this. The snapshot and the digest have the fields in this order. A change needs a new TABLES_VERSION
 * (store/tables.ts) and a new snapshot.
 */
const BANK_FIELDS: Readonly<Record<keyof Bank, FieldKind>> = {
  blz: 'text',
  name: 'text',
  city: 'text',
  bic: 'text or null',
  checkMethod: 'text',
  deletion: 'flag',
  successor: 'text or null',
};

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

/** The columns of an object, by how each of its fields is stored. */
export function columnsOf<Of>(fields: Readonly<Record<keyof Of, FieldKind>>): readonly Column<Of>[] {
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

/** Makes an object from stored values. An empty text becomes null: a snapshot stores null as one. */
export function fromStored<Of>(
  columns: readonly Column<Of>[],
  stored: (column: Column<Of>, index: number) => StoredValue,
): Of {
  // Each start reads thousands of banks. Object.fromEntries would take four times as long.
  const object: Record<string, StoredValue | boolean> = {};
  columns.forEach((column, index) => {
    object[column.field] = restored(stored(column, index), column.kind);
  });
  return object as Of;
}

function restored(value: StoredValue, kind: FieldKind) {
  if (kind === 'flag') return Number(value) === 1;
  return kind === 'number' ? Number(value) : value || null;
}
