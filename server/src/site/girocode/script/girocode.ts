import {
  cleanIban,
  type Drawn,
  download,
  GERMAN_DOUBTS,
  type GiroCode,
  giroCode,
  giroSentence,
  group,
  pictureOf,
  savePng,
  sayDoubt,
} from '../../../calculator/functions.ts';
import { wholeCalculator } from '../../frame/script/calculator.ts';
import { element, find, withWholeIbans } from '../../frame/script/element.ts';
import { showFault } from '../../frame/script/fault.ts';
import { loadWholeWhenIdle, waitForWhole } from '../../frame/script/load-whole.ts';
import { GIRO_FRAGMENT } from '../../home/script/giro-link.ts';

// The script of the page „GiroCode“.

/** Beside a code whose IBAN is not confirmed. */
const DOUBT = 'Der Code enthält die IBAN, die Sie eingegeben haben. Klären Sie das, bevor Sie ihn verteilen.';

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

const form = find<HTMLFormElement>('[data-girocode]');
const place = find('[data-code]');
const whole = find('[data-whole]');
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

function setFault(part: Part, sentence: string): void {
  const hint = document.getElementById(`${FIELDS[part]}-hinweis`)?.id;
  showFault(inputOf(part), find(`#${FIELDS[part]}-fehler`), sentence, hint);
}

function showFaults({ faults }: GiroCode, country: string): void {
  for (const part of PARTS) {
    const fault = faults.find((each) => each.part === part);
    // Only few accounts need a BIC, so its field is hidden before.
    if (part === 'bic' && fault) find('[data-field-of=bic]').hidden = false;
    setFault(part, fault ? giroSentence(fault, country) : '');
  }
  const [fault] = faults.filter(({ part }) => part === 'payload');
  whole.textContent = fault ? giroSentence(fault, country) : '';
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

async function answer(): Promise<void> {
  withdraw();
  const mine = state;
  const input = Object.fromEntries(PARTS.map((part) => [part, inputOf(part).value])) as Record<Part, string>;
  const code = giroCode(input);
  showFaults(code, cleanIban(input.iban).slice(0, 2));
  if (!code.valid) return;
  whole.textContent = 'Wird geprüft\u00a0…';
  await waitForWhole();
  if (mine !== state) return;
  whole.textContent = '';
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

/** Why an IBAN is not confirmed; nothing for one that is. Until the whole has loaded, none is confirmed. */
function doubtElements(iban: string): HTMLElement[] {
  const functions = wholeCalculator();
  const known = functions?.explainIban(iban);
  const facts = known && known.state !== 'none' ? known : { state: 'computed' as const, notes: [] };
  const doubt = sayDoubt(facts, 'check', GERMAN_DOUBTS);
  if (!doubt) return [];
  const sentences = [doubt.advice, ...(functions?.sentences(facts.notes) ?? []), doubt.limit, DOUBT];
  return [
    element('h3', '', doubt.headline),
    ...sentences.filter(Boolean).map((sentence) => element('p', '', ...withWholeIbans(sentence))),
  ];
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  answer();
});
form.addEventListener('input', ({ target }) => {
  withdraw();
  const part = PARTS.find((each) => inputOf(each) === target);
  if (part) setFault(part, '');
});
find('[data-save=svg]').addEventListener('click', () => {
  if (drawn) download(new Blob([drawn.svg], { type: 'image/svg+xml' }), 'girocode.svg');
});
find('[data-save=png]').addEventListener('click', () => {
  if (drawn) savePng(drawn);
});
find('[data-print]').addEventListener('click', () => print());
// The whole may come late, and change the doubt.
loadWholeWhenIdle(() => {
  if (drawn) show(drawn);
});

/** Takes the IBAN of a result on the home page out of the address, where it would stay in the history. */
function takeFromAddress(): void {
  if (!location.hash.startsWith(GIRO_FRAGMENT)) return;
  const iban = location.hash.slice(GIRO_FRAGMENT.length);
  history.replaceState(null, '', location.pathname);
  if (inputOf('iban').value === '') inputOf('iban').value = group(cleanIban(iban));
}
takeFromAddress();
addEventListener('hashchange', takeFromAddress);
