import type { BuiltIban, Validation } from '../api.d.ts';
import type { Reply } from '../results/reply.ts';
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

/** The fields that a result may have. */
type Fields = Partial<Record<keyof Validation | keyof BuiltIban, unknown>> & {
  readonly formatted?: string | undefined;
  readonly country?: string | null;
  readonly notes?: readonly string[] | undefined;
};

/** How long a button shows that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/** Makes the elements of a result, in the order in which they are read. @param reply to faultless texts */
export function makeResult(reply: Reply): HTMLElement[] {
  const { result, bank, refusal, confirmed, basis = LIMIT } = withoutPrototype(reply);
  if (refusal) return [element('strong', refusal)];
  const { formatted, country, notes }: Fields = withoutPrototype(result);
  const { name, city, bic } = withoutPrototype(bank);
  const lines: HTMLElement[] = [];
  const buttons = element('div');
  if (formatted) {
    // Only margins separate the groups, so an IBAN that is selected by hand is copied without spaces.
    const groups = element('b', ...formatted.split(' ').map((part) => element('span', part)));
    lines.push(confirmed ? element('p', confirmed) : element('em', COMPUTED), groups);
    buttons.append(copyButton(COPY_IBAN, groups));
  }
  if (country && country !== 'DE') lines.push(element('p', COUNTRY + countryName(country)));
  else if (name) lines.push(element('p', `${name}, ${city}`));
  else if (!notes) lines.push(element('small', UNKNOWN_BANK));
  if (bic) {
    const code = element('span', bic);
    lines.push(element('p', BIC, code));
    buttons.append(copyButton(COPY_BIC, code));
  }
  for (const note of notes ?? []) lines.push(element('p', note));
  lines.push(buttons);
  if (formatted && basis) lines.push(element('small', basis));
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
