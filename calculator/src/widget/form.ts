import { calculator } from '../calculator.ts';
import { PRIVATE } from '../messages/widget.ts';
import { element } from './element.ts';
import { makeField } from './field.ts';
import type { Mode, Result } from './modes.ts';
import { makeResult } from './result.ts';

/**
 * Makes the form of a widget.
 *
 * @param host the element of the page. The event `iban-rechner` is sent on it: with each result, and with `null` when a
 *   shown result is removed because a field has changed
 */
export function makeForm(host: HTMLElement, mode: Mode): HTMLFormElement {
  const fields = mode.fields.map(makeField);
  const [first] = fields;
  // The first field of every other mode takes a BLZ.
  if (first && mode.ask !== 'validate') first.input.value = host.dataset['blz'] ?? '';
  const result = element('output');
  // A screen reader then reads out "Kopiert" alone, not the whole result again.
  result.setAttribute('aria-atomic', 'false');
  const form = element(
    'form',
    ...fields.map(({ row }) => row),
    element('button', mode.action),
    result,
    element('small', PRIVATE),
  );
  form.lang = 'de';
  form.dir = 'ltr';
  // The fields inherit these two from the form.
  form.autocapitalize = 'characters';
  form.spellcheck = false;

  const tellPage = (answer: object | null) => {
    const detail = { mode: mode.name, result: answer };
    host.dispatchEvent(new CustomEvent('iban-rechner', { detail, bubbles: true, composed: true }));
  };
  form.onsubmit = () => {
    const typed = fields.map(({ input }) => input.value);
    const [faulty] = fields.filter((field) => !field.check());
    const answer: Result = calculator[mode.ask](typed[0], typed[1]);
    faulty?.input.focus();
    result.replaceChildren(...(faulty ? [] : makeResult(mode, answer, typed[0])));
    tellPage(answer);
    // The browser must not send the form.
    return false;
  };
  form.oninput = () => {
    if (!result.firstChild) return;
    result.replaceChildren();
    tellPage(null);
  };
  return form;
}
