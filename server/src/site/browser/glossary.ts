import { foldText } from '../../directory/search.ts';

// Runs where the page has just come to the filter: what stands below is not there yet, so nothing is pushed down.

/** How long nobody must have typed before the count is announced: otherwise each letter would be. */
const QUIET_MS = 500;

const box = document.querySelector<HTMLElement>('[data-filter]');
const field = box?.querySelector('input');
const count = box?.querySelector('[data-filter-count]');
let announcing: ReturnType<typeof setTimeout>;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Entries whose name has what was typed; where none has, those whose explanation does. */
function hitsOf(typed: string, entries: HTMLElement[]): HTMLElement[] {
  const wanted = foldText(typed);
  const having = (selector: string) =>
    entries.filter((entry) => foldText(entry.querySelector(selector)?.textContent ?? '').includes(wanted));
  const named = having('dt');
  return named.length > 0 ? named : having('dd > p');
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
  announcing = setTimeout(() => announce(typed, hits.length, entries.length), QUIET_MS);
}

function announce(typed: string, hits: number, of: number): void {
  if (!count) return;
  if (typed === '') count.textContent = '';
  else if (hits === 0) count.textContent = `Kein Begriff passt zu „${typed}“.`;
  else count.textContent = `${hits} von ${of}\u00a0Begriffen`;
}

if (box && field) {
  box.hidden = false;
  field.addEventListener('input', filter);
  addEventListener('pageshow', () => {
    // A browser that comes back to the page may have kept what was typed.
    if (field.value) filter();
  });
  addEventListener('hashchange', () => {
    const entry = document.getElementById(location.hash.slice(1));
    if (!entry?.hidden) return;
    // A link to an entry shows it, whatever was typed.
    field.value = '';
    filter();
    entry.scrollIntoView();
  });
}
