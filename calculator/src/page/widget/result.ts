import { sayDoubt } from '../../answers/doubt.ts';
import { group } from '../../iban/clean.ts';
import { countryNames } from '../../iban/wording.ts';
import type { Localized } from '../whole.ts';
import type { Reply } from './reply.ts';
import { element } from './widget.ts';

/** The IBAN that a note names. Its groups stay in one line. */
const IBAN_IN_NOTE = /(DE\d\d(?: \d+){5})/;
/** How long a button shows that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/** The elements of a result, in the order in which they are read, and its state, for the style sheet. */
export function makeResult(
  { known, wrong, bank, refusal }: Reply,
  asked: 'build' | 'check',
  { functions, words }: Localized,
  readFrom: string,
) {
  if (refusal) return { state: 'refused', elements: [element('strong', refusal)] };
  const { verdicts, widget } = words;
  if (wrong) {
    const { iban, sentence, position } = wrong;
    const groups = groupsOf(iban);
    if (position !== null) markCharacter(groups, position);
    return { state: 'refused', elements: [element('em', verdicts.wrong), element('p', sentence), groups] };
  }
  const elements: HTMLElement[] = [];
  const buttons = element('div');
  const doubt = known && sayDoubt(known, asked, words.doubts);
  if (known) {
    const groups = groupsOf(known.iban);
    const right = asked === 'build' ? widget.built : verdicts.right;
    elements.push(doubt ? element('em', doubt.headline) : element('p', right));
    if (doubt?.advice) elements.push(element('p', doubt.advice));
    elements.push(groups);
    buttons.append(copyButton(doubt?.copy || widget.copyIban, groups, widget.copied));
  }
  if (known && known.country !== 'DE')
    elements.push(element('p', verdicts.foreign(countryNames(widget.language)(known.country))));
  else if (bank) elements.push(element('p', `${bank.name}, ${bank.city}`));
  if (bank?.bic) {
    const code = element('span', bank.bic);
    elements.push(element('p', widget.bic, code));
    buttons.append(copyButton(widget.copyBic, code, widget.copied));
  }
  for (const note of functions.sentences(doubt?.notes ?? known?.notes ?? [])) {
    const parts = note.split(IBAN_IN_NOTE);
    elements.push(element('p', ...parts.map((part, place) => (place % 2 ? element('span', part) : part))));
  }
  if (known && readFrom) elements.push(element('p', readFrom));
  if (buttons.firstChild) elements.push(buttons);
  const onlyBankKnows = known && !doubt && asked === 'check' ? verdicts.onlyBankKnows : '';
  const limit = [doubt?.limit ?? onlyBankKnows, ...functions.sentences(known?.basis ?? [])]
    .filter(Boolean)
    .join(' ');
  if (limit) elements.push(element('small', limit));
  return { state: doubt?.doubt ?? (known || bank ? 'confirmed' : 'unknown'), elements };
}

/** An IBAN in its groups. Margins separate them, so an IBAN that is selected by hand is copied without spaces. */
const groupsOf = (iban: string) =>
  element(
    'b',
    ...group(iban)
      .split(' ')
      .map((part) => element('span', part)),
  );

/** Marks a character of an IBAN in its groups. @param position from 1 */
function markCharacter(groups: HTMLElement, position: number): void {
  const place = groups.children[Math.floor((position - 1) / 4)];
  const text = place?.textContent ?? '';
  const at = (position - 1) % 4;
  place?.replaceChildren(text.slice(0, at), element('mark', text.slice(at, at + 1)), text.slice(at + 1));
}

function copyButton(label: string, source: HTMLElement, copied: string): HTMLButtonElement {
  const button = element('button', label);
  button.type = 'button';
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(source.textContent ?? '');
      button.textContent = copied;
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
