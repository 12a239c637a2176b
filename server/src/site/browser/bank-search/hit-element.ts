import { groupedBlz } from '../../../calculator/numbers.ts';
import type { BankNames, BankWithBlz, Hit } from '../../../calculator/search.ts';
import { codesAddress } from '../../banks/codes-address.ts';
import { knownAs } from '../../banks/known-as.ts';
import { cityBesideName, nameWithCity } from '../../banks/name-with-city.ts';
import { MAX_OTHERS } from '../../banks/others-sentence.ts';
import { calculateWith } from '../carry-over.ts';
import { HOME_WORDS } from '../words/home-words.ts';

/**
 * A hit of the search: a copy of the page's template with the texts of a bank, a link to its page, a button, and its other
 * BLZs that fit.
 */
export function hitElement(
  { bank, others }: Hit<BankWithBlz>,
  names: BankNames | undefined,
  template: HTMLTemplateElement,
): Node {
  const hit = template.content.cloneNode(true) as DocumentFragment;
  const write = (field: string, text: string) => {
    const place = hit.querySelector(`[data-field=${field}]`);
    if (place) place.textContent = text;
  };
  const blz = groupedBlz(bank.blz);
  write('name', bank.name);
  write('city', cityBesideName(bank) ?? '');
  write('blz', blz);
  write('bic', bank.bic ?? HOME_WORDS.facts.noBic);
  const known = knownAs(bank.name, names);
  hit.querySelector('.known')?.toggleAttribute('hidden', known === null);
  write('known', known ?? '');
  hit.querySelector('a')?.setAttribute('href', `/banken/${bank.blz}`);
  const button = hit.querySelector('button');
  button?.setAttribute('aria-label', `${button.textContent}: ${blz}, ${nameWithCity(bank)}`);
  button?.addEventListener('click', () => calculateWith(bank.blz));
  if (others.length > 0) showOthers(hit, bank, others);
  return hit;
}

function showOthers(hit: DocumentFragment, bank: BankWithBlz, others: readonly BankWithBlz[]): void {
  const details = hit.querySelector('details');
  const summary = details?.querySelector('summary');
  const all = details?.querySelector('[data-all]');
  if (!details || !summary || !all) return;
  details.hidden = false;
  summary.textContent = HOME_WORDS.search.others(others.length);
  details.querySelector('ul')?.append(...others.slice(0, MAX_OTHERS).map(otherElement));
  all.setAttribute('href', codesAddress(bank.blz));
  if (others.length <= MAX_OTHERS) all.parentElement?.remove();
}

function otherElement(bank: BankWithBlz): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/banken/${bank.blz}`;
  if (HOME_WORDS.language !== 'de') link.hreflang = 'de';
  link.textContent = groupedBlz(bank.blz);
  item.append(link, ` ${nameWithCity(bank)}`);
  return item;
}
