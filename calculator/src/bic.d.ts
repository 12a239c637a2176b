import type { CharacterFault, EmptyFault } from './faults.d.ts';

/** What can be wrong with a BIC. */
export type BicFault =
  | EmptyFault
  /** It has neither 8 nor 11 characters, separators not counted. */
  | { code: 'length'; expected: readonly [8, 11]; found: number }
  /** The places 5 and 6 are the letters of a country; all others may have letters and digits. */
  | CharacterFault
  /** ISO 3166 has no such country, and it is not `XK`. */
  | { code: 'unknown-country'; found: string };

/** What is known of a text that was given as a BIC. */
export type BicAnswer =
  | {
      readonly valid: true;
      /** Eleven characters: `COBADEFFXXX`. Eight mean the head office, `XXX`. */
      readonly bic: string;
      /** The two letters of its country. */
      readonly country: string;
      /**
       * Whether a bank of the directory has it. Null if that is not known: it is not German, no directory is loaded, or the
       * last day of the directory has passed and it lacks this BIC.
       */
      readonly known: boolean | null;
      readonly faults: readonly [];
    }
  | {
      readonly valid: false;
      /** The text without separators. */
      readonly bic: string;
      readonly faults: readonly BicFault[];
      readonly country?: undefined;
      readonly known?: undefined;
    };

/** A bank with its Bankleitzahl. */
export interface BankWithBlz {
  /** 8 digits. */
  readonly blz: string;
  readonly name: string;
  readonly city: string;
  /** Eleven characters, or null. */
  readonly bic: string | null;
}
