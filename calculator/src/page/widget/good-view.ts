import { isCompleteIban } from '../../answers/complete-iban.ts';
import type { Shared } from '../shared.ts';
import { insertedText, notePasted, noteText } from '../typed-text.ts';
import type { Knowing } from '../whole.ts';
import { makeAnswers } from './answers.ts';
import { labelling } from './labels.ts';
import { buttonsOf, makeLine, makeLiveRegion, showFault } from './line.ts';
import { type Call, type Inserted, type JudgedForm, judgeForm, type Step } from './reading.ts';
import { suggestBanks } from './suggest-banks.ts';
import { element, type Widget } from './widget.ts';

export type GoodView = ReturnType<typeof makeGoodView>;

/**
 * Tells the page what was understood. A page that says this itself calls preventDefault(): the widget then does not.
 */
const READ_EVENT = 'iban-rechner-read';

/** Takes over a widget with its form. Focus, texts, selection and position stay as they are. */
export function makeGoodView(widget: Widget, knowing: Knowing, shared: Shared) {
  const { form } = widget;
  const [name, , ...fields] = widget.mode;
  const { host } = form.getRootNode() as ShadowRoot & { host: HTMLElement };
  const inputs = [...form.querySelectorAll('input')];
  const output = form.querySelector('output') as HTMLOutputElement;
  const label = labelling(widget, host);
  // A screen reader then reads out „Kopiert“ alone, not the whole result again.
  output.setAttribute('aria-atomic', 'false');
  output.tabIndex = -1;
  const say = makeLine(form, output);
  const speak = makeLiveRegion(form);
  const answers = makeAnswers(widget, host, inputs, output, knowing, shared);
  const { isEnglish, localized, typed, show, withdraw } = answers;

  let isFilling = false;
  /** The Bankleitzahl that is gone, while the first field has that of its successor, taken by a button. */
  let former: string | undefined;
  /** What was inserted last, the text of the field then, and whether it was read. */
  let inserted: (Inserted & { readonly value: string; isRead?: boolean }) | undefined;

  /** Writes into the fields, and sends the events of typing. @param texts undefined for a field that stays as it is */
  function fill(texts: ReadonlyArray<string | undefined>): void {
    isFilling = true;
    for (const [place, input] of inputs.entries()) {
      const text = texts[place];
      if (text === undefined || text === input.value) continue;
      // With this command, the visitor can undo the change. It works only in the field that has the focus.
      if (input.matches(':focus')) {
        input.select();
        document.execCommand('insertText', false, text);
      }
      if (input.value !== text) {
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      }
    }
    isFilling = false;
  }

  /** Says from which sentence the fields were filled; `''` if from none, and once a field was changed. */
  let readFrom = '';
  const read = (from?: Inserted) => judgeForm(name, typed().texts, isEnglish(), from, former, knowing);

  function clearFaults(): void {
    for (const input of inputs) showFault(input, '');
  }

  /** Fills the fields with what was understood, and says so. Removes the faults of earlier texts. */
  function assign({ judgement, sentence, choices }: JudgedForm): void {
    fill(judgement.texts);
    if (sentence) clearFaults();
    const detail = { judgement, sentence };
    const isForPage =
      sentence !== '' &&
      !host.dispatchEvent(new CustomEvent(READ_EVENT, { detail, bubbles: true, cancelable: true }));
    if (isForPage) say('');
    else
      say(
        sentence,
        choices.map(([words, step]) => [words, () => go(step)]),
      );
  }

  function go(step: Step): void {
    say('');
    withdraw();
    if ('mode' in step) {
      submit(step);
      return;
    }
    former = step.former;
    fill(step.fill);
    const empty = inputs.find(({ value }) => value === '');
    if (empty) empty.focus();
    else submit();
  }

  /** Reads the text that was inserted last, if its field still has it. */
  function readInserted(): void {
    if (!inserted || inputs[inserted.place]?.value !== inserted.value) return;
    inserted.isRead = true;
    const judged = read(inserted);
    assign(judged);
    readFrom = judged.readFrom;
  }

  /**
   * Takes the bank that a BIC or a name in the fields means; if there are several, offers them.
   *
   * @returns whether there is any such bank
   */
  function chooseBank(): boolean {
    const isLookup = name === 'lookup';
    const suggested = suggestBanks(typed().texts, isLookup, knowing);
    if (!suggested) return false;
    const { place, banks } = suggested;
    const [only = '', ...more] = banks.values();
    const isOnly = more.length === 0;
    say('');
    clearFaults();
    if (isLookup && isOnly) show({ mode: name, texts: [only] });
    // Beside an account number, a single bank is offered, too: filling it in would submit the form.
    else if (isOnly && place === 0 && inputs[1]?.value === '') go({ fill: [only] });
    else {
      withdraw();
      say(
        localized().words.widget.chooseBank,
        [...banks].map(([words, blz]) => [
          words,
          () => go(isLookup ? { mode: 'lookup', texts: [blz] } : { fill: place ? [blz, ''] : [blz] }),
        ]),
      );
    }
    return true;
  }

  /** Answers the texts of the fields. @returns the first field with a fault */
  function answer(): HTMLInputElement | undefined {
    // A complete IBAN has its answer already, and one event is enough.
    if (name === 'validate' && answers.shown?.mode === name) return undefined;
    if (inserted && !inserted.isRead) readInserted();
    inserted = undefined;
    const judged = read();
    // The number beside the name of a bank is put into its own field first: the bank will replace the whole text.
    if (judged.judgement.name) fill(judged.judgement.texts);
    if (name !== 'validate' && chooseBank()) return undefined;
    assign(judged);
    readFrom = judged.readFrom || readFrom;
    if (!judged.isAsked) {
      const faulty = show(typed(), judged.judged, readFrom);
      offer(judged);
      return faulty;
    }
    withdraw();
    return undefined;
  }

  /** Puts buttons below a refusal: what to do about it. */
  function offer({ offers }: JudgedForm): void {
    if (offers.length === 0 || answers.shown === undefined) return;
    output.append(
      buttonsOf(
        offers.map(([words, step]) => [
          words,
          () => {
            // The button vanishes.
            inputs[0]?.focus();
            go(step);
          },
        ]),
      ),
    );
  }

  /** @param asked instead of the texts @param mayFocus false if the user has moved on: the focus is not stolen then */
  function submit(asked?: Call, mayFocus = true): void {
    const faulty = asked ? show(asked) : answer();
    if (!mayFocus || !faulty) return;
    // A screen reader reads out a fault with the focus that comes to its field, but not if it was there before.
    const { fault } = localized().words.widget;
    if (faulty.matches(':focus')) speak((faulty.previousSibling?.textContent ?? '').replace(fault, ''));
    else faulty.focus();
  }

  /** An IBAN is checked as soon as it has its length, right or wrong. */
  function answerIfComplete(): void {
    if (name !== 'validate' || answers.shown) return;
    if (!isCompleteIban(localized().functions.explainIban(typed().texts[0]))) return;
    const judged = read();
    if (!judged.isAsked) show(typed(), judged.judged, readFrom);
  }

  function handleText(event: Event): void {
    const input = event.target as HTMLInputElement;
    const text = insertedText(input, event);
    if (isFilling) return;
    if (input === inputs[0]) former = undefined;
    if (event.type === 'input') {
      say('');
      readFrom = '';
    }
    if (text !== undefined) {
      inserted = { place: inputs.indexOf(input), text, value: input.value };
      readInserted();
    }
    answerIfComplete();
  }

  for (const [place, input] of inputs.entries()) {
    noteText(input);
    // The words on the Enter key of a phone.
    input.enterKeyHint = fields[place + 1] ? 'next' : 'go';
    // The fault is inside the label, so screen readers read out both with the field.
    input.before(element('strong'));
  }
  form.autocapitalize = 'characters';
  for (const event of ['focusin', 'input']) form.addEventListener(event, answers.nameBank);
  form.onsubmit = () => {
    submit();
    // The browser must not send the form.
    return false;
  };
  // embed.js calls this without an event when it replaces the form, because the mode has changed.
  form.oninput = (event: Event | undefined) => {
    speak('');
    withdraw();
    if (event) handleText(event);
  };
  form.onchange = handleText;
  form.onpaste = ({ target, clipboardData }) => notePasted(target as HTMLInputElement, clipboardData);
  form.ondrop = ({ target, dataTransfer }) => notePasted(target as HTMLInputElement, dataTransfer);

  const { last, until } = widget;
  widget.until = null;
  label(localized().words.widget);
  const lastType = (last as InputEvent | undefined)?.inputType ?? '';
  const hasResult = output.firstElementChild !== null;
  // A fault of the plain view is text in the output. Here, faults are at their fields.
  const hasFault = !hasResult && output.textContent !== '';
  if (!hasResult) output.replaceChildren();
  if (/^insert(?:From|Replacement)/.test(lastType)) {
    const input = last?.target as HTMLInputElement;
    inserted = { place: inputs.indexOf(input), text: input.value, value: input.value };
  }
  const { activeElement } = document;
  // embed.js is waiting with a submit, or could not read what was inserted. Some browsers focus the body instead of the
  // clicked button.
  if (until || (hasFault && inserted))
    submit(undefined, activeElement === host || activeElement === document.body);
  // embed.js has answered, and the page has received its event.
  else if (hasResult || hasFault) show(typed());
  else {
    readInserted();
    if (last) answerIfComplete();
  }
  return {
    /**
     * Called when the page has changed an attribute: shows the page's labels, and withdraws a result in another
     * language.
     */
    adapt(): void {
      if (label(localized().words.widget)) withdraw();
    },
  };
}
