import { isSepaCountry } from '../../../calculator/functions.ts';
import { element } from '../../frame/script/element.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import { HOME_WORDS } from './words.ts';

/** Before the IBAN in the fragment of the page „GiroCode“. */
export const GIRO_FRAGMENT = '#iban=';

/**
 * The folded link to the page „GiroCode“, below a confirmed IBAN. No browser sends a fragment, and the page takes it out
 * of its address at once. So the link also works in a new tab, and nothing stays behind.
 */
export function giroLink(iban: string): HTMLElement[] {
  if (!isSepaCountry(iban.slice(0, 2))) return [];
  const { giro } = HOME_WORDS.result;
  const link = element('a', '', giro.link);
  link.href = `/girocode${GIRO_FRAGMENT}${iban}`;
  if (PAGE_LANGUAGE !== 'de') link.hreflang = 'de';
  const what = element('p', '', `${giro.what} `, link);
  return [element('details', 'giro', element('summary', '', 'GiroCode'), what)];
}
