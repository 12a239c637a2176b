import {
  type BankNames,
  type BankWithBlz,
  cleanIban,
  groupedBlz,
  type Hit,
  isReplaced,
} from '../../../calculator/functions.ts';
import { cleanBlz } from '../../../directory/blz.ts';
import { nameWithCity, otherNames, withHeadline } from '../../banks/names.ts';
import { calculator } from '../../frame/script/calculator.ts';
import { element } from '../../frame/script/element.ts';
import { PAGE_WORDS } from '../../frame/script/words.ts';
import { bankOf, whyUnknown } from './answers.ts';
import { hasIbanLength } from './first-field.ts';
import { type FormElements, isFaulty } from './form-elements.ts';
import { bankIndex } from './load-index.ts';
import { asName, bankLink } from './result-elements.ts';
import { HOME_WORDS } from './words.ts';

const { search: WORDS } = HOME_WORDS;

/** One suggestion: name and city of a bank, the names by which people know it or by which it was found, BLZ, BIC. */
export function bankOption(
  { bank, former }: Hit<BankWithBlz>,
  names: BankNames | undefined,
  id: string,
): HTMLElement {
  const option = element(
    'div',
    '',
    asName(element('b', '', nameWithCity(withHeadline(bank, names)))),
    ...(isReplaced(bank.name) ? [element('span', 'known', ` ${WORDS.replaced}`)] : []),
    ...otherNames(bank, names, former).map(({ kind, name }) =>
      element('span', 'known', ` ${WORDS[kind]} ${name}`),
    ),
    element('span', 'codes', `BLZ\u00a0${groupedBlz(bank.blz)}${bank.bic ? `, BIC\u00a0${bank.bic}` : ''}`),
  );
  option.id = id;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset['blz'] = bank.blz;
  return option;
}

/**
 * The Bankleitzahl in a text: eight digits, or those in a German IBAN as soon as they are typed. null for other texts.
 * If the IBAN is complete, null unless it is valid and its bank is known: the result of the form says what is wrong.
 */
function blzIn(typed: string): string | null {
  const [, ofIban = null] = /^DE\d\d(\d{8})/.exec(cleanIban(typed)) ?? [];
  const mayBeShown =
    !ofIban || !hasIbanLength(typed) || (calculator().validate(typed).valid && bankOf(typed));
  return mayBeShown ? (ofIban ?? cleanBlz(typed)) : null;
}

/**
 * Says below the first field which bank has its Bankleitzahl.
 *
 * @param chosen the Bankleitzahl that the visitor has chosen by the name of the bank: a hint then says how many others
 *   the bank has
 * @param isSuccessor whether the Bankleitzahl has replaced one that is gone: then no ✓ is beside the bank
 */
export function nameBank({ first, named }: FormElements, chosen?: string, isSuccessor = false): void {
  const blz = blzIn(first.input.value);
  const bank = blz && bankOf(blz);
  // If the field has a fault, its sentence says why.
  const why = blz && !isFaulty(first) ? whyUnknown(blz) : null;
  const text = bank ? nameWithCity(withHeadline(bank, namesOf(blz))) : (why ?? '');
  const others = blz && blz === chosen ? otherBlzs(blz) : 0;
  // Screen readers read out what is new in this element, so it stays as it is while it says the same.
  const said = `${text} ${others} ${isSuccessor}`;
  if (named.dataset['said'] === said) return;
  named.dataset['said'] = said;
  const name = element('span', bank ? '' : 'doubt', text);
  if (bank) asName(name);
  named.replaceChildren(
    ...(bank && !isSuccessor ? [element('span', 'known-bank', '✓'), ' '] : []),
    ...(text ? [name] : []),
  );
  if (blz && others) named.append(' ', othersNote(blz, others));
}

/** The names by which people know a bank; undefined for most banks, and until the banks have loaded. */
export const namesOf = (blz: string | null): BankNames | undefined =>
  blz === null ? undefined : bankIndex()?.namesOf({ blz });

/** How many other Bankleitzahlen the bank of this one has; 0 until the banks have loaded. */
export const otherBlzs = (blz: string) => (bankIndex()?.recordsOf({ blz }).length ?? 1) - 1;

function othersNote(blz: string, count: number): HTMLElement {
  const { otherBlzs: say, allBlzs } = HOME_WORDS.search;
  const sentence = say(count.toLocaleString(PAGE_WORDS.locale), count);
  return element('span', 'hint', `${sentence} `, bankLink(blz, allBlzs, '#bankleitzahlen'));
}
