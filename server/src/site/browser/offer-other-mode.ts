import type { Reading } from '../../calculator/functions.ts';
import { calculator } from './calculator.ts';
import { chooseMode, fieldsOf, fill, type Mode } from './widgets.ts';
import { HOME_WORDS } from './words/home-words.ts';

const WORDS = HOME_WORDS.offer;

/**
 * Offers to change the mode if a text belongs into the other one: an IBAN into „IBAN prüfen“, Bankleitzahl and Kontonummer
 * into „IBAN berechnen“. The widget reads the texts. Only our page has several modes to choose from.
 */
export function offerOtherMode(): void {
  offerIn('build', (reading, sentence) =>
    reading.code === 'iban' ? [sentence, buttonToCheck(reading.iban)] : [],
  );
  offerIn('validate', (reading) =>
    reading.code === 'account'
      ? [WORDS.areNumbers, button(WORDS.calculate, () => submitIn('build', reading.blz, reading.kontonummer))]
      : [],
  );
}

/** @param offerFor returns a sentence and a button, or nothing */
function offerIn(
  mode: Mode,
  offerFor: (reading: Reading, sentence: string) => ReadonlyArray<string | Element>,
): void {
  const panel = document.querySelector(`.panel-${mode}`);
  const offer = panel?.querySelector('.offer');
  if (!panel || !offer) return;
  const show = (parts: ReadonlyArray<string | Element>) =>
    offer.replaceChildren(...parts.flatMap((part) => [part, ' ']));
  panel.addEventListener('iban-rechner-read', (event) => {
    const { reading, sentence } = (event as CustomEvent).detail;
    const parts = offerFor(reading, sentence);
    show(parts);
    // Then the widget says nothing about it.
    if (parts.length > 0) event.preventDefault();
  });
  // Heard before the widget hears it, and so before what the widget reads. Input events leave its shadow root.
  panel.addEventListener(
    'input',
    (event) => {
      const [field] = event.composedPath() as HTMLInputElement[];
      const isIban = mode === 'build' && field && calculator().validate(field.value).valid;
      show(isIban ? [WORDS.isIban, buttonToCheck(field.value)] : []);
    },
    true,
  );
  panel.addEventListener('iban-rechner', (event) => {
    if ((event as CustomEvent).detail.result?.iban) show([]);
  });
}

const buttonToCheck = (iban: string) => button(WORDS.check, () => submitIn('validate', grouped(iban)));

function button(label: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', action);
  return element;
}

/** Shows another mode, fills its fields with these texts, and submits it. */
function submitIn(mode: Mode, ...texts: readonly string[]): void {
  chooseMode(mode);
  const fields = fieldsOf(mode);
  for (const [index, text] of texts.entries()) fill(fields[index], text);
  fields[0]?.focus();
  fields[0]?.form?.requestSubmit();
}

/** Capitals and digits in groups of four. */
function grouped(iban: string): string {
  return iban.replace(/[^a-z\d]/gi, '').replace(/.{4}(?=.)/g, '$& ');
}
