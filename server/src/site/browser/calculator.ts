import type { Language } from '../words/words.ts';
import { PAGE_LANGUAGE } from './words/page-language.ts';

/** A bank, as the calculator answers it. */
interface CalculatorBank {
  readonly name: string;
  readonly city: string;
  readonly bic: string | null;
}

/** The functions of embed.js and its parts, as far as our pages use them. */
export interface Calculator {
  /** The language of every sentence in an answer. */
  language?: Language;
  validate(iban: string): Validation;
  buildIban(blz: string, kontonummer: string): BuiltIban | { readonly error: string };
  lookupBic(blzOrIban: string): CalculatorBank | { notFound: true; notes?: readonly string[] };
}

/** What the calculator's parts add to a result. */
interface Assessed {
  /** Whether nothing speaks against the IBAN. An IBAN without this is not confirmed. */
  readonly confirmed?: boolean;
  /** What a rule has changed, and why the IBAN is not confirmed: sentences. */
  readonly notes?: readonly string[];
}

export interface Validation extends Assessed {
  readonly valid: boolean;
  readonly country: string | null;
  readonly formatted: string;
  readonly reasons: readonly string[];
}

export interface BuiltIban extends Assessed {
  readonly iban: string;
  readonly formatted: string;
  readonly bank: CalculatorBank | null;
}

/** The calculator, speaking the language of the page. It is there once embed.js has run. */
export function calculator(): Calculator {
  const { IbanRechner } = window as unknown as { IbanRechner: Calculator };
  IbanRechner.language = PAGE_LANGUAGE;
  return IbanRechner;
}
