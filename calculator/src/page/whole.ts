import type { Bank, FullCalculator, NotFound } from '../answers/api.ts';
import { makeCalculator } from '../answers/calculator.ts';
import { GERMAN_ANSWERS, GERMAN_DOUBTS, GERMAN_VERDICTS, type VerdictWords } from '../answers/de.ts';
import type { DoubtSentences } from '../answers/doubt.ts';
import { ENGLISH_ANSWERS, ENGLISH_DOUBTS, ENGLISH_VERDICTS } from '../answers/en.ts';
import { judge } from '../answers/judge.ts';
import type { Judgement, Typed } from '../answers/judgement.ts';
import { GERMAN } from '../answers/notes-de.ts';
import { ENGLISH } from '../answers/notes-en.ts';
import { lookupBic } from '../answers/plain.ts';
import { type AnswerWords, type Message, say } from '../answers/say.ts';
import { makeTables } from '../answers/tables.ts';
import type { Words } from '../answers/words.ts';
import type { DirectoryColumns } from '../banks/bank-table.ts';
import { withoutAlt } from '../banks/former-banks.ts';
import { findBanks } from '../banks/search/find-banks.ts';
import type { BankWithBlz } from '../iban/bic.ts';
import { GERMAN_HINT_WORDS, type HintWords } from './iban-field/de.ts';
import { ENGLISH_HINT_WORDS } from './iban-field/en.ts';
import type { Knowledge } from './iban-field/judge.ts';
import { GERMAN_WIDGET, type WidgetWords } from './widget/de.ts';
import { ENGLISH_WIDGET } from './widget/en.ts';

/** All words of a language. */
interface PageWords {
  readonly answers: AnswerWords;
  readonly faults: Words;
  readonly doubts: DoubtSentences;
  readonly verdicts: VerdictWords;
  readonly hints: HintWords;
  readonly widget: WidgetWords;
}

const GERMAN_WORDS: PageWords = {
  answers: GERMAN_ANSWERS,
  faults: GERMAN,
  doubts: GERMAN_DOUBTS,
  verdicts: GERMAN_VERDICTS,
  hints: GERMAN_HINT_WORDS,
  widget: GERMAN_WIDGET,
};
const ENGLISH_WORDS: PageWords = {
  answers: ENGLISH_ANSWERS,
  faults: ENGLISH,
  doubts: ENGLISH_DOUBTS,
  verdicts: ENGLISH_VERDICTS,
  hints: ENGLISH_HINT_WORDS,
  widget: ENGLISH_WIDGET,
};

/** The functions that answer in a language, and its words. */
export interface Localized {
  readonly functions: FullCalculator;
  readonly words: PageWords;
}

/** What all views of rechner.js ask. */
export interface Knowing {
  localized(isEnglish: boolean): Localized;
  /** Judges texts, and says the result. */
  judge(
    typed: readonly Typed[],
    isEnglish: boolean,
  ): { readonly judgement: Judgement; readonly said: Message };
  /** The banks that a BIC or words of name and city may mean. */
  findBanks(text: string): readonly BankWithBlz[];
}

/** A bank with the name that customers know, if it is on the short list: ING, not ING-DiBa; and without „-alt-“. */
export function withUsualName<T extends Bank | NotFound>(bank: T, blzOrIban: string | null | undefined): T {
  const { name } = lookupBic(blzOrIban);
  return bank.name ? { ...bank, name: name ?? withoutAlt(bank.name) } : bank;
}

/** Knows everything, by the directory that is given. */
export function makeKnowing(directory: DirectoryColumns): Knowing {
  const tables = makeTables(directory);
  const localize = (words: PageWords) => ({ functions: makeCalculator(tables, words.faults), words });
  const german = localize(GERMAN_WORDS);
  const english = localize(ENGLISH_WORDS);
  const localized = (isEnglish: boolean) => (isEnglish ? english : german);
  return {
    localized,
    judge(typed, isEnglish) {
      const { answers, faults } = localized(isEnglish).words;
      const judgement = judge(typed, german.functions);
      return { judgement, said: say(judgement, answers, faults) };
    },
    findBanks: (text) => findBanks(text, tables().banks),
  };
}

/** What `<iban-field>` asks. */
export function fieldKnowledge(knowing: Knowing, isEnglish: boolean): Knowledge {
  const { functions, words } = knowing.localized(isEnglish);
  const { validate, explainIban, buildIban } = functions;
  return {
    validate,
    explainIban,
    words: words.hints,
    whole: {
      buildIban,
      lookupBic: (text) => withUsualName(functions.lookupBic(text), text),
      judge: (text) => knowing.judge([{ meaning: 'iban', text }], isEnglish),
    },
  };
}
