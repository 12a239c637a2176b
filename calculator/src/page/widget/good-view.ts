import { withoutPrototype } from '../../iban/own-properties.ts';
import { type Sharing, sharedOf } from '../shared.ts';
import { insertedText, notePasted, noteText } from '../typed-text.ts';
import { makeAnswers } from './answers.ts';
import { banksMeant } from './banks-meant.ts';
import { labelling } from './labels.ts';
import { makeLine, showFault } from './line.ts';
import { type Asked, type Inserted, type JudgedForm, judgeForm, type Step } from './reading.ts';
import { element, type Mode, type ScriptName, type Widget, waitAtMost } from './widget.ts';

export type GoodView = ReturnType<typeof makeGoodView>;

/** The scripts that a mode needs beside those that every widget loads. */
const SCRIPTS: Readonly<Record<Mode[0], readonly ScriptName[]>> = {
  validate: ['regeln', 'laender'],
  build: ['regeln'],
  lookup: [],
};
/** After how many milliseconds a waiting submit says so. */
const TELL_AFTER_MS = 300;
/** The event says what was understood. A page that says more about it prevents its default. */
const READ_EVENT = 'iban-rechner-read';

/** Takes over a widget with its form. Focus, texts, selection and position stay as they are. */
export function makeGoodView(widget: Widget, calculator: Sharing) {
  const { form } = widget;
  const [name, , ...fields] = widget.mode;
  const shared = sharedOf(calculator);
  const { host } = form.getRootNode() as ShadowRoot & { host: HTMLElement };
  const inputs = [...form.querySelectorAll('input')];
  const output = form.querySelector('output') as HTMLOutputElement;
  const label = labelling(widget, host);
  // A screen reader then reads out „Kopiert“ alone, not the whole result again.
  output.setAttribute('aria-atomic', 'false');
  output.tabIndex = -1;
  const say = makeLine(form, output);
  const answers = makeAnswers(name, host, inputs, output, calculator);
  const { isEnglish, wordsNow, typed, show } = answers;

  /** Counts submits and changes: a submit that waits is dropped when the next one comes. */
  let turn = 0;
  let isWaiting = false;
  let isFilling = false;
  /** What was inserted last, the text of the field then, and what was said of it: the reader may load later. */
  let inserted: (Inserted & { readonly value: string; said?: string }) | undefined;

  function withdraw(): void {
    turn++;
    isWaiting = false;
    answers.withdraw();
  }

  /** Writes into the fields, and sends the events of typing. @param texts undefined for one that stays */
  function fill(texts: ReadonlyArray<string | undefined>): void {
    isFilling = true;
    for (const [place, input] of inputs.entries()) {
      const text = texts[place];
      if (text === undefined || text === input.value) continue;
      // With this command, the browser can undo the change. It works only in the field that has the focus.
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

  const read = (from?: Inserted) => judgeForm(name, typed().texts, shared.judge, isEnglish(), from);

  function clearFaults(): void {
    for (const input of inputs) showFault(input, '');
  }

  /** Fills the fields with what was understood, and says so. Removes the faults of earlier texts. */
  function take({ judgement, sentence, choices }: NonNullable<JudgedForm>): void {
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
      submit(waitAtMost(), step);
      return;
    }
    fill(step.fill);
    const empty = inputs.find(({ value }) => value === '');
    if (empty) empty.focus();
    else submit(waitAtMost());
  }

  /** Reads the text that was inserted last, if its field still has it. Repeats no sentence when a script has loaded. */
  function readInserted(): void {
    if (!inserted || inputs[inserted.place]?.value !== inserted.value) return;
    const understood = read(inserted);
    if (!understood || understood.sentence === inserted.said) return;
    inserted.said = understood.sentence;
    take(understood);
  }

  /** @returns whether a BIC or a name has banks: a single one is taken, several are offered */
  function chooseBank(): boolean {
    const isLookup = name === 'lookup';
    const meant = banksMeant(typed().texts, isLookup, shared.findBanks);
    if (!meant) return false;
    const { place, banks } = meant;
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
        wordsNow().widget.chooseBank,
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
    if (inserted?.said === undefined) readInserted();
    inserted = undefined;
    const understood = read();
    if (understood && name !== 'validate' && chooseBank()) return undefined;
    if (understood) take(understood);
    if (!understood?.isAsked) return show(typed(), understood?.judged);
    withdraw();
    return undefined;
  }

  /** Loads the scripts of the mode and the language, and tries again what has failed. */
  function load(): Promise<unknown> {
    const english = isEnglish() && !shared.english ? shared.load?.(['en']) : undefined;
    const ofMode = host.dataset['parts'] === 'none' ? undefined : shared.load?.(SCRIPTS[name]);
    return Promise.all([widget.load(), ofMode, english]);
  }

  /** Waits for scripts, and answers. @param asked instead of the texts @param focused null if the user has moved on */
  async function submit(deadline: Promise<unknown>, asked?: Asked, focused = document.activeElement) {
    const started = ++turn;
    isWaiting = true;
    const telling = setTimeout(() => {
      if (turn !== started) return;
      output.removeAttribute('data-state');
      output.replaceChildren(element('p', wordsNow().widget.waiting));
    }, TELL_AFTER_MS);
    // Loads with any text, even if a script submits a form that never had focus.
    await Promise.race([load(), deadline]);
    clearTimeout(telling);
    if (turn !== started) return;
    isWaiting = false;
    const faulty = asked ? show(asked) : answer();
    // Don't steal focus if the user has moved on.
    if (focused === document.activeElement) faulty?.focus();
  }

  function handleText(event: Event): void {
    const input = event.target as HTMLInputElement;
    const text = insertedText(input, event);
    if (isFilling) return;
    if (event.type === 'input') say('');
    if (text === undefined) return;
    inserted = { place: inputs.indexOf(input), text, value: input.value };
    readInserted();
  }

  for (const [place, input] of inputs.entries()) {
    noteText(input);
    // The words on the Enter key of a phone.
    input.enterKeyHint = fields[place + 1] ? 'next' : 'go';
    // The fault is inside the label, so screen readers read out both with the field.
    input.before(element('strong'));
  }
  form.autocapitalize = 'characters';
  form.addEventListener('focusin', load, withoutPrototype({ once: true }));
  form.onsubmit = () => {
    submit(waitAtMost());
    // The browser must not send the form.
    return false;
  };
  // Without an event, embed.js replaces the form: the mode has changed.
  form.oninput = (event: Event | undefined) => {
    withdraw();
    if (event) handleText(event);
  };
  form.onchange = handleText;
  form.onpaste = ({ target, clipboardData }) => notePasted(target as HTMLInputElement, clipboardData);
  form.ondrop = ({ target, dataTransfer }) => notePasted(target as HTMLInputElement, dataTransfer);

  const view = {
    /** Called when a script has loaded: takes its words, reads inserted text again, and makes a shown result again. */
    refresh(): void {
      const isOther = label(wordsNow().widget);
      // A waiting submit reads the text itself: filling the fields would drop it.
      if (!isWaiting) readInserted();
      if (answers.shown) show(answers.shown);
      else if (isOther && form.querySelector('[aria-invalid=true]')) show(typed());
    },
    /** Called when the page has changed an attribute: takes its labels, and withdraws a result in another language. */
    adapt(): void {
      if (label(wordsNow().widget)) withdraw();
    },
  };
  const { last, until } = widget;
  widget.until = null;
  if (/^insert(?:From|Replacement)/.test((last as InputEvent | undefined)?.inputType ?? '')) {
    const input = last?.target as HTMLInputElement;
    inserted = { place: inputs.indexOf(input), text: input.value, value: input.value };
  }
  view.refresh();
  // An output with elements is a result of embed.js, whose event the page has received. A fault is only text.
  if (output.firstElementChild) answers.shown = typed();
  const { activeElement } = document;
  // embed.js has answered a submit, or is waiting. Some browsers focus the body instead of the clicked button.
  if (until)
    submit(
      until,
      undefined,
      activeElement === host || activeElement === document.body ? activeElement : null,
    );
  else if (form.matches(':focus-within')) load();
  return view;
}
