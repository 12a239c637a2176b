import {
  type Choice,
  cleanIban,
  group,
  type Judgement,
  type Message,
  wholeOfPage,
} from '../../../calculator/functions.ts';
import { calculator } from '../../frame/script/calculator.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import { bankOf, type IbanResult, inWords, type KnownBank, unchecked } from './answers.ts';
import { kindOf } from './first-field.ts';
import { HOME_WORDS } from './words.ts';

const { form: WORDS } = HOME_WORDS;

/** The texts of the two fields. */
export type Texts = readonly [first: string, second: string];

/** A text that was pasted, dropped or inserted as a whole, with its line breaks, and its field. */
export interface Inserted {
  readonly place: 0 | 1;
  readonly text: string;
}

/** A possible answer to a question: the words on its button, and what the fields have then. */
export interface Answer {
  readonly words: string;
  readonly texts: Texts;
  /** The Bankleitzahl that is gone, if the first text is that of its successor. */
  readonly former?: string | undefined;
}

/** What the form does with these texts. */
export type Decision =
  | { readonly code: 'iban'; readonly result: IbanResult }
  /** Only a Bankleitzahl: its bank is shown, and the account number is asked for. */
  | { readonly code: 'bank'; readonly blz: string; readonly bank: KnownBank }
  /** By the rule of its bank, the account has no IBAN. */
  | { readonly code: 'refused'; readonly sentence: string }
  /** The IBAN is wrong. `position` is the place of a wrong character, from 1, if that is known. */
  | {
      readonly code: 'wrong';
      readonly iban: string;
      readonly sentence: string;
      readonly position: number | null;
    }
  /** The name of a bank: the person has to choose one. */
  | { readonly code: 'choose' }
  | {
      readonly code: 'fault';
      readonly place: 0 | 1;
      readonly sentence: string;
      /** Whether nothing is wrong with the Bankleitzahl, but no bank has it. */
      readonly isUnknown?: boolean;
      /** What to do about it. */
      readonly choices?: readonly Answer[];
    }
  | {
      readonly code: 'question';
      readonly sentence: string;
      readonly choices: readonly Answer[];
    };

/**
 * Judges the texts of the form. Without rechner.js, only numbers and IBANs without words are understood.
 *
 * @param former the Bankleitzahl that is gone, if the first text is that of its successor, taken by a button
 * @returns what the fields should show, what was done with their texts (or `''`), and what to do
 */
export function decide(
  typed: Texts,
  inserted?: Inserted,
  former?: string,
): { texts: Texts; told: string; decision: Decision } {
  const fields = typed.map((text, place) => ({
    meaning: place === 0 ? ('bank' as const) : ('kontonummer' as const),
    ...(inserted?.place === place ? { text: inserted.text, isInserted: true } : { text }),
    ...(place === 0 && { former }),
  }));
  const judged = wholeOfPage()?.judge(fields, PAGE_LANGUAGE === 'en');
  if (!judged) return { texts: typed, told: '', decision: plainDecision(typed) };
  const { judgement, said } = judged;
  const [first = typed[0], second = typed[1]] = judgement.texts;
  const texts = [first, second] as const;
  const replaced = said.correction && replacedBy(texts, typed, inserted);
  const told = [said.correction, replaced, said.readFrom].filter(Boolean).join(' ');
  return { texts, told, decision: decisionOf(judgement, said, texts) };
}

/** Names what an inserted text has replaced in the other field; `''` if that is not lost. */
function replacedBy(texts: Texts, typed: Texts, inserted?: Inserted): string {
  const old = inserted ? typed[inserted.place === 0 ? 1 : 0].trim() : '';
  const iban = cleanIban(texts[0]);
  const isKept = [iban, iban.slice(4, 12), cleanIban(texts[1])].includes(cleanIban(old));
  return old && !isKept ? WORDS.replaced(old) : '';
}

function decisionOf(
  { understood, iban, bank, name, question }: Judgement,
  said: Message,
  [first, second]: Texts,
): Decision {
  if (iban) return { code: 'iban', result: inWords(iban, understood.code === 'iban' ? 'check' : 'build') };
  if (understood.code === 'blz' && bank) return { code: 'bank', blz: understood.blz, bank };
  const isMissing = question?.code === 'missing' && question.of === 'blz';
  if (understood.code === 'name' || (isMissing && name)) return { code: 'choose' };
  if (understood.code === 'empty' || isMissing) return { code: 'fault', place: 0, sentence: WORDS.empty };
  const place = question?.place === 1 ? 1 : 0;
  if (question?.code === 'refusal' && question.place < 0) return { code: 'refused', sentence: said.question };
  if (question?.code === 'fault' && question.of === 'iban') {
    const { fault } = question;
    const isMistyped = fault.code === 'check-digits';
    return {
      code: 'wrong',
      iban: understood.code === 'iban' ? understood.iban : cleanIban(first),
      sentence: isMistyped ? '' : said.question,
      position: fault.code === 'character' ? fault.position : null,
    };
  }
  const choices = (question?.choices ?? []).map((choice, index) => ({
    words: said.choices[index] ?? '',
    texts: textsOf(choice, name || first, second),
    former: choice.code === 'successor' ? choice.former : undefined,
  }));
  if (question?.code === 'refusal')
    return { code: 'fault', place: 0, sentence: said.question, isUnknown: true, choices };
  if (question?.code === 'fault' || question?.code === 'not-whole')
    return { code: 'fault', place, sentence: said.question };
  return { code: 'question', sentence: said.question, choices };
}

/**
 * What the fields have once a choice is made.
 *
 * @param first what stays in the first field beside an account number
 * @param second what stays in the other one beside another bank
 */
function textsOf(choice: Choice, first: string, second: string): Texts {
  if ('iban' in choice) return [group(choice.iban), ''];
  if (choice.code === 'search') return [choice.text, second];
  if (choice.code === 'successor') return [choice.blz, second];
  if (!('kontonummer' in choice)) return [choice.blz, ''];
  return ['blz' in choice ? choice.blz : first, choice.kontonummer];
}

/** Decides by the functions of embed.js, which name only the first fault. */
function plainDecision([first, second]: Texts): Decision {
  const kind = kindOf(first);
  if (kind === 'empty') return { code: 'fault', place: 0, sentence: WORDS.empty };
  if (kind === 'name') return { code: 'choose' };
  if (kind === 'iban') {
    const [sentence] = calculator().validate(first).reasons;
    if (sentence) return { code: 'wrong', iban: cleanIban(first), sentence, position: null };
    return { code: 'iban', result: unchecked(cleanIban(first), 'check') };
  }
  const bank = second.trim() === '' ? bankOf(first) : null;
  if (bank) return { code: 'bank', blz: cleanIban(first), bank };
  const built = calculator().buildIban(first, second);
  if (built.error === undefined) return { code: 'iban', result: unchecked(built.iban, 'build') };
  const isOfFirst = 'error' in calculator().buildIban(first, '1');
  return { code: 'fault', place: isOfFirst ? 0 : 1, sentence: built.error };
}

/** The fault of one field before the form is submitted; null for none. An empty field has none. */
export function faultIn(place: 0 | 1, text: string): string | null {
  if (text.trim() === '') return null;
  const { decision } = decide(place === 0 ? [text, ''] : ['', text]);
  // A note beside the field says whether a bank has the Bankleitzahl.
  if (decision.code !== 'fault' || decision.place !== place || decision.isUnknown) return null;
  return decision.sentence === WORDS.empty ? null : decision.sentence;
}
