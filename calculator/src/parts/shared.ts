import type { Judgement, Typed } from '../answers/judgement.ts';
import type { AnswerWords, Said } from '../answers/say.ts';
import type { ThreeFunctions } from '../api.d.ts';
import type { HintWords } from '../feld/hint-words.ts';
import { hasOwn } from '../has-own.ts';
import type { Replies } from '../results/reply.ts';
import { withoutPrototype } from '../without-prototype.ts';
import type { Words } from '../words/words.ts';
import type { Parts } from './parts.ts';

/** The scripts beside embed.js, by the word in their names. */
export type PartName = 'regeln' | 'banken' | 'laender' | 'en';

/** Makes the form of a widget, see makeForm in widget/form.ts. */
export type MakeForm = (
  host: HTMLElement,
  mode: { readonly name: string },
  loadFrom: (names: readonly PartName[]) => Promise<unknown>,
) => {
  readonly form: HTMLFormElement;
  readonly refresh: () => void;
  readonly withdraw: () => void;
};

/**
 * The key of IbanRechner for what our scripts share. A symbol, since no page uses it as a name. Another one takes its
 * place when the interface of the parts changes: scripts of different versions then don't share parts.
 */
export const SHARED = Symbol.for('iban-rechner');

type Speaking = Pick<ThreeFunctions, 'validate'>;

/** What the scripts leave on IbanRechner for each other. */
export interface Shared {
  /** The parts that have come. */
  parts?: Parts;
  /** What the widgets in German ask. Each part replaces them by ones that know more. */
  replies?: Replies;
  /**
   * Of embed.js, for the others: makes the results of all widgets anew, since a script has come.
   *
   * @param make only for `en`: makes the form of a widget in English
   */
  refresh?: (name: PartName, make?: MakeForm) => void;
  /**
   * Of embed.js, for feld.js: loads parts from where embed.js came, each once, and none that the page brings itself.
   * What was typed has no influence on this.
   */
  load?: (names: readonly PartName[]) => unknown;
  /**
   * Of banken.js, for the widgets: reads what stands in the fields of a form before they are checked. Returns whether no
   * account is clear; then the form shows no result.
   */
  readFields?: (form: HTMLFormElement) => boolean;
  /**
   * Of banken.js, for pages with fields of their own: judges their texts, and says it in the language of IbanRechner,
   * or in the one that is asked for.
   * Returns undefined if the page has polluted the prototypes.
   */
  judge?: (
    typed: readonly Typed[],
    isEnglish?: boolean,
  ) => { readonly judgement: Judgement; readonly said: Said } | undefined;
  /** Of en.js, for banken.js: the English sentences about judgements. */
  englishAnswers?: { readonly answers: AnswerWords; readonly words: Words };
  /**
   * Of en.js, for the fields of feld.js: German and English side by side, whichever the functions of the page itself
   * answer in.
   */
  languages?: { readonly german: Speaking; readonly english: Speaking & { readonly words: HintWords } };
}

/** The functions that a page has. */
export interface Sharing extends ThreeFunctions {
  [SHARED]?: Shared;
  /** The language in which they answer, see english/add-language.ts. */
  language?: unknown;
}

/** What the scripts share. Before version 0.5.0, embed.js left nothing. */
export function sharedOf(calculator: Sharing): Shared {
  calculator[SHARED] ??= withoutPrototype({});
  return calculator[SHARED];
}

/** The parts that a calculator has. They stay the same object when others come. */
export function partsOf(calculator: Sharing): Parts {
  const shared = sharedOf(calculator);
  shared.parts ??= withoutPrototype({ findBank: shortListOf(calculator) });
  return shared.parts;
}

/** The short list of embed.js, also of an older one. The parts replace the function that knows it, and have no list. */
function shortListOf({ lookupBic }: Sharing) {
  return (blz: string) => {
    const bank = lookupBic(blz);
    return hasOwn(bank, 'name') ? bank : null;
  };
}

/** IbanRechner of embed.js; undefined if that has not run. An element with this id is none: it has no such function. */
export function calculatorOfPage(): Sharing | undefined {
  const { IbanRechner } = window as { IbanRechner?: Sharing };
  return typeof IbanRechner?.validate === 'function' ? IbanRechner : undefined;
}
