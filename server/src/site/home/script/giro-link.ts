import { element } from '../../frame/script/element.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import { HOME_WORDS } from './words.ts';

/** Before the IBAN in the fragment of the page „GiroCode“. */
export const GIRO_FRAGMENT = '#iban=';

/**
 * The link to the page „GiroCode“, which can do more. No browser sends a fragment, and the page takes it out of its
 * address at once. So the link also works in a new tab, and nothing stays behind.
 */
export function giroLink(iban: string): HTMLElement {
  const link = element('a', '', HOME_WORDS.result.giroPage);
  link.href = `/girocode${GIRO_FRAGMENT}${iban}`;
  if (PAGE_LANGUAGE !== 'de') link.hreflang = 'de';
  return element('p', '', link);
}
