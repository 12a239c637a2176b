import { withoutPrototype } from '../without-prototype.ts';
import { FAULT } from '../words/de/widget.ts';
import { element } from './element.ts';
import type { Field } from './modes.ts';

/** Makes a field with its label. The fault stands inside the label, so screen readers read out both with the field. */
export function makeField(field: Field) {
  const { label, isNumber } = withoutPrototype(field);
  const input = element('input');
  const fault = element('strong');
  input.autocomplete = 'off';
  if (isNumber) input.inputMode = 'numeric';

  return {
    input,
    row: element('label', label, fault, input),
    /** Shows a fault of the typed text, or removes the last one. Returns whether there is one. */
    tell(sentence: string | undefined): boolean {
      fault.textContent = sentence ? FAULT + sentence : '';
      input.setAttribute('aria-invalid', String(!!sentence));
      return !!sentence;
    },
  };
}
