import type { Calculator, ThreeFunctions } from '../answers/api.ts';
import type { DoubtSentences } from '../answers/doubt.ts';
import type { Judgement, Typed } from '../answers/judgement.ts';
import type { SpokenFunctions } from '../answers/make-calculator.ts';
import type { Parts, Words } from '../answers/parts.ts';
import type { AnswerWords, Said } from '../answers/say.ts';
import type { BankWithBlz } from '../iban/bic.ts';
import { hasOwn, withoutPrototype } from '../iban/own-properties.ts';
import type { HintWords } from './iban-field/de.ts';
import type { WidgetWords } from './widget/de.ts';
import type { ScriptName, Widget } from './widget/widget.ts';

/**
 * The key of IbanRechner for what our scripts share. A symbol, since no page uses it as a name. Another one takes its
 * place when the interface of the parts changes: scripts of different versions then don't share parts.
 */
export const SHARED = Symbol.for('iban-rechner');

export interface ViewWords {
  readonly doubts: DoubtSentences;
  readonly widget: WidgetWords;
}

/** What the scripts leave on IbanRechner for each other. */
export interface Shared {
  /** The parts that have loaded. */
  parts?: Parts;
  /** From embed.js: the widgets of the page, by their elements. Missing before version 0.5.0, and in old browsers. */
  widgets?: WeakMap<HTMLElement, Widget>;
  /** From formular.js or banken.js: gives each new widget of embed.js the good view. */
  takeOver?: (widget: Widget) => void;
  /** From embed.js, called when another script has loaded: makes the results of all widgets again. */
  refresh?: (name: ScriptName) => void;
  /** From embed.js: loads scripts from its own folder, each once, and none that the page loads itself. */
  load?: (names: readonly ScriptName[]) => unknown;
  /**
   * From banken.js, for widgets, feld.js and pages with their own fields: judges texts, and says the result in the
   * language of IbanRechner, or in the one that is asked for. Undefined if the page has polluted the prototypes.
   */
  judge?: (
    typed: readonly Typed[],
    isEnglish?: boolean,
  ) => { readonly judgement: Judgement; readonly said: Said } | undefined;
  /** From banken.js, for the widgets: the banks that a BIC or words of name and city may mean. */
  findBanks?: (text: string) => readonly BankWithBlz[];
  /** From formular.js: takes each result of a widget's good view, and null when it is withdrawn. */
  hearResult?: (host: HTMLElement, result: object | null) => void;
  /** From girocode.js: offers a GiroCode for the result of a widget if its IBAN is confirmed. */
  offerGiroCode?: (host: HTMLElement, result: object | null) => void;
  /** From en.js: the English words, for the widgets and banken.js. */
  english?: ViewWords & { readonly answers: AnswerWords; readonly words: Words };
  /** From en.js: the functions in both languages, whatever `language` the page has chosen. */
  languages?: { readonly german: Sharing; readonly english: SpokenFunctions & { readonly words: HintWords } };
}

/** The functions that a page has. */
export interface Sharing extends ThreeFunctions, Partial<Pick<Calculator, 'explainIban'>> {
  [SHARED]?: Shared;
  /** The language in which they answer, see en.ts. */
  language?: unknown;
}

/** Before version 0.5.0, embed.js left nothing. */
export function sharedOf(calculator: Sharing): Shared {
  calculator[SHARED] ??= withoutPrototype({});
  return calculator[SHARED];
}

/** The parts that a calculator has. They stay the same object when others come. */
export function partsOf(calculator: Sharing): Parts {
  const shared = sharedOf(calculator);
  // The short list of embed.js, also of an older one. The parts replace the function that knows it, and have no list.
  const { lookupBic } = calculator;
  const findBank = (blz: string) => {
    const bank = lookupBic(blz);
    return hasOwn(bank, 'name') ? bank : null;
  };
  shared.parts ??= withoutPrototype({ findBank });
  return shared.parts;
}

/** IbanRechner of embed.js; undefined if that has not run. An element with this id has no function `validate`. */
export function calculatorOfPage(): Sharing | undefined {
  const { IbanRechner } = window as { IbanRechner?: Sharing };
  return typeof IbanRechner?.validate === 'function' ? IbanRechner : undefined;
}

/** Calls a function with IbanRechner of embed.js: now, or if embed.js has not run yet, as soon as it has. */
export function withCalculator(use: (calculator: Sharing) => void): void {
  function run(): Sharing | undefined {
    const calculator = calculatorOfPage();
    if (calculator) use(calculator);
    return calculator;
  }
  if (!run()) addEventListener('iban-rechner-ready', run);
}

/** The selector of what speaks English: the nearest `lang` decides, or an own `data-lang`. */
export const ENGLISH_ELEMENTS = '[data-lang|=en i],:lang(en):not([data-lang])';
