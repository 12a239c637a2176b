import { type Pasted, readPasted } from './read-pasted.ts';

/** What embed.js gives the page. */
interface Calculator {
  validate(text: string): { valid: boolean };
  lookupBic(blz: string): object;
}

/** What stands below the fields: nothing, a sentence, or a sentence and a button. */
type Offer = ReadonlyArray<string | Element>;

const TAKEN = 'Bankleitzahl und Kontonummer übernommen.';

/**
 * Understands what people paste or drop into the calculator: BLZ and account number at once, with whatever words are
 * around them, or an IBAN. What is typed stays as it is, since nobody knows yet which number it will be.
 *
 * Beside the widget rather than in it: a page of ours can show a mode for each task, a foreign one has what it chose.
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

function listen(mode: string, answers: Answers): void {
  const panel = document.querySelector(`.panel-${mode}`);
  const offer = panel?.querySelector('.offer');
  if (!panel || !offer) return;
  // The field itself drops line breaks, so the text is kept as it came.
  let inserted = '';
  const keep = (data: DataTransfer | null) => {
    inserted = data?.getData('text/plain') ?? '';
  };
  panel.addEventListener('paste', (event) => keep((event as ClipboardEvent).clipboardData));
  panel.addEventListener('drop', (event) => keep((event as DragEvent).dataTransfer));
  // From inside the widget, too: these events pass its shadow root.
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

/** Puts each number into its own field. A pasted text that was something else leaves its field empty. */
function takeNumbers({ blz, kontonummer }: Pasted, field: HTMLInputElement): Offer {
  const [blzField, kontoField] = fieldsOf('build');
  if (!blzField || !kontoField) return [];
  if (blz) fill(blzField, blz);
  if (kontonummer) fill(kontoField, kontonummer);
  if (blz && kontonummer) return [TAKEN];
  const own = blz ? blzField : kontoField;
  if (field === own) return [];
  fill(field, '');
  return [blz ? 'Bankleitzahl übernommen.' : 'Kontonummer übernommen.'];
}

/** Leaves an IBAN as it was pasted, unless there is more around it. */
function takeIban(iban: string, field: HTMLInputElement): void {
  const bare = field.value.replace(/[^a-z\d]/gi, '').toUpperCase();
  if (bare.replace(/^IBAN/, '') !== iban) fill(field, grouped(iban));
}

function offerCheck(iban: string): Offer {
  const isIban = calculator().validate(iban).valid;
  const sentence = isIban ? 'Das ist eine IBAN. ' : 'Das sieht wie eine IBAN aus. ';
  return [sentence, button('IBAN prüfen', () => ask('validate', grouped(iban)))];
}

function offerCalculation(blz: string, kontonummer: string): Offer {
  const action = () => ask('build', blz, kontonummer);
  return ['Das sind Bankleitzahl und Kontonummer. ', button('IBAN berechnen', action)];
}

function button(label: string, action: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', action);
  return made;
}

/** Shows another mode, with its answer to these texts. */
function ask(mode: string, ...texts: readonly string[]): void {
  document.querySelector<HTMLInputElement>(`[name=modus][value=${mode}]`)?.click();
  const [first, second] = fieldsOf(mode);
  if (first) fill(first, texts[0] ?? '');
  if (second) fill(second, texts[1] ?? '');
  first?.focus();
  first?.form?.requestSubmit();
}

function fieldsOf(mode: string): readonly HTMLInputElement[] {
  const root = document.querySelector(`.panel-${mode} [data-iban-rechner]`)?.shadowRoot;
  return [...(root?.querySelectorAll('input') ?? [])];
}

/** As if it were typed: whoever listens to the field, hears of it. */
function fill(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

function grouped(iban: string): string {
  return iban.replace(/[^a-z\d]/gi, '').replace(/.{4}(?=.)/g, '$& ');
}

/** Whether there is such a bank: of all banks once they are loaded, else of the best known ones. */
function isKnownBlz(blz: string): boolean {
  return !('notFound' in calculator().lookupBic(blz));
}

function calculator(): Calculator {
  return (window as unknown as { IbanRechner: Calculator }).IbanRechner;
}
