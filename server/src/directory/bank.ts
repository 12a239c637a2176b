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

/**
 * Drops each Nachfolge-BLZ that does not count. It counts only where the record announces its deletion (field 12), as the
 * leaflet of the Bundesbank says, and only if it is the BLZ of another bank of the edition: an IBAN never gets a BLZ that the
 * directory lacks.
 */
export function dropStraySuccessors(banks: readonly Bank[]): { banks: readonly Bank[]; dropped: number } {
  const blzs = new Set(banks.map(({ blz }) => blz));
  const isStray = ({ blz, deletion, successor }: Bank) =>
    successor !== null && (!deletion || successor === blz || !blzs.has(successor));
  const dropped = banks.filter(isStray).length;
  if (dropped === 0) return { banks, dropped };
  return { banks: banks.map((bank) => (isStray(bank) ? { ...bank, successor: null } : bank)), dropped };
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
