import { groupedBlz } from '../../../calculator/numbers.ts';
import { NO_BIC } from '../../../content/sentences.ts';
import type { SearchedBank } from '../../../directory/search/bank-index.ts';
import { calculateWith } from '../carry-over.ts';

/** A hit of the search: a copy of the page's template with the texts of a bank, a link to its page and a button. */
export function hitElement(bank: SearchedBank, template: HTMLTemplateElement): Node {
  const hit = template.content.cloneNode(true) as DocumentFragment;
  const write = (field: string, text: string) => {
    const place = hit.querySelector(`[data-field=${field}]`);
    if (place) place.textContent = text;
  };
  const blz = groupedBlz(bank.blz);
  write('name', bank.name);
  write('city', bank.city);
  write('blz', blz);
  write('bic', bank.bic ?? NO_BIC);
  hit.querySelector('a')?.setAttribute('href', `/banken/${bank.blz}`);
  const button = hit.querySelector('button');
  button?.setAttribute('aria-label', `${button.textContent}: ${blz}, ${bank.name}, ${bank.city}`);
  button?.addEventListener('click', () => calculateWith(bank.blz));
  return hit;
}
