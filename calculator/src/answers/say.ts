import type { Choice, Judgement, Question, Told } from './judgement.ts';
import { noteSentence } from './make-calculator.ts';
import type { Words } from './parts.ts';

/** The sentences of a language about judgements, besides those about faults and notes. */
export interface AnswerWords {
  readonly told: Readonly<Record<Told, string>>;
  readonly questions: {
    readonly [Code in Exclude<Question['code'], 'fault' | 'refusal'>]: (
      question: Extract<Question, { code: Code }>,
    ) => string;
  };
  /** The words on the buttons. */
  readonly choices: {
    readonly [Code in Choice['code']]: (choice: Extract<Choice, { code: Code }>) => string;
  };
}

/** A judgement in words. */
export interface Said {
  /** What was done with the texts; or `''`. */
  readonly told: string;
  /** What is to be asked or said; or `''`. */
  readonly question: string;
  /** The words on the button of each choice. */
  readonly choices: readonly string[];
}

/** Puts a judgement into words. @param words for its faults and notes, in the same language */
export function say({ told, question }: Judgement, answers: AnswerWords, words: Words): Said {
  return {
    told: told ? answers.told[told] : '',
    question: question ? questionSentence(question, answers, words) : '',
    choices: (question?.choices ?? []).map((choice) =>
      (answers.choices[choice.code] as (choice: Choice) => string)(choice),
    ),
  };
}

function questionSentence(question: Question, { questions }: AnswerWords, words: Words): string {
  if (question.code === 'refusal') return noteSentence(question.note, words);
  if (question.code !== 'fault')
    return (questions[question.code] as (question: Question) => string)(question);
  if (question.of === 'iban') return words.iban(question.fault, question.country);
  return question.of === 'blz' ? words.blz(question.fault) : words.kontonummer(question.fault);
}
