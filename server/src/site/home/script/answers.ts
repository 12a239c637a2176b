import type { KnownIban } from '../../../calculator/functions.ts';
import { type SaidDoubt, sayDoubt } from '../../../calculator/functions.ts';
import { calculator, calculatorWithParts } from '../../frame/script/calculator.ts';
import { HOME_WORDS } from './words.ts';

/** A bank, as the calculator knows it. */
export type KnownBank = NonNullable<KnownIban['bank']>;

/** What was asked for: the IBAN of an account, or whether an IBAN is right. */
export type Asked = 'build' | 'check';

/** What is said of an IBAN, in the language of the page. */
export interface IbanResult {
  /** Without spaces. */
  readonly iban: string;
  readonly asked: Asked;
  /** null if it is confirmed. */
  readonly doubt: SaidDoubt | null;
  /** What was changed, and why the IBAN is not confirmed. */
  readonly notes: readonly string[];
  /** On what it rests, as sentences: the check digit, the rule of the bank; or `''`. */
  readonly basis: string;
  readonly bank: KnownBank | null;
}

/** The bank of a Bankleitzahl or of a right IBAN; null if it is not known. */
export function bankOf(blzOrIban: string): KnownBank | null {
  const bank = calculator().lookupBic(blzOrIban);
  return bank.notFound ? null : bank;
}

/** Why no bank is known for a Bankleitzahl of eight digits; null as long as banken.js has not come. */
export function whyUnknown(blz: string): string | null {
  const bank = calculator().lookupBic(blz);
  return 'notes' in bank ? (bank.notes?.join(' ') ?? null) : null;
}

/** Says what is known of an IBAN. */
export function inWords(
  { iban, state, notes, basis, bank }: Pick<KnownIban, 'iban' | 'state' | 'notes' | 'basis' | 'bank'>,
  asked: Asked,
): IbanResult {
  const sentences = calculatorWithParts()?.sentences;
  return {
    iban,
    asked,
    doubt: sayDoubt({ state, notes }, asked, HOME_WORDS.result.doubts),
    notes: sentences?.(notes) ?? [],
    basis: sentences?.(basis).join(' ') ?? '',
    bank,
  };
}

/** Says what is known of an IBAN as long as no part has loaded. */
export const unchecked = (iban: string, asked: Asked): IbanResult =>
  inWords({ iban, state: 'computed', notes: [], basis: [], bank: bankOf(iban) }, asked);
