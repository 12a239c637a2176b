import type { NamesByBlz } from '../../../calculator/functions.ts';
import { twinsOf } from '../../frame/languages.ts';
import { find } from '../../frame/script/element.ts';
import { focusFault, showFault } from '../../frame/script/fault.ts';
import { withIban } from '../../frame/script/iban-fragment.ts';
import { PAGE_LANGUAGE, PAGE_WORDS } from '../../frame/script/words.ts';
import { button } from '../../home/script/plain-button.ts';
import { digitsOfBlz, mayHoldAccount, mayHoldIban } from '../account-data.ts';
import { loadBlzList } from './load-blz-list.ts';

/**
 * Makes the form of a search. The page itself has one only for browsers without JavaScript. From now on, its field and
 * its button can submit it, and a script sees each submit before anything is sent.
 *
 * @param area the element around the field; `data-form` is the id that field and button name
 */
export function makeSearchForm(area: HTMLElement): HTMLFormElement {
  const form = document.createElement('form');
  form.id = area.dataset['form'] ?? '';
  form.action = '/banken';
  // The sentences of our scripts say more than the browser's own.
  form.noValidate = true;
  area.append(form);
  area.querySelector('[data-script-missing]')?.remove();
  return form;
}

/**
 * Checks each text before the search in all banks sends it: nothing that may hold an account number or an IBAN is sent,
 * and digits only if a BLZ begins with them.
 */
export function guardBankSearch(): void {
  const area = document.querySelector<HTMLElement>('[data-bank-search]');
  if (!area) return;
  const input = find<HTMLInputElement>('#banksuche');
  const form = makeSearchForm(area);
  // The moment of loading must not depend on what is typed.
  if (document.activeElement === input) blzList();
  input.addEventListener('focus', () => blzList());
  const spoken = find('[data-spoken-fault]');
  // An IBAN is checked by the home page.
  const check = find('[data-check-iban]');
  const home = twinsOf('/')?.[PAGE_LANGUAGE] ?? '/';
  check.append(button(PAGE_WORDS.bankSearch.check, () => location.assign(withIban(home, input.value))));
  const offer = () => {
    check.hidden = !mayHoldIban(input.value);
  };
  input.addEventListener('input', () => {
    spoken.textContent = '';
    offer();
  });
  offer();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const typed = input.value;
    const sentence = await faultOf(typed);
    // The text has changed while the list was loaded, so it has not been checked.
    if (input.value !== typed) return;
    if (sentence === null) return form.submit();
    showFault(input, find('#banksuche-fehler'), sentence, 'banksuche-hinweis');
    focusFault(input, sentence, spoken);
  });
}

/** @returns a sentence: why the text is not sent; null for a text that can be sent */
async function faultOf(typed: string): Promise<string | null> {
  const list = blzList();
  if (typed.trim() === '') return PAGE_WORDS.bankSearch.empty;
  if (mayHoldAccount(typed)) return PAGE_WORDS.bankSearch.account;
  const digits = digitsOfBlz(typed);
  if (digits === '') return null;
  const known = await list;
  if (!known) return PAGE_WORDS.bankSearch.noList;
  return [...known.keys()].some((blz) => blz.startsWith(digits)) ? null : PAGE_WORDS.bankSearch.noBlz;
}

let loading: Promise<NamesByBlz | undefined> | undefined;

/** The list of BLZs, which is loaded once; undefined if it can't be loaded. Then the next call tries again. */
function blzList(): Promise<NamesByBlz | undefined> {
  loading ??= loadBlzList().catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}
