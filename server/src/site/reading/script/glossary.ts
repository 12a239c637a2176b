import { foldText } from '../../../calculator/functions.ts';

// The filter of the glossary.

/** The number of hits is announced after such a pause in typing, not after each letter. */
const PAUSE_MS = 500;

const box = document.querySelector('[data-filter]');
const field = box?.querySelector('input');
const count = box?.querySelector('[data-filter-count]');
let announcing: ReturnType<typeof setTimeout>;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The entries whose name contains the text; if there are none, those whose definition contains it. */
function hitsOf(typed: string, entries: HTMLElement[]): HTMLElement[] {
  const text = foldText(typed);
  const withTextIn = (selector: string) =>
    entries.filter((entry) => foldText(entry.querySelector(selector)?.textContent ?? '').includes(text));
  const named = withTextIn('dt');
  return named.length > 0 ? named : withTextIn('dd > p');
}

function filter(): void {
  const typed = field?.value.trim() ?? '';
  const entries = all('.entry');
  const hits = hitsOf(typed, entries);
  for (const entry of entries) entry.hidden = !hits.includes(entry);
  for (const section of all('.letter')) {
    section.hidden = !section.querySelector('.entry:not([hidden])');
    for (const item of all('.letters li'))
      if (item.querySelector('a')?.hash === `#${section.getAttribute('aria-labelledby')}`)
        item.hidden = section.hidden;
  }
  clearTimeout(announcing);
  announcing = setTimeout(() => announce(typed, hits.length, entries.length), PAUSE_MS);
}

function announce(typed: string, hits: number, total: number): void {
  if (!count) return;
  if (typed === '') count.textContent = '';
  else if (hits === 0) count.textContent = `Kein Begriff passt zu „${typed}“.`;
  else count.textContent = `${hits} von ${total}\u00a0Begriffen`;
}

if (field) {
  field.addEventListener('input', filter);
  // Something may have been typed before this script came, or the browser has kept it when it came back to the page.
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
}
