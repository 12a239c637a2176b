import { FAULT } from '../words/de/widget.ts';
import { element } from './element.ts';
import type { Field } from './modes.ts';
import { ownLabel } from './own-label.ts';

/**
 * Makes a field with its label. The fault stands inside the label, so screen readers read out both with the field.
 *
 * @param enterKeyHint what the key that submits says on a phone
 */
export function makeField({ name, label, inputMode }: Field, host: HTMLElement, enterKeyHint: string) {
  const input = element('input');
  const fault = element('strong');
  input.autocomplete = 'off';
  input.inputMode = inputMode;
  input.enterKeyHint = enterKeyHint;
  if (name === 'blz') input.value = host.dataset[name] ?? '';

  return {
    input,
    row: element('label', ownLabel(host, name, label), fault, input),
    /** Shows a fault of the typed text, or removes the last one. Returns whether there is one. */
    tell(sentence: string | undefined): boolean {
      fault.textContent = sentence ? FAULT + sentence : '';
      input.setAttribute('aria-invalid', String(!!sentence));
      return !!sentence;
    },
  };
}
