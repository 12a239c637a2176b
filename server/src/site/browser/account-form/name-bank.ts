import { cleanIban } from '../../../calculator/fields.ts';
import { cleanBlz } from '../../../directory/blz.ts';
import { nameWithCity } from '../../banks/name-with-city.ts';
import { element } from '../element.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { PAGE_WORDS } from '../words/page-words.ts';
import { bankOf, whyUnknown } from './answers.ts';
import { asName } from './as-name.ts';
import type { FormElements } from './form-elements.ts';
import { currentSearch } from './load-index.ts';
import { bankLink } from './result-elements.ts';

/** The Bankleitzahl in a text: eight digits, or those in a German IBAN as soon as they are typed. */
function blzIn(typed: string): string | null {
  const [, ofIban = null] = /^DE\d\d(\d{8})/.exec(cleanIban(typed)) ?? [];
  return ofIban ?? cleanBlz(typed);
}

/**
 * Says below the first field which bank has its Bankleitzahl.
 *
 * @param chosen the Bankleitzahl that somebody has chosen by the name of the bank, if the bank has others, too
 * @returns whether the text has a Bankleitzahl of which something is known
 */
export function nameBank({ first, named }: FormElements, chosen?: string): boolean {
  const blz = blzIn(first.input.value);
  const bank = blz && bankOf(blz);
  const text = bank ? nameWithCity(bank) : blz && whyUnknown(blz);
  const others = blz && blz === chosen ? otherBlzs(blz) : 0;
  if (named.textContent !== text || others) {
    const said = element('b', bank ? '' : 'doubt', text || '');
    if (bank) asName(said);
    named.replaceChildren(...(text ? [said] : []));
    if (blz && others) named.append(' ', othersNote(blz, others));
  }
  return Boolean(text);
}

/** How many other Bankleitzahlen a bank has. */
export function otherBlzs(blz: string): number {
  const search = currentSearch();
  return 'state' in search ? 0 : search.recordsOf({ blz }).length - 1;
}

function othersNote(blz: string, count: number): HTMLElement {
  const { otherBlzs: say, allBlzs } = HOME_WORDS.search;
  const sentence = say(count.toLocaleString(PAGE_WORDS.locale), count);
  return element('span', 'hint', `${sentence} `, bankLink(blz, allBlzs, '#bankleitzahlen'));
}
