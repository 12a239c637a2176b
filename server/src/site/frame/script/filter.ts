import { foldText } from '../../../calculator/functions.ts';
import { find } from './element.ts';

// The filter of a list in the order of the alphabet: the terms of the glossary, or the BLZs of a large bank.

/** A screen reader gets the number of hits when typing pauses this long, not after each letter. */
const PAUSE_MS = 500;

const { none, few } = find('[data-filter]').dataset;
const field = find<HTMLInputElement>('[data-filter] input');
const count = find('[data-filter-count]');
let announcing: ReturnType<typeof setTimeout>;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/**
 * The entries whose name contains the text; if there are none, those whose definition contains it. A BLZ has no
 * definition: all of its line is its name. Spaces inside a number do not count.
 */
function hitsOf(typed: string, entries: HTMLElement[]): HTMLElement[] {
  const isNumber = /^[\d\s]+$/.test(typed);
  const folded = (text: string) => (isNumber ? foldText(text).replaceAll(' ', '') : foldText(text));
  const text = folded(typed);
  const withTextIn = (placeOf: (entry: HTMLElement) => Element | null) =>
    entries.filter((entry) => folded(placeOf(entry)?.textContent ?? '').includes(text));
  const named = withTextIn((entry) => entry.querySelector('dt') ?? entry);
  return named.length > 0 ? named : withTextIn((entry) => entry.querySelector('dd > p'));
}

function filter(): void {
  const typed = field.value.trim();
  const entries = all('.letter :is(.entry, li)');
  const hits = hitsOf(typed, entries);
  for (const entry of entries) entry.hidden = !hits.includes(entry);
  for (const section of all('.letter')) {
    section.hidden = !section.querySelector(':is(.entry, li):not([hidden])');
    const link = document.querySelector(`.letters a[href="#${section.getAttribute('aria-labelledby')}"]`);
    const item = link?.closest('li');
    if (item) item.hidden = section.hidden;
  }
  clearTimeout(announcing);
  announcing = setTimeout(() => announce(typed, hits.length, entries.length), PAUSE_MS);
}

function announce(typed: string, hits: number, total: number): void {
  if (typed === '') count.textContent = '';
  else if (hits === 0) count.textContent = `${none} passt zu „${typed}“.`;
  else count.textContent = `${hits} von ${total}\u00a0${few}`;
}

field.addEventListener('input', filter);
// Something may have been typed before this script ran, or the browser may have kept it from an earlier visit.
addEventListener('pageshow', () => {
  if (field.value) filter();
});
addEventListener('hashchange', () => {
  const entry = document.getElementById(location.hash.slice(1));
  if (!entry?.hidden) return;
  // A link to a hidden entry ends the filter.
  field.value = '';
  filter();
  entry.scrollIntoView();
});
