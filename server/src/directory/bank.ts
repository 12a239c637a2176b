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
