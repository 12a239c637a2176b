import { calculator } from '../calculator.ts';
import { chooseMode, fieldsOf, fill, type Mode } from '../widgets.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { type Pasted, readPasted } from './read-pasted.ts';

const WORDS = HOME_WORDS.paste;

/** What the line below the fields shows: nothing, a sentence, or a sentence and a button. */
type Offer = ReadonlyArray<string | Element>;

/**
 * Reads what visitors paste or drop into the calculator: BLZ and account number at once, with any words around them, or
 * an IBAN. A typed text stays as it is, since nobody can tell what it will become.
 *
 * This is no part of the widget, because only our page has several modes to choose from.
 */
export function recognisePaste(): void {
  listen('build', {
    pasted: ({ iban, ...numbers }, field) => (iban ? offerCheck(iban) : takeNumbers(numbers, field)),
    typed: (text) => (calculator().validate(text).valid ? offerCheck(text) : []),
  });
  listen('validate', {
    pasted: ({ iban, blz, kontonummer }, field) => {
      if (iban) takeIban(iban, field);
      return blz && kontonummer ? offerCalculation(blz, kontonummer) : [];
    },
    typed: () => [],
  });
}

interface Answers {
  readonly pasted: (pasted: Pasted, field: HTMLInputElement) => Offer;
  readonly typed: (text: string) => Offer;
}

function listen(mode: Mode, answers: Answers): void {
  const panel = document.querySelector(`.panel-${mode}`);
  const offer = panel?.querySelector('.offer');
  if (!panel || !offer) return;
  // The field itself drops line breaks. The clipboard's text still has them.
  let inserted = '';
  const keep = (data: DataTransfer | null) => {
    inserted = data?.getData('text/plain') ?? '';
  };
  panel.addEventListener('paste', (event) => keep((event as ClipboardEvent).clipboardData));
  panel.addEventListener('drop', (event) => keep((event as DragEvent).dataTransfer));
  // Input events leave the widget's shadow root; the composed path begins with the field.
  panel.addEventListener('input', (event) => {
    const [field] = event.composedPath() as HTMLInputElement[];
    if (!field) return;
    const isInserted = /^insertFrom(Paste|Drop)$/.test((event as InputEvent).inputType);
    const pasted = isInserted && (readPasted(field.value, isKnownBlz) ?? readPasted(inserted, isKnownBlz));
    offer.replaceChildren(...(pasted ? answers.pasted(pasted, field) : answers.typed(field.value)));
  });
  panel.addEventListener('iban-rechner', (event) => {
    if ((event as CustomEvent).detail.result?.iban) offer.replaceChildren();
  });
}

/** Puts each number into its own field. If the text was pasted into the other field, that one becomes empty. */
function takeNumbers({ blz, kontonummer }: Pasted, field: HTMLInputElement): Offer {
  const [blzField, kontonummerField] = fieldsOf('build');
  if (blz) fill(blzField, blz);
  if (kontonummer) fill(kontonummerField, kontonummer);
  if (blz && kontonummer) return [WORDS.bothTaken];
  if (field === (blz ? blzField : kontonummerField)) return [];
  fill(field, '');
  return [blz ? WORDS.blzTaken : WORDS.kontonummerTaken];
}

/** Removes the words around a pasted IBAN. An IBAN alone stays as it was pasted. */
function takeIban(iban: string, field: HTMLInputElement): void {
  const compact = field.value.replace(/[^a-z\d]/gi, '').toUpperCase();
  if (compact.replace(/^IBAN/, '') !== iban) fill(field, grouped(iban));
}

function offerCheck(iban: string): Offer {
  const isIban = calculator().validate(iban).valid;
  const sentence = `${isIban ? WORDS.isIban : WORDS.looksLikeIban} `;
  return [sentence, button(WORDS.check, () => submitIn('validate', grouped(iban)))];
}

function offerCalculation(blz: string, kontonummer: string): Offer {
  const action = () => submitIn('build', blz, kontonummer);
  return [`${WORDS.areNumbers} `, button(WORDS.calculate, action)];
}

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

/** Whether there is such a bank: among all banks once they are loaded, before that among the best known. */
function isKnownBlz(blz: string): boolean {
  return !('notFound' in calculator().lookupBic(blz));
}
