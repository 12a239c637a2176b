import { clean } from '../../../calculator/fields.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { bankOf, faultOfBlz, faultOfIban, faultOfKontonummer, whyUnknown } from './answers.ts';
import { kindOf } from './kind-of-text.ts';
import type { ReadForm, Texts } from './read-form.ts';

const { form: WORDS } = HOME_WORDS;

/** What the form does when somebody has asked. */
export type Decision =
  | { readonly code: 'iban'; readonly iban: string }
  | { readonly code: 'account'; readonly blz: string; readonly kontonummer: string }
  /** Only a Bankleitzahl: its bank is shown, and the account number is asked for. */
  | { readonly code: 'bank'; readonly blz: string }
  /** The name of a bank: the person has to choose one. */
  | { readonly code: 'choose' }
  | { readonly code: 'fault'; readonly place: 0 | 1; readonly sentence: string }
  | { readonly code: 'question'; readonly sentence: string };

/** Any BLZ without a fault: an account number has the same faults at every bank. */
const SOME_BLZ = '10000000';
/** A number alone. In a longer text, the reader's question says more than where the first letter stands. */
const ONE_WORD = /^\s*[\p{L}\d./-]*\s*$/u;

/** What to do with the texts of the form. */
export function decide({ texts, isIban, question }: ReadForm): Decision {
  if (question) {
    const fault = faultOf(texts, isIban);
    const isExact = fault && ONE_WORD.test(texts[fault.place]) && texts[fault.place].trim() !== '';
    return isExact ? fault : { code: 'question', sentence: question };
  }
  const [first, second] = texts;
  const fault = faultOf(texts, isIban);
  if (fault?.place === 0) return fault;
  if (isIban) return { code: 'iban', iban: first };
  if (kindOf(first) === 'name') return { code: 'choose' };
  const blz = clean(first);
  if (second.trim() === '') {
    const sentence = bankOf(blz) ? null : whyUnknown(blz);
    return sentence === null ? { code: 'bank', blz } : { code: 'fault', place: 0, sentence };
  }
  return fault ?? { code: 'account', blz, kontonummer: clean(second) };
}

function faultOf([first, second]: Texts, isIban: boolean): (Decision & { code: 'fault' }) | null {
  const ofFirst = faultOfFirst(first, isIban);
  if (ofFirst !== null) return { code: 'fault', place: 0, sentence: ofFirst };
  const ofSecond = isIban ? null : faultOfSecond(second);
  return ofSecond === null ? null : { code: 'fault', place: 1, sentence: ofSecond };
}

/** What is wrong with the text in the first field. @param isIban as the reader says */
export function faultOfFirst(typed: string, isIban = kindOf(typed) === 'iban'): string | null {
  if (isIban) return faultOfIban(typed);
  const kind = kindOf(typed);
  if (kind === 'empty') return WORDS.empty;
  return kind === 'blz' ? faultOfBlz(typed) : null;
}

/** What is wrong with the account number. */
export const faultOfSecond = (typed: string): string | null => faultOfKontonummer(SOME_BLZ, typed);
