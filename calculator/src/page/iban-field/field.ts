import { ENGLISH_ELEMENTS } from '../shared.ts';
import type { HintWords } from './de.ts';
import { type Editor, makeEditor } from './editor.ts';
import {
  makeBicFiller,
  makeHint,
  makeValidity,
  ofForm,
  removeHints,
  sendCompact,
  showCompact,
} from './host.ts';
import { dispatchChange, isActive, isPressed, prepare, type Shown, watch, write } from './input.ts';
import {
  type FieldJudgement,
  judgeField,
  lineOf,
  type Source,
  sentText,
  setCustomState,
  stateOf,
} from './judge.ts';

interface Adopted {
  readonly input: HTMLInputElement;
  readonly editor: Editor;
  readonly validity: ReturnType<typeof makeValidity>;
}

export type Field = ReturnType<typeof makeField>;

/** What an `<iban-field>` does. @param internals undefined in an old browser */
export function makeField(host: HTMLElement, source: Source, internals: ElementInternals | undefined) {
  let adopted: Adopted | undefined;
  /** Whether a person has used the field. Don't touch attributes before that: hydration would warn. */
  let isUsed = false;
  /** Whether a person has left the field, or tried to send the form, since the last edit. */
  let isLeft = false;
  let isEnglish = false;
  /** Whether the last key was the enter key. */
  let isEnter = false;
  let shownFault = '';
  /** Cache of the last judgement; cleared when the whole loads. Most events find the same text. */
  let last: FieldJudgement | undefined;
  /** The text and the language of that judgement. */
  let lastJudged = '';
  /** The value of the last `iban-change`. */
  let changed: string | undefined;
  /** Whether a person or the page has changed the text: the attribute `value` then has no effect, as with any input. */
  let isDirty = false;
  /** What the attribute `value` has put into the input. */
  let ofAttribute = '';
  let hint: ReturnType<typeof makeHint> | undefined;
  const fillBic = makeBicFiller(host);

  const knowledge = () => source.knowledge(isEnglish);
  const mayLoad = () => host.dataset['load'] !== 'none';

  function judgeText(): FieldJudgement {
    const text = adopted?.input.value ?? '';
    const judged = isEnglish + text;
    if (last && judged === lastJudged) return last;
    const judgement = judgeField(text, knowledge(), host.getAttribute('countries') ?? '');
    // Only a field in the page is told when the whole has loaded, so only its judgement is kept.
    last = host.isConnected ? judgement : undefined;
    lastJudged = judged;
    return judgement;
  }

  /** Finds the input: a framework may have replaced it. */
  function adopt(): void {
    // An input without a caret holds no text: a hidden one, a date or a number.
    const input = [...host.querySelectorAll('input')].find(({ selectionStart }) => selectionStart !== null);
    // A framework that takes over a page from the server puts its own setter there later.
    if (input) watch(input, setByPage);
    if (input === adopted?.input) return;
    adopted = input && { input, editor: makeEditor(input, knowledge), validity: makeValidity(input) };
    if (input && !hint) removeHints(host, input);
    start();
  }

  /** Shows the text of the attribute `value`, which a server may have rendered, until something else has changed it. */
  function showAttribute(): void {
    const text = host.getAttribute('value');
    if (!adopted || text === null || isDirty || sentText(adopted.input.value) !== ofAttribute) return;
    ofAttribute = sentText(text);
    write(adopted.input, { text });
    settle();
    changed = judgeText().value;
  }

  function settle(before?: Shown): void {
    if (!adopted) return;
    if (isUsed) prepare(adopted.input);
    // A pattern that was made for compact IBANs would refuse a grouped one. prepare() removes it at the first use.
    if (!adopted.input.pattern) adopted.editor.settle(before);
  }

  /** Called when the page's code has set the text. While a person is typing, that is mostly what was typed. */
  function setByPage(before: Shown): void {
    isDirty = true;
    if (adopted && !isActive(adopted.input)) isLeft = false;
    settle(before);
    refresh();
  }

  /** Begins with a text that the page or the browser has put into the input, not a person. */
  function start(): void {
    isLeft = false;
    showAttribute();
    settle();
    refresh();
    changed = judgeText().value;
  }

  /** @param force judge again even if the text is the same: the whole has loaded, or an attribute has changed */
  function refresh(force = false): void {
    isEnglish = host.matches(ENGLISH_ELEMENTS);
    if (force) {
      last = undefined;
      showAttribute();
      adopted?.editor.reread();
    }
    update();
  }

  /** Judges the text and shows the result. Unlike refresh(), keeps the language: a keystroke can't change that. */
  function update(): void {
    if (!adopted) return;
    const { input, validity } = adopted;
    const judgement = judgeText();
    const { fault, iban, bank } = judgement;
    validity.set(fault);
    // If the form is submitted before the field was used, the browser shows the field's fault, so it needs the words.
    if (isEnglish && (isUsed || fault) && mayLoad()) source.loadEnglish();
    // A fault disappears with the first key that mends it.
    const state = stateOf(judgement, isLeft || shownFault === fault);
    setCustomState(internals, state);
    // No sentence is shown for an input that the page has disabled.
    shownFault = state === 'fault' && input.willValidate ? fault : '';
    if (!isUsed) return;
    validity.mark(shownFault);
    if (host.dataset['state'] !== state) host.dataset['state'] = state;
    if (!isPressed()) show(input, judgement, knowledge().words);
    fillBic(host.getAttribute('bic-for'), (iban && bank?.bic) || '');
  }

  function show(input: HTMLInputElement, judgement: FieldJudgement, words: HintWords): void {
    const lines = [shownFault || lineOf(judgement, words), ...(isLeft ? judgement.notes : [])].filter(
      Boolean,
    );
    const offers = (input.willValidate && judgement.offers) || [];
    if (!hint && lines.length + offers.length === 0) return;
    hint ??= makeHint(host, accept);
    hint.show(input, words.language, shownFault, lines, offers);
  }

  function accept(iban: string): void {
    if (!adopted) return;
    adopted.input.focus();
    adopted.editor.replace(iban);
    dispatchChange(adopted.input);
  }

  /** Called when a person, or the browser, begins to use the field. The page may have put a text there before. */
  function use(): void {
    if (!isUsed && mayLoad()) source.loadWhole();
    isUsed = true;
    settle();
    refresh();
  }

  function leave(): void {
    isUsed = true;
    isLeft = true;
    refresh();
    // Shops and form builders clear the messages of an input when it loses the focus, ours included.
    setTimeout(refresh);
  }

  function send(name: 'iban-input' | 'iban-change'): void {
    const judgement = judgeText();
    // The result is made only when the page reads it.
    const detail = {
      value: judgement.value,
      get result() {
        return judgement.result();
      },
    };
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  function sendChange(): void {
    const { value } = judgeText();
    if (value === changed) return;
    changed = value;
    send('iban-change');
  }

  function handleInput(event: Event, { input, editor }: Adopted): void {
    const { type } = event;
    if (/pointerdown|focusin|change/.test(type) || (type === 'input' && !isUsed)) use();
    if (type === 'keydown') {
      isEnter = (event as KeyboardEvent).key === 'Enter';
      // The page may have changed the text without an event.
      if (isEnter) refresh();
    }
    editor.handle(event);
    if (type === 'input') {
      isDirty = true;
      isLeft = false;
      update();
      send('iban-input');
    }
    if (type === 'change') sendChange();
    // Some pages check the validity with each key, which must not show the fault.
    if (type === 'invalid' && (isEnter || !input.matches(':focus'))) leave();
  }

  function handleForm(event: Event & Partial<FormDataEvent & SubmitEvent>, { input }: Adopted): void {
    const { type, target, formData, submitter } = event;
    if (type === 'submit') {
      const wasValid = input.validity.valid;
      const isChecked =
        !ofForm(target as HTMLFormElement, 'noValidate') && !submitter?.matches('[formnovalidate]');
      leave();
      // The text was changed without an event, so the browser has checked the validity of the old one.
      if (wasValid && !input.validity.valid && isChecked) {
        event.preventDefault();
        event.stopImmediatePropagation();
        input.reportValidity();
        return;
      }
      showCompact(input, judgeText().value);
    }
    if (type === 'formdata' && formData) sendCompact(formData, input, judgeText().value);
    // The form is reset after the event.
    if (type === 'reset')
      setTimeout(() => {
        isDirty = false;
        ofAttribute = '';
        start();
      });
  }

  return {
    adopt,
    start,
    refresh,
    judge: judgeText,
    /**
     * Puts a text of the page into the input. No event is sent. A text that means the same stays as it is: while a
     * person is typing, a framework sets each text again, without the space at its end.
     */
    write(text: string): void {
      adopt();
      isDirty = true;
      if (adopted && sentText(text) === judgeText().value) return;
      if (adopted) adopted.input.value = text;
      start();
    },
    /** @param event any of the document; the page's own listeners run later */
    handle(event: Event): void {
      adopt();
      if (!adopted) return;
      const { type, target } = event;
      if (target === adopted.input) handleInput(event, adopted);
      else if (target === adopted.input.form) handleForm(event, adopted);
      // The page may have changed the text without an event.
      if (type === 'click') refresh();
      // The button of an offer belongs to the field. If only the window loses the focus, the input stays active.
      if (
        type === 'focusout' &&
        host.contains(target as Node) &&
        !host.contains((event as FocusEvent).relatedTarget as Node | null) &&
        !isActive(adopted.input)
      ) {
        leave();
        sendChange();
      }
    },
  };
}
