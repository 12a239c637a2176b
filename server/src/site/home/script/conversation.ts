import { noteText } from '../../../calculator/functions.ts';
import { cleanBlz } from '../../../directory/blz.ts';
import { element } from '../../frame/script/element.ts';
import { focusFault } from '../../frame/script/fault.ts';
import { waitForWhole } from '../../frame/script/load-whole.ts';
import { missingFor } from './answers.ts';
import {
  type Answer,
  type Decision,
  decide,
  faultIn as faultOf,
  type Inserted,
  type Texts,
} from './decide.ts';
import { adaptToFirst, hasIbanLength, kindOf } from './first-field.ts';
import { type Field, type FormElements, fill, isFaulty, say, setFault, setWrong } from './form-elements.ts';
import { nameBank } from './name-bank.ts';
import { button } from './plain-button.ts';
import { type Answerable, resultPlace, showAnswer, showKnownBank } from './show-answer.ts';
import { HOME_WORDS } from './words.ts';

const { form: WORDS } = HOME_WORDS;
/** After how many milliseconds an answer that waits for the whole says so. */
const TELL_AFTER_MS = 300;

/** Why the form answers: it was submitted, or both texts are complete. */
type Cause = 'asked' | 'complete';

/**
 * What the form knows of the texts in its fields, and how it answers them.
 *
 * @param chooseBank lets the person choose among the banks that match the first text
 */
export function makeConversation(elements: FormElements, chooseBank: () => void) {
  const { first, second, line, spoken } = elements;
  const fields = [first, second] as const;
  const place = resultPlace(elements.result);
  /** The possible answers to a question, as buttons below its sentence. */
  const choices = element('div', 'actions');
  choices.hidden = true;
  line.after(choices);
  /** Counts changes and submits: an answer that is still waiting at the next one is dropped. */
  let turn = 0;
  /** Whether there is a result. */
  let isShown = false;
  /** A Bankleitzahl in the first field that was chosen by the name of a bank with several. */
  let chosen: string | undefined;
  /** The Bankleitzahl that is gone, while the first field has `blz`, that of its successor, taken by a button. */
  let taken: { readonly former: string; readonly blz: string } | undefined;

  const texts = (): Texts => [first.input.value, second.input.value];

  /** Writes into the fields. */
  function write(written: Texts): void {
    for (const [index, { input }] of fields.entries()) {
      fill(input, written[index] ?? '');
      noteText(input);
    }
    changed();
  }

  /** Withdraws what was said of the texts, and adapts the form to the new ones. */
  function changed(): void {
    turn += 1;
    isShown = false;
    if (first.input.value !== chosen) chosen = undefined;
    if (first.input.value !== taken?.blz) taken = undefined;
    setWrong(first, false);
    say(line, '');
    showChoices([]);
    adaptToFirst(elements);
    // A fault disappears with the keystroke that corrects it.
    for (const field of fields) if (isFaulty(field)) setFault(field, faultIn(field));
    name();
  }

  /** Names the bank of the first field, and shows it while there is no result. */
  function name(): void {
    nameBank(elements, chosen, taken !== undefined);
    if (isShown) return;
    const [typed, kontonummer] = texts();
    const blz = cleanBlz(typed);
    const missing = blz && kontonummer.trim() === '' ? missingFor(blz) : '';
    const isKnown = showKnownBank(place, typed, missing);
    say(spoken, isKnown ? missing : '');
    // What to do about a Bankleitzahl that is gone is offered as soon as it is typed.
    const decision = isKnown || blz === null ? undefined : decide(texts()).decision;
    showChoices(decision?.code === 'fault' ? (decision.choices ?? []) : []);
  }

  /** The fault of a field's own text; null for none. An empty field has none until the form is submitted. */
  function faultIn(field: Field): string | null {
    return faultOf(field === first ? 0 : 1, field.input.value);
  }

  /**
   * Answers without a submit if both texts are complete and neither has a fault. An IBAN is complete when it has its
   * length, right or wrong.
   *
   * @param isLeft whether nothing more is typed: the field was left, or the text inserted as a whole
   */
  function answerIfComplete(isLeft: boolean): void {
    const [typed, kontonummer] = texts();
    const isIban = kindOf(typed) === 'iban' && kontonummer === '' && (isLeft || hasIbanLength(typed));
    const isAccount = kindOf(typed) === 'blz' && kontonummer.trim() !== '';
    const isRight = fields.every((field) => faultIn(field) === null);
    if (!isShown && isRight && (isIban || isAccount)) answer('complete');
  }

  async function answer(cause: Cause): Promise<void> {
    turn += 1;
    const started = turn;
    const telling = setTimeout(() => {
      if (turn === started) say(line, WORDS.waiting);
    }, TELL_AFTER_MS);
    await waitForWhole();
    clearTimeout(telling);
    if (turn !== started) return;
    answerNow(cause);
  }

  function answerNow(cause: Cause): void {
    const { texts: read, told, decision } = decide(texts(), undefined, taken?.former);
    // Before a submit, the visitor may still be typing.
    const isRead = cause === 'asked' && read.join('\n') !== texts().join('\n');
    if (isRead) write(read);
    // Otherwise the line still says what was read when the text was inserted.
    if (isRead || line.textContent === WORDS.waiting) say(line, told);
    for (const field of fields) setFault(field, null);
    if (
      decision.code === 'iban' ||
      decision.code === 'wrong' ||
      decision.code === 'refused' ||
      decision.code === 'bank'
    )
      show(decision, cause);
    else ask(decision, cause);
  }

  /** Shows a result. A screen reader says it once: by the focus after a submit, otherwise by a live region. */
  function show(decision: Answerable, cause: Cause): void {
    const sentence = showAnswer(place, decision, chosen !== undefined);
    isShown = true;
    if (decision.code === 'wrong') setWrong(first, true);
    if (decision.code === 'bank') {
      say(line, missingFor(decision.blz));
      if (cause === 'asked') second.input.focus();
    } else if (cause === 'asked') place.focus();
    else say(spoken, sentence);
  }

  /** Asks for exactly what is missing or wrong. */
  function ask(decision: Exclude<Decision, Answerable>, cause: Cause): void {
    isShown = false;
    if (decision.code === 'fault') setFault(fields[decision.place], decision.sentence);
    name();
    if (decision.code === 'fault') {
      const field = fields[decision.place];
      if (cause === 'asked') focusFault(field.input, decision.sentence, spoken);
    } else if (decision.code === 'question') {
      say(line, decision.sentence);
      showChoices(decision.choices);
    } else if (cause === 'asked') {
      // „IBAN“ is a name only until an IBAN follows, so no bank is chosen before a submit.
      chooseBank();
    }
  }

  function showChoices(answers: readonly Answer[]): void {
    choices.hidden = answers.length === 0;
    choices.replaceChildren(...answers.map((answer) => button(answer.words, () => take(answer))));
  }

  /** Does what the button of a choice says. The focus goes to a field first: the button vanishes. */
  function take({ texts, former }: Answer): void {
    first.input.focus();
    taken = former === undefined ? undefined : { former, blz: texts[0] };
    write(texts);
    answer('asked');
  }

  elements.result.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-again]')) return;
    write(['', '']);
    first.input.focus();
  });

  return {
    write,
    changed,
    faultIn,
    answer,
    answerIfComplete,
    /** Reads a text that was inserted as a whole, and puts its numbers into their fields. */
    readInserted(inserted: Inserted) {
      const { texts: read, told, decision } = decide(texts(), inserted, taken?.former);
      if (read.join('\n') !== texts().join('\n')) write(read);
      say(line, decision.code === 'question' ? decision.sentence : told);
      if (decision.code === 'question') showChoices(decision.choices);
    },
    /** Makes a shown result again, because the whole has loaded. */
    refresh() {
      // What is said of a bank's name does not depend on the whole.
      if (kindOf(first.input.value) !== 'name') name();
      if (isShown) answerNow('complete');
      else if (kindOf(first.input.value) === 'iban') answerIfComplete(false);
    },
    /** Notes a Bankleitzahl that was chosen by the name of a bank with several. */
    noteChosen(blz: string | undefined) {
      chosen = blz;
      nameBank(elements, chosen);
    },
  };
}
