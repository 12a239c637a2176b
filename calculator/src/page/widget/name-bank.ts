import { type Localized, withUsualName } from '../whole.ts';
import { BIC } from './de.ts';
import { element, type Widget } from './widget.ts';

/**
 * In a form that builds IBANs, names the bank below the button until there is an IBAN.
 *
 * @returns a function that names the bank of the text in the first field. Nothing on the page may move when the good
 *   view replaces the plain one, so call it only after an event
 */
export function bankNaming({ mode, form }: Widget): (functions: Localized['functions']) => void {
  const input = form.querySelector('input');
  if (mode[0] !== 'build' || !input) return () => {};
  const line = element('span');
  line.setAttribute('aria-live', 'polite');
  // Outside the layout, an empty line adds no gap to the form.
  line.style.position = 'absolute';
  form.querySelector('output')?.after(line);
  return ({ lookupBic }) => {
    const { name, city, bic } = withUsualName(lookupBic(input.value), input.value);
    const isShown = name && !form.querySelector('output b');
    const text = isShown ? `${name}, ${city}${bic ? `, ${BIC}${bic}` : ''}` : '';
    if (line.textContent !== text) line.textContent = text;
    line.style.position = text ? '' : 'absolute';
  };
}
