import { type BankWithBlz, foldText, wordsOf } from '../../../calculator/functions.ts';
import { element } from '../../frame/script/element.ts';
import { PAGE_WORDS } from '../../frame/script/words.ts';
import { type FormElements, say } from './form-elements.ts';
import { bankIndex, searchState } from './load-index.ts';
import { bankOption } from './name-bank.ts';
import { HOME_WORDS } from './words.ts';

/** How many banks the list shows. */
const MAX_HITS = 8;
/** A text with more digits than the name of a bank, 1822direkt, has a number. */
const MAX_DIGITS_OF_NAME = 4;
/** After this pause in typing, a screen reader says the number of hits. */
const PAUSE_MS = 500;

const { search: WORDS } = HOME_WORDS;

/** Whether a text has more digits than the name of a bank. */
export const hasNumber = (text: string) => text.replace(/\D/g, '').length > MAX_DIGITS_OF_NAME;

/**
 * The last line: how many more banks match, and how to find one. It can't be chosen.
 *
 * @param hidden the banks that are not shown. The example adds the city of the first that has all words of the text
 */
function moreLine(text: string, hidden: readonly { readonly bank: BankWithBlz }[]): HTMLElement {
  const typed = foldText(text);
  const next = hidden.find(({ bank: { name, city } }) => {
    const words = foldText(name).split(' ');
    return wordsOf(text).every((word) => words.includes(word)) && !typed.includes(foldText(city));
  });
  const example = next ? `${text.trim()} ${next.bank.city}` : '';
  const count = hidden.length;
  return noteLine(WORDS.more(count.toLocaleString(PAGE_WORDS.locale), example));
}

/** A line of the list that can't be chosen. */
function noteLine(text: string): HTMLElement {
  const line = element('p', 'more', text);
  line.setAttribute('role', 'presentation');
  return line;
}

/**
 * The banks that match the text of the first field, as a list below it. Arrow keys and clicks choose from it, as
 * WAI-ARIA describes a combobox. The focus stays in the field.
 *
 * @param choose is called with the chosen bank
 */
export function makeSuggestions(
  { first: { input }, second, list, spoken }: FormElements,
  choose: (bank: BankWithBlz) => void,
) {
  let banks: readonly BankWithBlz[] = [];
  let marked = -1;
  /**
   * Whether a single bank matches a name. For an incomplete BLZ, it is only offered; so is a bank with several BLZs
   * beside an account number, since only the person knows at which of them the account is.
   */
  let isOnly = false;
  /** Whether the name has been corrected, or the banks match only most of it. */
  let isGuess = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-controls', list.id);

  const speak = (text: string) => {
    clearTimeout(pause);
    pause = setTimeout(() => say(spoken, text), PAUSE_MS);
  };
  const options = () => [...list.querySelectorAll('[role=option]')];
  const mark = (place: number) => {
    options()[marked]?.setAttribute('aria-selected', 'false');
    marked = place;
    const option = options()[place];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    clearTimeout(pause);
    mark(-1);
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  };
  const take = (place: number) => {
    const bank = banks[place];
    close();
    if (bank) choose(bank);
  };

  // Whoever leaves the field with Tab has not asked for a guess, nor for an IBAN.
  const takesOnly = ({ key, shiftKey }: KeyboardEvent) =>
    isOnly &&
    (key === 'Enter' || (key === 'Tab' && !shiftKey && !isGuess && second.input.value.trim() === ''));

  input.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) mark(Math.min(Math.max(marked + step, 0), banks.length - 1));
    else if (marked >= 0 ? event.key === 'Enter' : takesOnly(event)) take(Math.max(marked, 0));
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', close);
  // The field keeps the focus, so the list is still there when the button of the mouse is released.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) take(options().indexOf(option));
  });

  return {
    /**
     * Shows the banks that match a text, and says how many.
     *
     * @param isAsked whether the visitor has finished typing: then banks that match most of the text are offered
     * @returns a sentence if there are none
     */
    show(text: string, isAsked = false): string {
      const index = bankIndex();
      const found = index?.search(text) ?? { hits: [], isCorrected: false, brand: null };
      const near = isAsked && found.hits.length === 0 && !found.brand ? (index?.near(text) ?? []) : [];
      const hits = near.length > 0 ? near : found.hits;
      const shown = hits.slice(0, MAX_HITS);
      banks = shown.map(({ bank }) => bank);
      isGuess = found.isCorrected || near.length > 0;
      const isOneBlz = hits[0]?.others.length === 0 || second.input.value.trim() === '';
      isOnly = hits.length === 1 && near.length === 0 && isOneBlz && /\p{L}/u.test(text) && !hasNumber(text);
      mark(-1);
      list.replaceChildren(
        ...(isGuess ? [noteLine(WORDS.didYouMean)] : []),
        ...shown.map((hit, place) => bankOption(hit, index?.namesOf(hit.bank), `bank-${place}`)),
      );
      if (hits.length > MAX_HITS) list.append(moreLine(text, hits.slice(MAX_HITS)));
      list.scrollTop = 0;
      list.hidden = banks.length === 0;
      input.setAttribute('aria-expanded', String(banks.length > 0));
      if (banks.length === 0) {
        clearTimeout(pause);
        return found.brand ? WORDS.brand(found.brand) : index ? WORDS.none : WORDS[searchState()];
      }
      speak(WORDS.found(hits.length.toLocaleString(PAGE_WORDS.locale), hits.length, isGuess));
      return '';
    },
    close,
    /** Chooses the bank if nothing else matches the text. */
    chooseOnly(): boolean {
      if (isOnly) take(0);
      return isOnly;
    },
    /** Marks the first bank, so that Enter chooses it. @returns false if the list is closed or has a marked one */
    markFirst(): boolean {
      if (list.hidden || marked >= 0) return false;
      mark(0);
      return true;
    },
  };
}
