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

/** How database and snapshot store a field. */
export type FieldKind = 'text' | 'text or null' | 'number' | 'flag';

/**
 * How each field of a bank is stored: tables, statements, digest, comparison of two editions and snapshot follow from this.
 * Their order is that of the snapshot and of the digest. A change needs a new TABLES_VERSION (store/tables.ts) and a
 * new snapshot.
 */
export const BANK_FIELDS: Readonly<Record<keyof Bank, FieldKind>> = {
  blz: 'text',
  name: 'text',
  city: 'text',
  bic: 'text or null',
  checkMethod: 'text',
  deletion: 'flag',
  successor: 'text or null',
};
