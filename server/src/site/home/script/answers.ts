import { type KnownIban, sayDoubt } from '../../../calculator/functions.ts';
import { calculator, wholeCalculator } from '../../frame/script/calculator.ts';
import { HOME_WORDS } from './words.ts';

/** A bank, as the calculator knows it. */
export type KnownBank = NonNullable<KnownIban['bank']>;

/** What was asked for: the IBAN of an account, or whether an IBAN is right. */
export type Task = 'build' | 'check';

/** The bank of a Bankleitzahl or of a valid IBAN; null if it is not known. */
export function bankOf(blzOrIban: string): KnownBank | null {
  const bank = calculator().lookupBic(blzOrIban);
  return bank.notFound ? null : bank;
}

/** Why no bank is known for a Bankleitzahl of eight digits; null until rechner.js has loaded. */
export function whyUnknown(blz: string): string | null {
  const bank = calculator().lookupBic(blz);
  return 'notes' in bank ? (bank.notes?.join(' ') ?? null) : null;
}

/** What is missing for an IBAN of a bank. @param blz eight digits */
export function missingFor(blz: string): string {
  const refusal = wholeCalculator()?.explainAccount(blz, '1').refusal;
  const givesIbans = refusal?.code !== 'no-iban' || refusal.reason !== 'bank';
  return givesIbans ? HOME_WORDS.form.accountMissing : HOME_WORDS.form.noIbans;
}

/** Says what is known of an IBAN, in the language of the page. */
export function inWords(
  { iban, state, notes, basis, bank }: Pick<KnownIban, 'iban' | 'state' | 'notes' | 'basis' | 'bank'>,
  asked: Task,
) {
  const sentences = wholeCalculator()?.sentences;
  const doubt = sayDoubt({ state, notes }, asked, HOME_WORDS.result.doubts);
  return {
    iban,
    asked,
    /** null if it is confirmed. */
    doubt,
    /** What was changed, and why the IBAN is not confirmed, if the doubt does not say it. */
    notes: sentences?.(doubt?.notes ?? notes) ?? [],
    /** What it is based on, as sentences: the check digit, the rule of the bank; or `''`. */
    basis: sentences?.(basis).join(' ') ?? '',
    bank,
  };
}

export type IbanResult = ReturnType<typeof inWords>;

/** Says what is known of an IBAN before the whole has loaded. */
export const unchecked = (iban: string, asked: Task): IbanResult =>
  inWords({ iban, state: 'computed', notes: [], basis: [], bank: bankOf(iban) }, asked);
