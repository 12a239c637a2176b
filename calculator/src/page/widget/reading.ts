import type { Meaning, Choice as PossibleAnswer } from '../../answers/judgement.ts';
import { group } from '../../iban/clean.ts';
import type { Knowing } from '../whole.ts';
import type { Mode } from './widget.ts';

/** Something to ask the functions: the mode whose function answers, and the texts for it. */
export interface Call {
  readonly mode: Mode[0];
  readonly texts: readonly string[];
}

/** What the form does once the visitor has chosen an answer. */
export type Step =
  /** The function of another mode answers. */
  | Call
  /** The fields get these texts; undefined ones stay. Without an empty field, the form is submitted. */
  | {
      readonly fill: ReadonlyArray<string | undefined>;
      /** The Bankleitzahl that is gone, if the text of the first field takes its place: see Typed. */
      readonly former?: string;
    };

/** A text that was inserted in one step into the field at this place. */
export interface Inserted {
  readonly place: number;
  readonly text: string;
}

export type JudgedForm = ReturnType<typeof judgeForm>;

/** What the fields of each mode ask for. */
const MEANINGS: Readonly<Record<Mode[0], readonly Meaning[]>> = {
  validate: ['iban'],
  build: ['blz', 'kontonummer'],
  lookup: ['bank'],
};

/** Questions that the fields or the result show. */
const SAID_ELSEWHERE = /^(?:fault|missing|refusal)$/;

/**
 * Judges the texts of a form.
 *
 * @param former the Bankleitzahl that is gone, in whose place the visitor has put that of its successor
 */
export function judgeForm(
  mode: Mode[0],
  texts: readonly string[],
  isEnglish: boolean,
  inserted: Inserted | undefined,
  former: string | undefined,
  { judge }: Knowing,
) {
  const typed = texts.map((text, place) => ({
    meaning: MEANINGS[mode][place] ?? 'iban',
    ...(inserted?.place === place ? { text: inserted.text, isInserted: true } : { text }),
    ...(place === 0 && { former }),
  }));
  const { judgement, said } = judge(typed, isEnglish);
  const { question } = judgement;
  const isAsked = question !== null && !SAID_ELSEWHERE.test(question.code);
  const choices = (question?.choices ?? []).map(
    (choice, place) => [said.choices[place] ?? '', stepOf(choice, mode, judgement.name)] as const,
  );
  return {
    judgement,
    judged: { iban: judgement.iban, refusal: question?.code === 'refusal' ? said.question : undefined },
    /** Whether there is something to ask, so that the form has no result. */
    isAsked,
    // On a submit, the result names the sentence that was read.
    sentence: isAsked
      ? said.question
      : [said.correction, inserted && said.readFrom].filter(Boolean).join(' '),
    readFrom: said.readFrom,
    choices: isAsked ? choices : [],
    /** What to do about a refusal, which is the result. */
    offers: question?.code === 'refusal' ? choices : [],
  };
}

/** A form without a field for the answer asks another function. @param name of a bank beside the account number */
function stepOf(answer: PossibleAnswer, mode: Mode[0], name: string): Step {
  if ('iban' in answer)
    return mode === 'build' ? { mode: 'validate', texts: [answer.iban] } : { fill: [group(answer.iban)] };
  if (answer.code === 'kontonummer') return { fill: [name || undefined, answer.kontonummer] };
  if (answer.code === 'blz') return { fill: [answer.blz, ''] };
  if (answer.code === 'search') return { fill: [answer.text] };
  if (answer.code === 'successor') return { fill: [answer.blz], former: answer.former };
  const texts = [answer.blz, answer.kontonummer];
  return mode === 'validate' ? { mode: 'build', texts } : { fill: texts };
}
