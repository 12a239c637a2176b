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

/**
 * All names and cities of 13 editions begin with a letter or a digit. Spreadsheets run a text that begins with `=`,
 * `+`, `-` or `@` as a formula (OWASP, CSV Injection). None has a control or format character, a separator of lines or
 * paragraphs, or the character by which a decoder replaces invalid bytes.
 */
const NAME = /^[\p{L}\p{N}][^\p{C}\p{Zl}\p{Zp}\uFFFD]*$/u;
const BLZ = /^[1-8][0-9]{7}$/;

/** The form of each text of a bank: the one definition for the bank file, the snapshot and the database. */
export const BANK_FORMS = {
  blz: BLZ,
  name: NAME,
  city: NAME,
  bic: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{5}$/,
  checkMethod: /^[A-Z0-9][0-9]$/,
  successor: BLZ,
} as const satisfies Partial<Record<keyof Bank, RegExp>>;

/** In the order of snapshot and database. */
export const BANK_FIELDS = [
  'blz',
  'name',
  'city',
  'bic',
  'checkMethod',
  'deletion',
  'successor',
] as const satisfies readonly (keyof Bank)[];

/** Whether a value from outside is a bank. */
export function isBank(value: unknown): value is Bank {
  if (typeof value !== 'object' || value === null) return false;
  const bank = value as Record<keyof Bank, unknown>;
  return (
    typeof bank.deletion === 'boolean' &&
    Object.entries(BANK_FORMS).every(([field, form]) => {
      const text = bank[field as keyof typeof BANK_FORMS];
      if (text === null) return field === 'bic' || field === 'successor';
      return typeof text === 'string' && form.test(text);
    })
  );
}
