import type { Bank } from '../api.d.ts';
import { calculator } from '../calculator.ts';
import { nameOfCountry } from '../messages/country.ts';
import { BIC, COPIED, COPY_BIC, COPY_IBAN, COUNTRY, UNCONFIRMED, UNKNOWN_BANK } from '../messages/widget.ts';
import { own } from '../own.ts';
import { element } from './element.ts';
import type { Mode, Result } from './modes.ts';

/** How long a button says that it has copied. */
const COPIED_MS = 2000;

/**
 * The elements of a result, in the order of reading.
 *
 * @param result what the function of the mode returned for fields without a fault
 * @param typed what stood in the first field
 */
export function makeResult({ heading, limit }: Mode, result: Result, typed?: string): HTMLElement[] {
  const { error, formatted, confirmed, bank, country, notes } = own(result);
  if (error) return [element('strong', error)];
  const lines: HTMLElement[] = [];
  const buttons = element('div');
  if (heading) lines.push(confirmed === false ? element('strong', UNCONFIRMED) : element('p', heading));
  if (formatted) {
    // The groups are apart by their margin only: selected by hand, they are copied as one word.
    const groups = element('b', ...formatted.split(' ').map((part) => element('span', part)));
    lines.push(groups);
    buttons.append(copyButton(COPY_IBAN, groups));
  }
  const { name, city, bic }: Result & Partial<Bank> = own(bank ?? calculator.lookupBic(typed));
  if (country && country !== 'DE') lines.push(element('p', COUNTRY + nameOfCountry(country)));
  else if (name) lines.push(element('p', `${name}, ${city}`));
  else if (!notes) lines.push(element('small', UNKNOWN_BANK));
  if (bic) {
    const code = element('span', bic);
    lines.push(element('p', BIC, code));
    buttons.append(copyButton(COPY_BIC, code));
  }
  // Only what a search does not find has notes and no heading: then they are the fault.
  for (const note of notes ?? []) lines.push(element(heading ? 'p' : 'strong', note));
  const below = calculator.hint?.(result) ?? limit;
  lines.push(buttons);
  if (below) lines.push(element('small', below));
  return lines;
}

/** Copies the text of an element, and says so for a while. */
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
      // Not allowed here. So the text is selected, and the person only has to press the keys for copying.
      getSelection()?.selectAllChildren(source);
    }
  };
  return button;
}
