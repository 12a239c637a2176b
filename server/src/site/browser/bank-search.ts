import { groupedBlz } from '../../directory/blz.ts';
import { type SearchedBank, searchBanks } from '../../directory/search.ts';
import { calculateWith } from './carry-over.ts';
import { loadBanks } from './load-banks.ts';
import { calculator } from './widgets.ts';

const MAX_HITS = 10;
/** After such a pause in typing, a screen reader is told what was found. */
const PAUSE_MS = 500;

const EMPTY = 'Geben Sie eine BLZ, eine IBAN, einen BIC, einen Namen oder einen Ort ein.';
const LOADING = 'Das Bankverzeichnis wird geladen\u00a0…';
const NONE = 'Keine Bank gefunden.';

/**
 * Answers the search for a bank while it is typed, in the browser. The banks are loaded when the field has the focus
 * for the first time. Where they do not come, the form goes to the server as it does without JavaScript.
 */
export function searchBanksAsTyped(): void {
  const form = document.querySelector<HTMLFormElement>('[data-live-search]');
  const input = form?.querySelector('input');
  const count = form?.querySelector('[data-count]');
  const list = form?.querySelector<HTMLElement>('[data-hits]');
  const template = form?.querySelector('template');
  if (!form || !input || !count || !list || !template) return;

  // What is typed is looked at here only, so it needs no pattern.
  form.noValidate = true;
  let banks: readonly SearchedBank[] | undefined;
  let isLoading = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadBanks().then(
      (loaded) => {
        banks = loaded;
        if (input.value) answer(PAUSE_MS);
      },
      () => {
        form.noValidate = false;
        form.removeEventListener('submit', submit);
      },
    );
  };

  /** Shows at once what is found, and says how much that is after a pause. */
  const answer = (pauseMs: number) => {
    const typed = input.value;
    const hits = banks && searchBanks(banks, typed);
    list.replaceChildren(...(hits ?? []).slice(0, MAX_HITS).map((bank) => hitOf(bank, template)));
    list.hidden = !hits?.length;
    clearTimeout(pause);
    pause = setTimeout(() => {
      count.textContent = hits ? summaryOf(typed, hits.length) : LOADING;
    }, pauseMs);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    load();
    if (!input.value.trim()) {
      count.textContent = EMPTY;
      return;
    }
    answer(0);
    list.querySelector('button')?.focus();
  };

  form.addEventListener('submit', submit);
  form.addEventListener('keydown', (event) => moveByArrow(event, form));
  input.addEventListener('focus', load);
  input.addEventListener('input', () => answer(PAUSE_MS));
  // The focus may have brought this script, and something may have been typed before it came.
  if (input.value || document.activeElement === input) load();
}

function hitOf(bank: SearchedBank, template: HTMLTemplateElement): Node {
  const hit = template.content.cloneNode(true) as DocumentFragment;
  const write = (field: string, text: string) => {
    const place = hit.querySelector(`[data-field=${field}]`);
    if (place) place.textContent = text;
  };
  const blz = groupedBlz(bank.blz);
  write('name', bank.name);
  write('city', bank.city);
  write('blz', blz);
  write('bic', bank.bic ?? 'keiner im Verzeichnis');
  hit.querySelector('a')?.setAttribute('href', `/banken/${bank.blz}`);
  const button = hit.querySelector('button');
  button?.setAttribute('aria-label', `${button.textContent}: ${blz}, ${bank.name}, ${bank.city}`);
  button?.addEventListener('click', () => calculateWith(bank.blz));
  return hit;
}

/** How many banks were found; where there is none, why. */
function summaryOf(typed: string, hits: number): string {
  // Nothing, or the beginning of an IBAN.
  if (/^\s*([a-z]{2}\d{0,2})?\s*$/i.test(typed) && hits === 0) return '';
  const { valid, country, reasons } = calculator().validate(typed);
  const isWrongIban = !valid && /^\s*(IBAN:?\s*)?DE(\s*\d){20}\s*$/i.test(typed);
  if (isWrongIban) return reasons[0] ?? '';
  if (hits === 1) return '1\u00a0Bank gefunden.';
  const found = `${hits.toLocaleString('de-DE')}\u00a0Banken gefunden`;
  if (hits > MAX_HITS) return `${found}, die ${MAX_HITS}\u00a0besten Treffer:`;
  if (hits > 0) return `${found}.`;
  if (valid && country !== 'DE') return 'Die Suche kennt nur Banken in Deutschland.';
  const looked = calculator().lookupBic(typed);
  const notes = 'notes' in looked ? looked.notes : undefined;
  return notes?.join(' ') ?? NONE;
}

/** The arrow keys go from the field to the hits, and through them. */
function moveByArrow(event: KeyboardEvent, form: HTMLFormElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...form.querySelectorAll<HTMLElement>('input, [data-hits] button')];
  const place = stops.indexOf(event.target as HTMLElement);
  const next = stops[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
