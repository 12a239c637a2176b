import type { Note } from './answers.d.ts';
import type { BlzFault, CharacterFault, EmptyFault, KontonummerFault, LengthFault } from './faults.d.ts';

/** The parts of an IBAN, as a bank statement has them. Separators are ignored. */
export interface IbanParts {
  /** Two letters. */
  country: string | null | undefined;
  /** With all its digits: in Germany the Bankleitzahl, in Poland all eight of the numer rozliczeniowy. */
  bankCode: string | null | undefined;
  /** In countries that have one: in Britain the sort code, in France the code guichet, in Italy the CAB. */
  branch?: string | null | undefined;
  /** Zeros in front may be missing. */
  account: string | null | undefined;
}

/** What is wrong with a part. */
export type PartFault =
  | ({ readonly part: 'bankCode' } & (BlzFault | EmptyFault | LengthFault | CharacterFault))
  | ({ readonly part: 'branch' } & (EmptyFault | LengthFault | CharacterFault))
  | ({ readonly part: 'account' } & (KontonummerFault | EmptyFault | LengthFault | CharacterFault))
  /** SWIFT's registry does not have this country. */
  | { readonly part: 'country'; readonly code: 'unknown-country'; readonly found: string }
  /** IBANs of this country have no branch, but one was given. */
  | { readonly part: 'branch'; readonly code: 'no-branch' }
  /** No check digits of the country fit these parts: one of them is wrong. */
  | { readonly part: 'account'; readonly code: 'national-check-digit' };

/** An IBAN that was put together, or what is wrong with its parts. */
export type ComposedIban =
  | {
      readonly state: 'none';
      readonly faults: readonly PartFault[];
      /** If nothing is wrong with the parts: why there is no IBAN all the same. */
      readonly refusal?: Note;
      readonly iban?: undefined;
      readonly notes?: undefined;
    }
  | {
      readonly state: 'confirmed' | 'computed';
      /** Without spaces. */
      readonly iban: string;
      /** What was changed, and what speaks against the IBAN. */
      readonly notes: readonly Note[];
      readonly faults: readonly [];
      readonly refusal?: undefined;
    };
