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
  /**
   * Prüfziffermethode (field 10): two characters, such as `09` or `A2`; null where an older version of this program
   * stored the bank.
   */
  readonly checkMethod: string | null;
  /** Whether the Bundesbank has announced that it will delete the BLZ (field 12). */
  readonly deletion: boolean;
  /** Nachfolge-BLZ (field 13): eight digits; null where there is none. */
  readonly successor: string | null;
}

/** How database and snapshot store a field. */
export interface FieldKind {
  readonly type: 'text' | 'flag';
  /** The version of the database's schema that came with this column. */
  readonly since: number;
}

/**
 * How each field of a bank is stored. Their order is that of the snapshot, and of the digest. A new field comes last, with
 * a version one higher than SCHEMA_VERSION: the database then gets its column when it is opened.
 */
export const FIELDS: Readonly<Record<keyof Bank, FieldKind>> = {
  blz: { type: 'text', since: 1 },
  name: { type: 'text', since: 1 },
  city: { type: 'text', since: 1 },
  bic: { type: 'text', since: 1 },
  checkMethod: { type: 'text', since: 3 },
  deletion: { type: 'flag', since: 3 },
  successor: { type: 'text', since: 3 },
};
