import { element } from '../../frame/script/element.ts';
import { withIban } from '../../frame/script/iban-fragment.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import { HOME_WORDS } from './words.ts';

/** The link to the page „GiroCode“, which can do more. */
export function giroLink(iban: string): HTMLElement {
  const link = element('a', '', HOME_WORDS.result.giroPage);
  link.href = withIban('/girocode', iban);
  if (PAGE_LANGUAGE !== 'de') link.hreflang = 'de';
  return element('p', '', link);
}
