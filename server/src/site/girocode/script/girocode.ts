import {
  type Choice,
  cleanIban,
  type Drawn,
  download,
  GERMAN_DOUBTS,
  type GiroCode,
  giroCode,
  giroSentence,
  group,
  isPressed,
  listenForPresses,
  pictureOf,
  savePng,
  sayDoubt,
  wholeOfPage,
} from '../../../calculator/functions.ts';
import { wholeCalculator } from '../../frame/script/calculator.ts';
import { element, find, withWholeIbans } from '../../frame/script/element.ts';
import { focusFault, showFault } from '../../frame/script/fault.ts';
import { takeIban } from '../../frame/script/iban-fragment.ts';
import { loadWholeWhenIdle, waitForWhole } from '../../frame/script/load-whole.ts';

import { fill, say } from '../../home/script/form-elements.ts';
import { button } from '../../home/script/plain-button.ts';

// The script of the page „GiroCode“.

/** Is shown beside a code whose IBAN is not confirmed. */
const DOUBT = 'Der Code enthält diese IBAN trotzdem. Klären Sie das, bevor Sie ihn verteilen.';

const WAITING = 'Wird geprüft\u00a0…';
const CALCULATED = 'IBAN aus Bankleitzahl und Kontonummer berechnet.';
/** Characters that an IBAN may have, even one with a typing error. */
const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d[\dA-Z]+$/;

/** The ids of the fields by the parts of a code. */
const FIELDS = {
  name: 'empfaenger',
  iban: 'iban',
  bic: 'bic',
  amount: 'betrag',
  text: 'zweck',
  reference: 'referenz',
} as const;
type Part = keyof typeof FIELDS;
const PARTS = Object.keys(FIELDS) as Part[];

const spoken = find('[data-spoken]');
const form = find<HTMLFormElement>('[data-girocode]');
const place = find('[data-code]');
const whole = find('[data-whole]');
/** Says what was made of the text in the field for the IBAN, and asks what is meant. */
const told = find('[data-told]');
const choices = find('[data-choices]');
const inputOf = (part: Part) => find<HTMLInputElement>(`#${FIELDS[part]}`);

let drawn: Drawn | undefined;
/** Counts the changes, so that a late answer is not shown beside another input. */
let state = 0;

/** A code that no longer matches the fields must not be saved. */
function withdraw(): void {
  state++;
  drawn = undefined;
  place.hidden = true;
  whole.textContent = '';
}

/** Withdraws the code, and what was said of the text in a field. */
function changed(part: Part | undefined): void {
  withdraw();
  say(spoken, '');
  if (part) setFault(part, '');
  if (part !== 'iban') return;
  hasLeft = false;
  say(told, '');
  choices.hidden = true;
}

/** Whether the field for the IBAN was changed and left, and its text was not read since. */
let hasLeft = false;

function readLeft(): void {
  if (!hasLeft || isPressed() || !wholeOfPage()) return;
  hasLeft = false;
  readIban();
}

function setFault(part: Part, sentence: string): void {
  const hint = document.getElementById(`${FIELDS[part]}-hinweis`)?.id;
  showFault(inputOf(part), find(`#${FIELDS[part]}-fehler`), sentence, hint);
}

function showFaults({ faults }: GiroCode, iban: string): void {
  for (const part of PARTS) {
    const fault = faults.find((each) => each.part === part);
    // Only few accounts need a BIC, so its field is hidden before.
    if (part === 'bic' && fault) find('[data-field-of=bic]').hidden = false;
    setFault(part, fault ? giroSentence(fault, iban) : '');
  }
  const [fault] = faults.filter(({ part }) => part === 'payload');
  whole.textContent = fault ? giroSentence(fault, iban) : '';
  focusFirstFault();
}

function focusFirstFault(): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  const line = field && document.getElementById(`${field.id}-fehler`)?.querySelector('[data-fault]');
  if (field) focusFault(field, line?.textContent ?? '', spoken);
}

/**
 * Reads the text in the field for the IBAN. Replaces a Bankleitzahl and an account number by their IBAN, and puts a
 * typed IBAN into groups.
 *
 * @returns false if something has to be asked before there is an IBAN
 */
function readIban(): boolean {
  const input = inputOf('iban');
  const judged = wholeOfPage()?.judge([{ meaning: 'text', text: input.value }]);
  const { iban, question } = judged?.judgement ?? { iban: null, question: null };
  if (iban) {
    const isCalculated = judged?.judgement.understood.code === 'account';
    const notes = wholeCalculator()?.sentences(iban.notes) ?? [];
    if (isCalculated) say(told, [CALCULATED, ...(iban.state === 'confirmed' ? notes : [])].join(' '));
    fill(input, group(iban.iban));
  } else if (LOOKS_LIKE_IBAN.test(cleanIban(input.value))) fill(input, group(cleanIban(input.value)));
  else if (judged && question && !(question.code === 'fault' && question.of === 'iban')) {
    setFault('iban', judged.said.question);
    choices.hidden = question.choices.length === 0;
    choices.replaceChildren(
      ...question.choices.map((choice, index) =>
        button(judged.said.choices[index] ?? '', () => {
          input.focus();
          fill(input, textOf(choice));
          changed('iban');
          readIban();
        }),
      ),
    );
    return false;
  }
  return true;
}

/** The text that stands for a possible answer. */
const textOf = (choice: Choice): string =>
  'iban' in choice
    ? choice.iban
    : [
        'blz' in choice && `BLZ ${choice.blz}`,
        'kontonummer' in choice && `Konto ${choice.kontonummer}`,
        'text' in choice && choice.text,
      ]
        .filter(Boolean)
        .join(' ');

async function answer(): Promise<void> {
  withdraw();
  const mine = state;
  whole.textContent = WAITING;
  await waitForWhole();
  if (mine !== state) return;
  whole.textContent = '';
  if (!readIban()) return focusFirstFault();
  const input = Object.fromEntries(PARTS.map((part) => [part, inputOf(part).value])) as Record<Part, string>;
  const code = giroCode(input);
  showFaults(code, cleanIban(input.iban));
  if (!code.valid) return;
  drawn = code;
  show(code);
  place.hidden = false;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest' });
}

function show(code: Drawn): void {
  const [, , , , , name = '', iban = '', amount = '', , reference = '', text = ''] = code.payload.split('\n');
  find('[data-doubt]').replaceChildren(...doubtElements(iban));
  find('[data-picture]').replaceChildren(pictureOf(code, 'GiroCode als Bild'));
  const euros = Number(amount.slice(3)).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  // `code` is for the font of code. On a phone, an IBAN is then on one line.
  const rows = [
    ['Empfänger', name],
    ['IBAN', group(iban), 'code'],
    ['Betrag', amount && `${euros}\u00a0Euro`],
    ['Verwendungszweck', text],
    ['Referenz', reference && group(reference), 'code'],
  ].filter(([, value]) => value);
  find('[data-content]').replaceChildren(
    ...rows.map(([term = '', value = '', font = '']) => {
      const cell = element('dd', font, value);
      // Typed by visitors, so tests do not check its typography.
      cell.dataset['field'] = '';
      return element('div', '', element('dt', '', term), cell);
    }),
  );
}

/** Why an IBAN is not confirmed; empty if the IBAN is confirmed. Until the whole has loaded, no IBAN is. */
function doubtElements(iban: string): HTMLElement[] {
  const functions = wholeCalculator();
  const known = functions?.explainIban(iban);
  const facts = known && known.state !== 'none' ? known : { state: 'computed' as const, notes: [] };
  const doubt = sayDoubt(facts, 'check', GERMAN_DOUBTS);
  if (!doubt) return [];
  const sentences = [doubt.advice, ...(functions?.sentences(doubt.notes) ?? []), doubt.limit, DOUBT];
  return [
    element('h3', '', doubt.headline),
    ...sentences.filter(Boolean).map((sentence) => element('p', '', ...withWholeIbans(sentence))),
  ];
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  answer();
});
form.addEventListener('input', ({ target }) => changed(PARTS.find((each) => inputOf(each) === target)));
// While something is pressed, nothing below may move: the click would miss.
inputOf('iban').addEventListener('change', () => {
  hasLeft = true;
  readLeft();
});
listenForPresses(readLeft);
find('[data-save=svg]').addEventListener('click', () => {
  if (drawn) download(new Blob([drawn.svg], { type: 'image/svg+xml' }), 'girocode.svg');
});
find('[data-save=png]').addEventListener('click', () => {
  if (drawn) savePng(drawn);
});
find('[data-print]').addEventListener('click', () => print());
// If the whole comes after the code was drawn, it may change the doubt.
loadWholeWhenIdle(() => {
  readLeft();
  if (drawn) show(drawn);
});

/** Puts the IBAN that a link on the home page has brought into its field, if the field is empty. */
function takeFromAddress(): void {
  const iban = takeIban();
  if (iban !== null && inputOf('iban').value === '') inputOf('iban').value = group(cleanIban(iban));
}
takeFromAddress();
addEventListener('hashchange', takeFromAddress);
