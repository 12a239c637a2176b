import type { Absent, AtLeastOne, IbanFault } from './faults.ts';
import { cleanIban, explainCleaned, isNotEmpty, structureOf } from './faults.ts';
import { LAYOUTS } from './layouts.data.ts';
import { STRUCTURES } from './structures.data.ts';

/** The parts of an IBAN after its check digits, by name. */
export interface Bban {
  /** In Germany the Bankleitzahl. */
  readonly bankCode: string;
  /** In Britain the sort code, in France the code guichet. Null in a country without one. */
  readonly branch: string | null;
  /** With leading zeros. In Germany ten digits. */
  readonly account: string;
  /** The country's own check digits, if they are a separate part: in France the clé RIB. Null if there are none. */
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
  | ({ readonly valid: false; readonly faults: AtLeastOne<IbanFault> } & Absent<'country' | keyof Bban>);

/** The characters of each kind of part, see data/iban-registry.tsv. From left to right, as in the IBAN. */
export type PartTexts = Readonly<Partial<Record<'b' | 's' | 'a' | 'k', string>>>;

/** By country. Filled at the first use. */
const patterns = new Map<string, RegExp>();

/**
 * Divides an IBAN into the parts after its check digits.
 *
 * @param text a valid IBAN without separators, or a text of the same length: the structure of the country's IBANs
 * @returns empty for a country that has no IBANs
 */
export function divide(text: string, country = text.slice(0, 2)): PartTexts {
  if (patterns.size === 0) {
    const layouts = LAYOUTS.split(' ');
    for (const [code] of STRUCTURES.matchAll(/[A-Z]{2}/g)) {
      const groups = layouts
        .shift()
        ?.replace(/(.)(\d?)/g, (_, kind, length) => `(?<${kind}>.{${length || '1,'}})`);
      patterns.set(code, RegExp(`^.{4}${groups}$`));
    }
  }
  return patterns.get(country)?.exec(text)?.groups ?? {};
}

/** The parts of an IBAN by name. @param iban a valid one, without separators */
export function bbanOf(iban: string): Bban {
  const { b = '', s = null, a = '', k = null } = divide(iban);
  return { bankCode: b, branch: s, account: a, checkDigits: k };
}

/**
 * Splits an IBAN into its parts by name, in every country of SWIFT's registry. Never throws.
 *
 * Source: the positions of bank and branch in the registry (release 102).
 *
 * @example splitIban('DE89370400440532013000').bankCode // '37040044'
 */
export function splitIban(text: string | null | undefined): SplitIban {
  const iban = cleanIban(text);
  const country = iban.slice(0, 2);
  const faults = explainCleaned(iban, structureOf(country));
  if (isNotEmpty(faults)) return { valid: false, faults };
  return { valid: true, country, ...bbanOf(iban), faults: [] };
}
