import { ENGLISH_ELEMENTS, type Shared } from '../shared.ts';
import { type Knowing, withUsualName } from '../whole.ts';
import { showFault } from './line.ts';
import { bankNaming } from './name-bank.ts';
import type { Call } from './reading.ts';
import { type Judged, repliesOf } from './reply.ts';
import { makeResult } from './result.ts';
import { NO_DIGIT } from './suggest-banks.ts';
import type { Mode, Widget } from './widget.ts';

/** Shows results in the output of a widget, and reports them to the page with events. */
export function makeAnswers(
  widget: Widget,
  host: HTMLElement,
  inputs: readonly HTMLInputElement[],
  output: HTMLOutputElement,
  knowing: Knowing,
  shared: Shared,
) {
  const [name] = widget.mode;
  const isEnglish = () => host.matches(ENGLISH_ELEMENTS);
  /** The functions and words of the widget's language, not of the one that the page has chosen for its own calls. */
  const localized = () => knowing.localized(isEnglish());
  const typed = (): Call => ({ mode: name, texts: inputs.map(({ value }) => value) });
  const nameBank = bankNaming(widget);

  function dispatch(mode: Mode[0], result: object | null): void {
    const detail = { mode, result };
    host.dispatchEvent(new CustomEvent('iban-rechner', { detail, bubbles: true, composed: true }));
    nameBank(localized().functions);
    offerGiroCode(host, result, shared);
  }

  /** Whether the result calls the text of the first field wrong. */
  let isWrong = false;

  function withdraw(): void {
    if (isWrong) inputs[0]?.setAttribute('aria-invalid', 'false');
    isWrong = false;
    output.removeAttribute('data-state');
    output.replaceChildren();
    if (answers.shown) dispatch(answers.shown.mode, null);
    answers.shown = undefined;
  }

  /** @param readFrom names the sentence that was read @param judged what was found in the texts already @returns the first field with a fault */
  function show(asked: Call, judged?: Judged, readFrom = ''): HTMLInputElement | undefined {
    const spoken = localized();
    const { fault, nameFault } = spoken.words.widget;
    const reply = repliesOf(spoken, judged)[asked.mode](...asked.texts);
    const faults = inputs.map((_, place) => (asked.mode === name ? reply.faults[place] : undefined));
    if (name !== 'validate' && faults[0] && NO_DIGIT.test(asked.texts[0] ?? '')) faults[0] = nameFault;
    for (const [place, input] of inputs.entries())
      showFault(input, faults[place] ? fault + faults[place] : '');
    const faulty = inputs.find((_, place) => faults[place]);
    answers.shown = faulty ? undefined : asked;
    const bank = reply.bank && withUsualName(reply.bank, reply.known?.iban ?? asked.texts[0] ?? '');
    const { state, elements } = makeResult(
      { ...reply, bank: bank ?? null },
      asked.mode === 'build' ? 'build' : 'check',
      spoken,
      readFrom,
    );
    isWrong = !faulty && reply.wrong !== undefined;
    if (isWrong) inputs[0]?.setAttribute('aria-invalid', 'true');
    output.dataset['state'] = state;
    output.replaceChildren(...(faulty ? [] : elements));
    dispatch(asked.mode, reply.result);
    return faulty;
  }

  const answers = {
    /** What the output answers; undefined if it has no result. */
    shown: undefined as Call | undefined,
    isEnglish,
    localized,
    nameBank: () => nameBank(localized().functions),
    typed,
    show,
    withdraw,
  };
  return answers;
}

/** In a widget with `data-girocode`, girocode.js offers a code for a confirmed IBAN. It loads with the first result. */
async function offerGiroCode(host: HTMLElement, result: object | null, { load, whole }: Shared) {
  if (!host.hasAttribute('data-girocode') || !whole) return;
  if (!whole.offerGiroCode) await load('girocode', () => whole.offerGiroCode);
  whole.offerGiroCode?.(host, result);
}
