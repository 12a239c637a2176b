import { GERMAN_DOUBTS } from '../../answers/de.ts';
import { withoutPrototype } from '../../iban/own-properties.ts';
import { ENGLISH_ELEMENTS, type Sharing, sharedOf, type ViewWords } from '../shared.ts';
import { NO_DIGIT } from './banks-meant.ts';
import { GERMAN_WIDGET } from './de.ts';
import { showFault } from './line.ts';
import type { Asked } from './reading.ts';
import { type Judged, type PageFunctions, repliesOf } from './reply.ts';
import { makeResult } from './result.ts';
import type { Mode } from './widget.ts';

const GERMAN: ViewWords = { doubts: GERMAN_DOUBTS, widget: GERMAN_WIDGET };

/** Shows results in the output of a widget, and reports them to the page with events. */
export function makeAnswers(
  name: Mode[0],
  host: HTMLElement,
  inputs: readonly HTMLInputElement[],
  output: HTMLOutputElement,
  calculator: Sharing,
) {
  const shared = sharedOf(calculator);
  const isEnglish = () => host.matches(ENGLISH_ELEMENTS);
  const wordsNow = (): ViewWords => (isEnglish() && shared.english) || GERMAN;
  /** The functions of the page, but with the widget's language, not with the one that the page has chosen. */
  function functionsNow(): PageFunctions {
    const { german = calculator, english } = withoutPrototype(shared.languages);
    return isEnglish() && english ? { ...german, ...english } : german;
  }
  const typed = (): Asked => ({ mode: name, texts: inputs.map(({ value }) => value) });

  function dispatch(mode: Mode[0], result: object | null): void {
    const detail = { mode, result };
    host.dispatchEvent(new CustomEvent('iban-rechner', { detail, bubbles: true, composed: true }));
    shared.hearResult?.(host, result);
  }

  function withdraw(): void {
    output.removeAttribute('data-state');
    output.replaceChildren();
    if (answers.shown) dispatch(answers.shown.mode, null);
    answers.shown = undefined;
  }

  /** @param judged what banken.js has found in the texts already @returns the first field with a fault */
  function show(asked: Asked, judged?: Judged): HTMLInputElement | undefined {
    const words = wordsNow();
    const functions = functionsNow();
    const reply = repliesOf(functions, words.widget, judged)[asked.mode](...asked.texts);
    const faults = inputs.map((_, place) => (asked.mode === name ? reply.faults[place] : undefined));
    if (name !== 'validate' && shared.findBanks && faults[0] && NO_DIGIT.test(asked.texts[0] ?? ''))
      faults[0] = words.widget.nameFault;
    for (const [place, input] of inputs.entries())
      showFault(input, faults[place] ? words.widget.fault + faults[place] : '');
    const faulty = inputs.find((_, place) => faults[place]);
    answers.shown = faulty ? undefined : asked;
    // The name that customers know, if embed.js has it: ING, not ING-DiBa.
    const usual = shared.parts?.findBank?.(reply.known?.iban ?? asked.texts[0] ?? '');
    const bank = reply.bank ? { ...reply.bank, name: (usual ?? reply.bank).name } : null;
    const { state, elements } = makeResult(
      { ...reply, bank },
      asked.mode === 'build' ? 'build' : 'check',
      functions,
      words,
    );
    output.dataset['state'] = state;
    output.replaceChildren(...(faulty ? [] : elements));
    dispatch(asked.mode, reply.result);
    return faulty;
  }

  const answers = {
    /** What the output answers; undefined if it has no result. */
    shown: undefined as Asked | undefined,
    isEnglish,
    wordsNow,
    typed,
    show,
    withdraw,
  };
  return answers;
}
