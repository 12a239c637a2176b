import { groupedBlz } from '../../../calculator/numbers.ts';
import type { BankNames, BankWithBlz, Hit } from '../../../calculator/search.ts';
import { knownAs } from '../../banks/known-as.ts';
import { nameWithCity } from '../../banks/name-with-city.ts';
import { element } from '../element.ts';
import { HOME_WORDS } from '../words/home-words.ts';
import { asName } from './as-name.ts';

const { search: WORDS } = HOME_WORDS;

/** One suggestion: name and city of a bank, the names by which people know it and by which it was found, BLZ and BIC. */
export function bankOption(
  { bank, former }: Hit<BankWithBlz>,
  names: BankNames | undefined,
  id: string,
): HTMLElement {
  const known = knownAs(bank.name, names);
  const option = element(
    'div',
    '',
    asName(element('b', '', nameWithCity(bank))),
    ...(known === null ? [] : [element('span', 'known', ` ${WORDS.alsoKnownAs} ${known}`)]),
    ...(former === null ? [] : [element('span', 'known', ` ${WORDS.formerly} ${former}`)]),
    element('span', 'codes', `BLZ\u00a0${groupedBlz(bank.blz)}${bank.bic ? `, BIC\u00a0${bank.bic}` : ''}`),
  );
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset['blz'] = bank.blz;
  return option;
}
