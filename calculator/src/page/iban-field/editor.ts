import { cleanIban } from '../../iban/faults.ts';
import { withoutPrototype } from '../../iban/own-properties.ts';
import {
  afterDeletion,
  dispatchInput,
  grouped,
  regroup,
  type Shown,
  selectionIn,
  typedIban,
  write,
} from './input.ts';
import type { Knowledge } from './judge.ts';

const MAX_STEPS = 100;

/** The steps of undo and redo: the browser forgets its own when a script changes the text, as each grouping does. */
function makeHistory() {
  let done: Shown[] = [];
  let undone: Shown[] = [];
  /** What the input showed after the last edit, and the edit's kind. */
  let last: Shown | undefined;
  let lastKind = '';
  /** Whether the text is as the last edit or step left it. If the page has changed it, the steps no longer apply. */
  const isOurs = ({ text }: Shown) => last?.text === text;

  return {
    isOurs,
    /** @param kind the `inputType` of the edit: a run of keys of one kind is one step, as in browsers */
    add(before: Shown, after: Shown, kind: string): void {
      if (!isOurs(before)) done = [];
      const isRun = isOurs(before) && last?.caret === before.caret && kind !== '' && kind === lastKind;
      if (!isRun) done = [...done.slice(1 - MAX_STEPS), before];
      undone = [];
      last = after;
      lastKind = kind;
    },
    /** @returns what the input shows then; undefined if there is no step */
    step(now: Shown, isUndo: boolean): Shown | undefined {
      const step = isOurs(now) ? (isUndo ? done : undone).pop() : undefined;
      if (!step) return undefined;
      (isUndo ? undone : done).push(now);
      last = step;
      lastKind = '';
      return step;
    },
  };
}

export type Editor = ReturnType<typeof makeEditor>;

/**
 * Makes the editor of an input, which groups the IBAN while it is typed. It gets each event before the page's own
 * listeners, so they read the grouped text: a framework that puts its value back into the input changes nothing.
 */
export function makeEditor(input: HTMLInputElement, knowledge: () => Knowledge | undefined) {
  const history = makeHistory();
  /** The input after the last edit, or before the one that is under way. */
  let last = selectionIn(input);
  /** What was pasted or dropped last, with its line breaks. */
  let inserted = '';
  let isDispatching = false;

  function dispatch(inputType: string): void {
    isDispatching = true;
    dispatchInput(input, inputType);
    isDispatching = false;
  }

  function change(shown: Shown, kind: string): void {
    write(input, shown);
    if (last.text !== shown.text) history.add(last, shown, kind);
    last = selectionIn(input);
  }

  function replace(shown: Shown): void {
    last = selectionIn(input);
    change(shown, '');
    inserted = '';
    dispatch('insertReplacementText');
  }

  function step(event: Event, isUndo: boolean): void {
    if (input.readOnly) return;
    const now = selectionIn(input);
    // The browser's own steps have texts without groups.
    if (history.isOurs(now)) event.preventDefault();
    const shown = history.step(now, isUndo);
    if (!shown) return;
    write(input, shown);
    last = selectionIn(input);
    dispatch(isUndo ? 'historyUndo' : 'historyRedo');
  }

  /** The IBAN in a text with other words around it. */
  function ibanIn(text: string): Shown | undefined {
    const [iban] = knowledge()?.judge(text)?.judgement.texts ?? [];
    return iban ? grouped(cleanIban(iban)) : undefined;
  }

  function beforeInput(event: InputEvent): void {
    if (event.isComposing) return;
    if (/^history/.test(event.inputType)) step(event, event.inputType === 'historyUndo');
    last = selectionIn(input);
  }

  /** Undo and redo by their keys: without steps of its own, the browser sends no `beforeinput` for them. */
  function keyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey === event.metaKey) return;
    // A browser that fills in a form sends keys without a name.
    const key = event.key?.toLowerCase();
    if (key === 'z') step(event, !event.shiftKey);
    if (key === 'y' && event.ctrlKey) step(event, false);
  }

  function edited({ inputType = '', data, isComposing }: Partial<InputEvent>): void {
    // A keyboard that is composing a word would lose it if the text changed now.
    if (isDispatching || isComposing) return;
    const shown = selectionIn(input);
    const isDeletion = /^delete/.test(inputType);
    const isKey = isDeletion || data?.length === 1;
    const next =
      isDeletion && last.start === last.caret
        ? afterDeletion(last.text, shown, /Forward$/.test(inputType))
        : regroup(shown);
    // Without a key, a phone's keyboard, a drop or the browser may have inserted any text.
    change((!isKey && ibanIn(shown.text)) || next, isKey ? inputType : '');
  }

  /** The keyboard has finished a word, after the input event of its last letter. */
  function compositionEnd(): void {
    const { value } = input;
    edited({});
    if (input.value !== value) dispatch('insertCompositionText');
  }

  /**
   * Replaces the whole text of the input by the IBAN in a text with other words around it.
   *
   * @param event that would insert the text
   */
  function take(text: string, event?: Event): void {
    const shown = ibanIn(text);
    if (!shown) return;
    if (event) {
      event.preventDefault();
      // The browser moves the focus only if it inserts a dropped text itself.
      input.focus();
    }
    replace(shown);
  }

  /** A person has left the field, or pressed the enter key. */
  function changed(): void {
    // A typed IBAN has been grouped, and so has what follows it: the reader would no longer see a second one.
    if (typedIban(input.value.slice(0, 8)) === undefined) take(input.value);
  }

  function insert(event: Event & Partial<ClipboardEvent & DragEvent>): void {
    if (input.readOnly) return;
    inserted = (event.clipboardData ?? event.dataTransfer)?.getData('text') ?? '';
    take(inserted, event);
  }

  const handlers: Readonly<Record<string, (event: never) => void>> = withoutPrototype({
    beforeinput: beforeInput,
    keydown: keyDown,
    input: edited,
    compositionend: compositionEnd,
    paste: insert,
    drop: insert,
    change: changed,
  });
  return {
    /**
     * Groups a text that the page or the browser has put there. What is selected stays selected. No event is sent: the form
     * sends the same as before.
     *
     * @param old the input before the page has set the text. If that was the same IBAN, its caret stays
     */
    settle(old?: Shown): void {
      const iban = typedIban(input.value);
      const { text, caret, start } = selectionIn(input);
      const isSame = old && iban && iban === typedIban(old.text);
      write(
        input,
        isSame ? old : { ...regroup({ text, caret }), start: regroup({ text, caret: start }).caret },
      );
      last = selectionIn(input);
    },
    handle: (event: Event) => handlers[event.type]?.(event as never),
    /** Puts an IBAN into the input as if it were typed. */
    replace: (iban: string) => replace(grouped(iban)),
    /** Reads the last pasted text again, because the reader has loaded. Another text may have replaced it. */
    reread(): void {
      if (cleanIban(inserted) === cleanIban(input.value)) take(inserted);
    },
  };
}
