import type { Words } from '../words/words.ts';
import type { Choice, Judgement, Question, Told } from './judgement.ts';

/** The sentences of a language about judgements. */
export interface AnswerWords {
  readonly told: Readonly<Record<Told, string>>;
  readonly questions: {
    readonly [Code in Question['code']]: (
      question: Extract<Question, { code: Code }>,
      words: Words,
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

/** Says a judgement. @param words for its faults and notes, in the same language */
export function say({ told, question }: Judgement, answers: AnswerWords, words: Words): Said {
  return {
    told: told ? answers.told[told] : '',
    question: question
      ? (answers.questions[question.code] as (question: Question, words: Words) => string)(question, words)
      : '',
    choices: (question?.choices ?? []).map((choice) =>
      (answers.choices[choice.code] as (choice: Choice) => string)(choice),
    ),
  };
}
