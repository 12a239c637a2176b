import { FAULT } from '../messages/widget.ts';
import { own } from '../own.ts';
import { element } from './element.ts';
import type { Field } from './modes.ts';

/** A field with its label. The label holds the fault, too, so that both are read out with the field. */
export function makeField(field: Field) {
  const { label, isNumber, faults } = own(field);
  const input = element('input');
  const fault = element('strong');
  input.autocomplete = 'off';
  if (isNumber) input.inputMode = 'numeric';

  return {
    input,
    row: element('label', label, fault, input),
    /** Shows the first fault of what was typed, or takes the last one away. Tells whether there is one. */
    check(): boolean {
      const [sentence] = faults(input.value);
      fault.textContent = sentence ? FAULT + sentence : '';
      input.setAttribute('aria-invalid', String(!!sentence));
      return !sentence;
    },
  };
}
