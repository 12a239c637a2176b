import type { BankIndex, BankWithBlz } from '../../../calculator/search.ts';
import { loadBanks } from '../load-banks.ts';
import { makeSearchForm } from '../make-search-form.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { hitElement } from './hit-element.ts';
import { MAX_HITS, summaryOf } from './summary.ts';

/** A screen reader is told the number of hits after such a pause in typing, not after each letter. */
const PAUSE_MS = 500;

const WORDS = HOME_WORDS.search;

/**
 * Answers the search for a bank in the browser, while a visitor types. The banks are loaded when the field has the focus
 * for the first time. The form never sends anything. If the banks can't be loaded, the page says so, and a submit or the
 * next focus tries again.
 */
export function searchBanksAsTyped(): void {
  const area = document.querySelector<HTMLElement>('[data-live-search]');
  const input = area?.querySelector('input');
  const count = area?.querySelector('[data-count]');
  const list = area?.querySelector<HTMLElement>('[data-hits]');
  const template = area?.querySelector('template');
  if (!area || !input || !count || !list || !template) return;

  const form = makeSearchForm(area);
  // Outside of a `dialog`, such a form sends nothing, whatever becomes of our listener.
  form.method = 'dialog';
  let index: BankIndex<BankWithBlz> | undefined;
  let state: 'waiting' | 'loading' | 'failed' | 'loaded' = 'waiting';
  let pause: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    if (state === 'loading' || state === 'loaded') return;
    state = 'loading';
    loadBanks().then(
      (loaded) => {
        state = 'loaded';
        index = loaded;
        if (count.textContent !== WORDS.empty) answer(PAUSE_MS);
      },
      () => {
        state = 'failed';
        answer(0);
      },
    );
  };

  /** Shows the hits at once, and their number after a pause. */
  const answer = (pauseMs: number) => {
    const typed = input.value;
    const found = index?.search(typed);
    const shown = found?.hits.slice(0, MAX_HITS) ?? [];
    list.replaceChildren(...shown.map((hit) => hitElement(hit, index?.namesOf(hit.bank), template)));
    list.hidden = shown.length === 0;
    clearTimeout(pause);
    pause = setTimeout(() => {
      if (found) count.textContent = summaryOf(typed, found);
      else count.textContent = state === 'failed' ? WORDS.failed : WORDS.loading;
    }, pauseMs);
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    load();
    if (!input.value.trim()) {
      clearTimeout(pause);
      count.textContent = WORDS.empty;
      return;
    }
    answer(0);
    list.querySelector('button')?.focus();
  };

  form.addEventListener('submit', submit);
  area.addEventListener('keydown', (event) => moveFocusByArrow(event, area));
  input.addEventListener('focus', load);
  input.addEventListener('input', () => answer(PAUSE_MS));
  // The field may have had the focus, or a text, before this script came.
  if (input.value || document.activeElement === input) load();
}

/** The arrow keys move the focus from the field to the buttons of the hits, and from one to the next. */
function moveFocusByArrow(event: KeyboardEvent, area: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...area.querySelectorAll<HTMLElement>('input, [data-hits] button')];
  const current = stops.indexOf(event.target as HTMLElement);
  const next = stops[current + step];
  if (current < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
