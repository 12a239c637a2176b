import type { Calculator, FullCalculator, ThreeFunctions } from '../answers/api.ts';
import type { Judgement, Typed } from '../answers/judgement.ts';
import type { Message } from '../answers/say.ts';
import type { Knowledge } from './iban-field/judge.ts';
import type { Load } from './load.ts';
import type { Widget } from './widget/widget.ts';

/** The key of IbanRechner for what our scripts share. A symbol, since no page uses it as a name. */
export const SHARED = Symbol.for('iban-rechner');

/** State shared between our scripts. */
export interface Shared {
  /** The widgets of the page, by their elements. */
  readonly widgets: WeakMap<HTMLElement, Widget>;
  /** Loads a script from where the first one came. */
  readonly load: Load;
  /** Everything, once rechner.js has run. */
  whole?: Whole;
  /** From rechner.js: gives a new widget of embed.js the good view. */
  takeOver?: (widget: Widget) => void;
}

/** What rechner.js knows and does beside the functions of IbanRechner. */
interface Whole {
  /** In German, for our worker for lists, which also asks what pages can't. */
  readonly functions: FullCalculator;
  /** Judges texts, and says the result in the language of IbanRechner, or in the one that is asked for. */
  judge(
    typed: readonly Typed[],
    isEnglish?: boolean,
  ): { readonly judgement: Judgement; readonly said: Message };
  /** What an `<iban-field>` asks. */
  knowledge(isEnglish: boolean): Knowledge;
  /** From girocode.js: offers a GiroCode for the result of a widget if its IBAN is confirmed. */
  offerGiroCode?: (host: HTMLElement, result: object | null) => void;
}

/** What a page has as IbanRechner: the three functions of embed.js, with rechner.js all of them. */
export interface PageCalculator extends ThreeFunctions, Partial<Omit<Calculator, keyof ThreeFunctions>> {
  readonly [SHARED]: Shared;
  /** The language in which the functions of rechner.js answer: `en`, or else German. */
  language?: unknown;
}

/** IbanRechner; undefined if neither embed.js nor rechner.js has run. An element with this id has no such function. */
export function calculatorOfPage(): PageCalculator | undefined {
  const { IbanRechner } = window as { IbanRechner?: PageCalculator };
  // A field called `validate` in a form with this id is not a function: only functions have `call`.
  return IbanRechner?.validate?.call ? IbanRechner : undefined;
}

export const wholeOfPage = () => calculatorOfPage()?.[SHARED].whole;

/** The event of the window when rechner.js has run. */
export const WHOLE_EVENT = 'iban-rechner-ready';

/** The selector of what speaks English: the nearest `lang` decides, or an own `data-lang`. */
export const ENGLISH_ELEMENTS = '[data-lang|=en i],:lang(en):not([data-lang])';
