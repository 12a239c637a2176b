import { isSepaCountry } from '../../../calculator/functions.ts';
import { element } from '../../frame/script/element.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import { HOME_WORDS } from './words.ts';

/** Under this key, the browser carries an IBAN from a result to the page „GiroCode“, which removes it immediately. */
export const GIRO_IBAN_KEY = 'girocode-iban';

/**
 * The folded link to the page „GiroCode“, below a confirmed IBAN. The IBAN is in no address, so it is neither sent nor
 * in the history of the browser.
 */
export function giroLink(iban: string): HTMLElement[] {
  if (!isSepaCountry(iban.slice(0, 2))) return [];
  const { giro } = HOME_WORDS.result;
  const link = element('a', '', giro.link);
  link.href = '/girocode';
  if (PAGE_LANGUAGE !== 'de') link.hreflang = 'de';
  link.addEventListener('click', () => sessionStorage.setItem(GIRO_IBAN_KEY, iban));
  const what = element('p', '', `${giro.what} `, link);
  return [element('details', 'giro', element('summary', '', 'GiroCode'), what)];
}
