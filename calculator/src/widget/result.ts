import type { Bank } from '../api.d.ts';
import { calculator, shared } from '../calculator.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { countryName } from '../words/de/faults.ts';
import {
  BIC,
  COMPUTED,
  COPIED,
  COPY_BIC,
  COPY_IBAN,
  COUNTRY,
  LIMIT,
  UNKNOWN_BANK,
} from '../words/de/widget.ts';
import { element } from './element.ts';
import type { Mode, Result } from './modes.ts';

/** How long a button shows that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/**
 * Makes the elements of a result, in the order in which they are read.
 *
 * @param result what the function of the mode returned for fields without a fault
 * @param typed the texts of the fields
 */
export function makeResult(mode: Mode, result: Result, typed: readonly string[]): HTMLElement[] {
  const { error, formatted, confirmed, bank, country, notes } = withoutPrototype(result);
  if (error) return [element('strong', error)];
  const lines: HTMLElement[] = [];
  const buttons = element('div');
  if (mode.confirmed) lines.push(confirmed ? element('p', mode.confirmed) : element('em', COMPUTED));
  if (formatted) {
    // Only margins separate the groups, so an IBAN that is selected by hand is copied without spaces.
    const groups = element('b', ...formatted.split(' ').map((part) => element('span', part)));
    lines.push(groups);
    buttons.append(copyButton(COPY_IBAN, groups));
  }
  const { name, city, bic }: Result & Partial<Bank> = withoutPrototype(
    bank ?? calculator.lookupBic(typed[0]),
  );
  if (country && country !== 'DE') lines.push(element('p', COUNTRY + countryName(country)));
  else if (name) lines.push(element('p', `${name}, ${city}`));
  else if (!notes) lines.push(element('small', UNKNOWN_BANK));
  if (bic) {
    const code = element('span', bic);
    lines.push(element('p', BIC, code));
    buttons.append(copyButton(COPY_BIC, code));
  }
  // The notes of a search that has found nothing say why, so they are shown as faults.
  for (const note of notes ?? []) lines.push(element(mode.confirmed ? 'p' : 'strong', note));
  lines.push(buttons);
  const hints = shared.hints?.(mode.ask, typed) || (confirmed ? '' : LIMIT);
  if (mode.confirmed && hints) lines.push(element('small', hints));
  return lines;
}

/** Makes a button that copies the text of an element, and shows for a while that it has. */
function copyButton(label: string, source: HTMLElement): HTMLButtonElement {
  const button = element('button', label);
  button.type = 'button';
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(source.textContent ?? '');
      button.textContent = COPIED;
      setTimeout(() => {
        button.textContent = label;
      }, COPIED_MS);
    } catch {
      // The page may not copy. The text is selected instead, ready to be copied by keyboard.
      getSelection()?.selectAllChildren(source);
    }
  };
  return button;
}
