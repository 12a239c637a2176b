import { cleanIban, explainBlz, explainKontonummer } from '../../../calculator/fields.ts';
import type { BuiltIban, CalculatorWithParts, KnownIban } from '../../../calculator/functions.ts';
import { calculator, calculatorWithParts } from '../calculator.ts';

// The one place where the form asks the calculator.

/** A bank, as the calculator knows it. */
export type KnownBank = NonNullable<BuiltIban['bank']>;

/** What is known of an IBAN. */
export interface IbanAnswer {
  /** Without spaces. */
  readonly iban: string;
  readonly isConfirmed: boolean;
  /** What was changed, and why the IBAN is not confirmed, in the language of the page. */
  readonly notes: readonly string[];
  /** On what it rests, as sentences: the check digit, the rule of the bank; `''` as long as nobody knows. */
  readonly basis: string;
  readonly bank: KnownBank | null;
}

/** What is wrong with a text in the field for an IBAN, as a sentence; null if nothing is. */
export const faultOfIban = (typed: string): string | null => calculator().validate(typed).reasons[0] ?? null;

/** What is wrong with a Bankleitzahl, whether or not a bank has it. */
export function faultOfBlz(typed: string): string | null {
  return explainBlz(typed).length > 0 ? errorOf(typed, '') : null;
}

/** What is wrong with an account number, whatever its bank. @param blz a right one */
export function faultOfKontonummer(blz: string, typed: string): string | null {
  return explainKontonummer(typed).length > 0 ? errorOf(blz, typed) : null;
}

/** The calculator names the first fault, and looks at the Bankleitzahl first. */
function errorOf(blz: string, kontonummer: string): string | null {
  const built = calculator().buildIban(blz, kontonummer);
  return 'error' in built ? built.error : null;
}

/** The bank of a Bankleitzahl or of a right IBAN; null if it is not known. */
export function bankOf(blzOrIban: string): KnownBank | null {
  const bank = calculator().lookupBic(blzOrIban);
  return 'name' in bank ? bank : null;
}

/** Why no bank is known for a Bankleitzahl of eight digits; null as long as nobody knows. */
export function whyUnknown(blz: string): string | null {
  const bank = calculator().lookupBic(blz);
  return 'notes' in bank ? (bank.notes?.join(' ') ?? null) : null;
}

/** @param typed an IBAN without a fault */
export function answerOfIban(typed: string): IbanAnswer {
  const known = calculatorWithParts();
  const answer = known?.explainIban(typed);
  return known && answer && answer.state !== 'none' ? inWords(answer, known) : unchecked(cleanIban(typed));
}

/** @returns what is known of the IBAN of an account without faults, or a sentence: why it has none */
export function answerOfAccount(blz: string, kontonummer: string): IbanAnswer | { readonly refusal: string } {
  const known = calculatorWithParts();
  if (!known) {
    const built = calculator().buildIban(blz, kontonummer);
    return 'error' in built ? { refusal: built.error } : unchecked(built.iban);
  }
  const answer = known.explainAccount(blz, kontonummer);
  if (answer.state !== 'none') return inWords(answer, known);
  return { refusal: known.sentences(answer.refusal ? [answer.refusal] : []).join(' ') };
}

const inWords = (
  { iban, state, notes, basis, bank }: KnownIban,
  { sentences }: CalculatorWithParts,
): IbanAnswer => ({
  iban,
  isConfirmed: state === 'confirmed',
  notes: sentences(notes),
  basis: sentences(basis).join(' '),
  bank,
});

/** An IBAN as long as no part has come. */
const unchecked = (iban: string): IbanAnswer => ({
  iban,
  isConfirmed: false,
  notes: [],
  basis: '',
  bank: bankOf(iban),
});
