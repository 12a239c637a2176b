import { shared } from '../calculator.ts';
import { LANGUAGE, PRIVATE, WAITING } from '../words/de/widget.ts';
import { element } from './element.ts';
import { makeField } from './field.ts';
import type { loadParts } from './load-parts.ts';
import type { Mode } from './modes.ts';
import { ownLabel } from './own-label.ts';
import { makeResult } from './result.ts';

/** How long a submit waits for parts that are under way, and when it says so, in milliseconds. */
const MAX_WAIT_MS = 3000;
const TELL_AFTER_MS = 300;

/** The form of a widget. */
export interface Form {
  readonly form: HTMLFormElement;
  /** Makes a result that is shown anew, since a part has come. */
  readonly refresh: () => void;
  /** Removes the result, and drops a submit that waits. */
  readonly withdraw: () => void;
}

/**
 * Makes the form of a widget. en.js has this function, too, with English words.
 *
 * @param host the element of the page. The event `iban-rechner` is sent on it: with each result, and with `null` when a
 *   shown result is removed because a field has changed
 * @param loadFrom that of embed.js: it knows where the parts are, and which have come
 */
export function makeForm(host: HTMLElement, mode: Mode, loadFrom: typeof loadParts): Form {
  const fields = mode.fields.map((field, place) =>
    makeField(field, host, mode.fields[place + 1] ? 'next' : 'go'),
  );
  const output = element('output');
  // A screen reader then reads out "Kopiert" alone, not the whole result again.
  output.setAttribute('aria-atomic', 'false');
  const form = element(
    'form',
    ...fields.map(({ row }) => row),
    element('button', ownLabel(host, 'button', mode.action)),
    output,
    element('small', PRIVATE),
  );
  // en.js tells by it whether the form that it replaces has the same fields.
  form.name = mode.name;
  form.lang = LANGUAGE;
  form.dir = 'ltr';
  // The fields inherit these two from the form.
  form.autocapitalize = 'characters';
  form.spellcheck = false;

  /** Whether the output shows a result for the texts in the fields. */
  let hasResult = false;
  /** Counts submits and changes: a submit that waits is dropped when the next one comes. */
  let turn = 0;
  const dispatchResult = (result: object | null) => {
    const detail = { mode: mode.name, result };
    host.dispatchEvent(new CustomEvent('iban-rechner', { detail, bubbles: true, composed: true }));
  };
  const load = () => loadFrom(host.dataset['parts'] === 'none' ? [] : mode.parts);

  /** Asks once, and shows what comes of it. Returns the first field with a fault. */
  function show() {
    const reply = shared.replies[mode.name](...fields.map(({ input }) => input.value));
    const [faulty] = fields.filter(({ tell }, place) => tell(reply.faults[place]));
    hasResult = !faulty;
    output.replaceChildren(...(faulty ? [] : makeResult(reply)));
    dispatchResult(reply.result);
    return faulty;
  }

  async function submit(): Promise<void> {
    const { activeElement } = document;
    const started = ++turn;
    const telling = setTimeout(() => {
      if (turn === started) output.replaceChildren(element('p', WAITING));
    }, TELL_AFTER_MS);
    // Whatever was typed: a script may submit a form that never had the focus.
    await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    clearTimeout(telling);
    // The reader may fill the fields, or has said that no account is clear.
    if (turn !== started || shared.readFields?.(form)) return;
    const faulty = show();
    // Who has gone on to another field of the page meanwhile stays there.
    if (activeElement === document.activeElement) faulty?.input.focus();
  }

  function withdraw(): void {
    turn++;
    output.replaceChildren();
    if (hasResult) dispatchResult(null);
    hasResult = false;
  }

  form.addEventListener('focusin', load);
  form.onsubmit = () => {
    submit();
    // The browser must not send the form.
    return false;
  };
  form.oninput = withdraw;
  return {
    form,
    withdraw,
    refresh() {
      if (hasResult) show();
    },
  };
}
