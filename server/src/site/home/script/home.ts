import {
  type BankWithBlz,
  insertedText,
  isPressed,
  listenForPresses,
  notePasted,
  noteText,
} from '../../../calculator/functions.ts';
import { cleanBlz } from '../../../directory/blz.ts';
import { focusFault } from '../../frame/script/fault.ts';
import { takeIban } from '../../frame/script/iban-fragment.ts';
import { whenIdle } from '../../frame/script/idle.ts';
import { loadWholeWhenIdle } from '../../frame/script/load-whole.ts';
import { makeConversation } from './conversation.ts';
import { adaptToFirst, kindOf } from './first-field.ts';
import { type Field, type FormElements, formElements, isFaulty, say, setFault } from './form-elements.ts';
import { loadIndex } from './load-index.ts';
import { otherBlzs } from './name-bank.ts';
import { hasNumber, makeSuggestions } from './suggestions.ts';
import { HOME_WORDS } from './words.ts';

const { search: WORDS } = HOME_WORDS;
const MAX_KONTONUMMER_LENGTH = 10;
/** Four to seven digits: few enough Bankleitzahlen begin with them to suggest their banks. */
const BLZ_BEGINNING = /^\s*(?:\d\s*){4,7}$/;

function start(elements: FormElements): void {
  const { form, first, second, named, line, spoken } = elements;
  const conversation = makeConversation(elements, chooseBank);
  const { write, changed, answer, answerIfComplete } = conversation;
  const suggestions = makeSuggestions(elements, choose);

  function choose({ blz }: BankWithBlz): void {
    write([blz, second.input.value]);
    conversation.noteChosen(otherBlzs(blz) > 0 ? blz : undefined);
    setFault(first, null);
    if (!second.input.value) second.input.focus();
    answer('asked');
  }

  /** Shows the banks that match the first text, if it may be a name or the start of a Bankleitzahl. */
  function suggest(): void {
    const { value } = first.input;
    const isName = kindOf(value) === 'name';
    if (isName ? value.trim().length < 2 : !BLZ_BEGINNING.test(value)) suggestions.close();
    else {
      const sentence = suggestions.show(value);
      // A text with a number may be about an account, which is read when it is submitted.
      if (isName) say(named, hasNumber(value) ? '' : sentence);
    }
  }

  function chooseBank(): void {
    loadIndex(suggestAgain);
    const sentence = suggestions.show(first.input.value, true);
    say(named, '');
    const fault =
      sentence === WORDS.none
        ? `${sentence} ${WORDS.otherSearch}`
        : sentence === WORDS.loading
          ? ''
          : sentence;
    if (fault) setFault(first, fault);
    focusFault(first.input, fault, spoken);
    if (sentence === WORDS.loading) say(line, sentence);
    else if (fault || suggestions.chooseOnly()) return;
    else if (suggestions.markFirst()) say(line, HOME_WORDS.form.chooseBank);
  }

  /** Called when the banks have loaded or failed: a bank that is named may have another headline now. */
  function suggestAgain(): void {
    conversation.refresh();
    if (document.activeElement !== first.input) return;
    if (kindOf(first.input.value) === 'name') setFault(first, null);
    if (line.textContent === WORDS.loading) say(line, '');
    if (!isFaulty(first)) suggest();
  }

  function handleText(field: Field, event: Event): void {
    const inserted = insertedText(field.input, event);
    changed();
    if (inserted !== undefined) conversation.readInserted({ place: field === first ? 0 : 1, text: inserted });
    if (field === first) suggest();
    const isComplete =
      inserted !== undefined ||
      (field === first
        ? kindOf(first.input.value) === 'iban'
        : second.input.value.replace(/\D/g, '').length === MAX_KONTONUMMER_LENGTH);
    if (isComplete) answerIfComplete(inserted !== undefined);
  }

  /** The fields that were changed and left, until their faults are shown. */
  const left = new Set<Field>();

  /** A message moves what is below it. It waits while something is pressed there, so that its click arrives. */
  function answerLeft(): void {
    if (isPressed() || left.size === 0) return;
    for (const field of left) if (!isFaulty(field)) setFault(field, conversation.faultIn(field));
    left.clear();
    answerIfComplete(true);
  }

  listenForPresses(answerLeft);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    left.clear();
    answer('asked');
  });
  for (const field of [first, second]) {
    const { input } = field;
    noteText(input);
    input.addEventListener('paste', (event) => notePasted(input, event.clipboardData));
    input.addEventListener('drop', (event) => notePasted(input, event.dataTransfer));
    input.addEventListener('input', (event) => handleText(field, event));
    input.addEventListener('change', () => {
      left.add(field);
      answerLeft();
    });
  }
  second.input.addEventListener('blur', () => adaptToFirst(elements));
  first.input.addEventListener('focus', () => loadIndex(suggestAgain));
  loadWholeWhenIdle(conversation.refresh);
  // The names of the banks, too, so that the page goes on without a network.
  whenIdle(() => loadIndex(suggestAgain));

  // From the search for a bank, whose field had an IBAN.
  const iban = takeIban();
  if (iban !== null) {
    write([iban, '']);
    answer('asked');
    return;
  }
  const blz = cleanBlz(new URLSearchParams(location.search).get('blz') ?? '');
  if (blz && first.input.value === '') {
    write([blz, '']);
    // After the browser has scrolled to the anchor. Don't steal the focus if the visitor has moved it.
    whenLoaded(() => {
      if (document.activeElement === document.body) second.input.focus();
    });
    return;
  }
  // Something may have been typed before this script ran.
  changed();
  if (document.activeElement === first.input) {
    loadIndex(suggestAgain);
    suggest();
  }
  answerIfComplete(true);
}

function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action);
}

// The script of the home page makes its form answer.
start(formElements());
