import { group } from '../iban/clean.ts';
import type { Account, ReadingFault, RowReading } from '../reader/reading.ts';
import type { Choice, Correction, Judgement, Question, UnreadReading } from './judgement.ts';
import { noteSentence, type Words } from './words.ts';

/** The sentences of a language about judgements, besides those about faults and notes. */
export interface AnswerWords {
  readonly corrections: Readonly<Record<Correction, string>>;
  readonly questions: {
    readonly [Code in Exclude<Question['code'], 'fault' | 'refusal' | 'unread'>]: (
      question: Omit<Extract<Question, { code: Code }>, 'code' | 'place' | 'choices'>,
    ) => string;
  };
  /** About a text from which no account can be taken. */
  readonly unread: {
    /** @param candidates what could be meant, in words */
    readonly unclear: (candidates: readonly string[]) => string;
    /** @param iban in groups @param numbers one or both, in words */
    readonly contradiction: (iban: string, numbers: string) => string;
    /** Why a number can't be a Bankleitzahl or an account number. @param found as written in the text */
    readonly refused: Readonly<Record<ReadingFault, (found: string) => string>>;
    readonly nothing: string;
    /** A Bankleitzahl, an account number, or both, inside a sentence. */
    readonly numbers: (account: Partial<Account>) => string;
  };
  /** Names the sentence in which the account is. */
  readonly readFrom: (sentence: string) => string;
  /** The words on the buttons. */
  readonly choices: {
    readonly [Code in Choice['code']]: (choice: Extract<Choice, { code: Code }>) => string;
  };
}

/** A judgement in words. */
export interface Message {
  /** What was done with the texts; or `''`. */
  readonly correction: string;
  /** The sentence in which the account is, if it was read from a longer text; or `''`. */
  readonly readFrom: string;
  /** What is to be asked or said; or `''`. */
  readonly question: string;
  /** The words on the button of each choice. */
  readonly choices: readonly string[];
}

/** Puts a judgement into words. @param words for its faults and notes, in the same language */
export function say(
  { correction, question, readFrom }: Judgement,
  answers: AnswerWords,
  words: Words,
): Message {
  return {
    correction: correction ? answers.corrections[correction] : '',
    readFrom: readFrom ? answers.readFrom(readFrom) : '',
    question: question ? questionSentence(question, answers, words) : '',
    choices: (question?.choices ?? []).map((choice) =>
      (answers.choices[choice.code] as (choice: Choice) => string)(choice),
    ),
  };
}

function questionSentence(question: Question, answers: AnswerWords, words: Words): string {
  if (question.code === 'refusal') return noteSentence(question.note, words);
  if (question.code === 'unread') return unreadSentence(question.reading, answers);
  if (question.code !== 'fault')
    return (answers.questions[question.code] as (question: Question) => string)(question);
  if (question.of === 'iban') return words.iban(question.fault, question.iban);
  return question.of === 'blz' ? words.blz(question.fault) : words.kontonummer(question.fault);
}

function unreadSentence(reading: UnreadReading, { unread }: AnswerWords): string {
  switch (reading.code) {
    case 'unclear':
      return unread.unclear(
        reading.candidates.map((one) => ('iban' in one ? `IBAN ${group(one.iban)}` : unread.numbers(one))),
      );
    case 'contradiction':
      return unread.contradiction(group(reading.iban), unread.numbers(reading));
    case 'refused':
      return unread.refused[reading.fault](reading.found);
    case 'nothing':
      return unread.nothing;
  }
}

/**
 * The sentence about the reading of a row that is not an account; `''` for an IBAN and an account.
 *
 * @param skipped the sentence about a title or a total
 */
export function readingSentence(
  reading: Exclude<RowReading, { code: 'no-account' }>,
  answers: AnswerWords,
  skipped: string,
): string {
  const { missing, 'which-number': whichNumber, 'not-whole': notWhole } = answers.questions;
  switch (reading.code) {
    case 'iban':
    case 'account':
      return '';
    case 'incomplete':
      return missing({ of: 'blz' in reading ? 'kontonummer' : 'blz' });
    case 'which-number':
      return `${whichNumber(reading)} ${missing({ of: 'blz' })}`;
    case 'not-whole':
      return notWhole(reading);
    case 'skipped':
      return skipped;
    default:
      return unreadSentence(reading, answers);
  }
}
