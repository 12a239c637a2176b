import type { Absent, IbanFault } from './faults.d.ts';

/** The parts of an IBAN behind its check digits, by name. */
export interface Bban {
  /** In Germany the Bankleitzahl. */
  readonly bankCode: string;
  /** In Britain the sort code, in France the code guichet. Null in a country without one. */
  readonly branch: string | null;
  /** With leading zeros. In Germany ten digits. */
  readonly account: string;
  /** Those that stand by themselves, besides those of the IBAN: in France the clé RIB. Null if there are none. */
  readonly checkDigits: string | null;
}

/** The parts of an IBAN by name, or what is wrong with it. */
export type SplitIban =
  | (Bban & {
      readonly valid: true;
      /** Two letters. */
      readonly country: string;
      readonly faults: readonly [];
    })
  | ({ readonly valid: false; readonly faults: readonly IbanFault[] } & Absent<'country' | keyof Bban>);
