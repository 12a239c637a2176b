import { cleanIban } from '../../iban/faults.ts';
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

export type Editor = ReturnType<typeof makeEditor>;

/**
 * Makes the editor of an input, which groups the IBAN while it is typed. It gets each event before the page's own
 * listeners, so they read the grouped text: a framework that puts its value back into the input changes nothing.
 */
export function makeEditor(input: HTMLInputElement, knowledge: () => Knowledge) {
  /** The steps of undo and redo: the browser's own have texts without groups. */
  let done: Shown[] = [];
  let undone: Shown[] = [];
  /** The `inputType` of the last key: a run of keys of one kind is one step, as in browsers. */
  let lastKind = '';
  /** The input after the last edit, or before the one that is under way. */
  let last = selectionIn(input);
  /** What was pasted or dropped last, with its line breaks, or left in the field. */
  let inserted = '';
  /** What the input showed then: also what was around it. */
  let showed = '';

  /** Notes what the input shows. If the page has changed the text, the steps no longer apply. */
  function note(): void {
    const now = selectionIn(input);
    if (now.text !== last.text) {
      done = [];
      undone = [];
      lastKind = '';
    }
    // The caret was moved, or something was selected.
    if (now.start !== last.start || now.caret !== last.caret) lastKind = '';
    last = now;
  }

  /** @param kind the `inputType` of a key; otherwise `''` */
  function change(shown: Shown, kind: string): void {
    write(input, shown);
    if (last.text !== shown.text) {
      if (kind === '' || kind !== lastKind) done = [...done.slice(1 - MAX_STEPS), last];
      undone = [];
      lastKind = kind;
    }
    last = selectionIn(input);
  }

  function replace(shown: Shown): void {
    note();
    change(shown, '');
    inserted = '';
    dispatchInput(input);
  }

  function step(event: Event, isUndo: boolean): void {
    if (input.readOnly) return;
    event.preventDefault();
    note();
    const shown = (isUndo ? done : undone).pop();
    if (!shown) return;
    (isUndo ? undone : done).push(last);
    write(input, shown);
    last = selectionIn(input);
    lastKind = '';
    dispatchInput(input, isUndo ? 'historyUndo' : 'historyRedo');
  }

  /** The IBAN in a text with other words around it. */
  function ibanIn(text: string): Shown | undefined {
    // The page may send events of an input that only it can change.
    const [iban] = (input.willValidate && knowledge().whole?.judge(text).judgement.texts) || [];
    return iban ? grouped(cleanIban(iban)) : undefined;
  }

  function beforeInput(event: InputEvent): void {
    if (event.isComposing) return;
    if (/^history/.test(event.inputType)) step(event, event.inputType === 'historyUndo');
    note();
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
    const shown = selectionIn(input);
    // A keyboard that is composing a word would lose it if the text changed now. Our own events come after the change.
    if (isComposing || shown.text === last.text) return;
    const isDeletion = /^delete/.test(inputType);
    const isKey = isDeletion || data?.length === 1;
    let next = regroup(shown);
    if (isDeletion && last.start === last.caret)
      next = afterDeletion(last.text, shown, /Forward$/.test(inputType));
    // A name may follow.
    if (data === ' ' && /\S\s+$/.test(shown.text)) next = shown;
    // Without a key, a phone's keyboard, a drop or the browser may have inserted any text.
    change((!isKey && ibanIn(shown.text)) || next, isKey ? inputType : '');
    if (/^insertFrom/.test(inputType)) showed = input.value;
  }

  /** The keyboard has finished a word, after the input event of its last letter. */
  function compositionEnd(): void {
    const { value } = input;
    edited({});
    if (input.value !== value) dispatchInput(input, 'insertCompositionText');
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
    if (typedIban(input.value) !== undefined) return;
    inserted = input.value;
    showed = inserted;
    take(inserted);
  }

  function insert(event: Event & Partial<ClipboardEvent & DragEvent>): void {
    inserted = (event.clipboardData ?? event.dataTransfer)?.getData('text') ?? '';
    showed = inserted;
    take(inserted, event);
  }

  const handlers: Readonly<Record<string, (event: never) => void>> = {
    beforeinput: beforeInput,
    keydown: keyDown,
    input: edited,
    compositionend: compositionEnd,
    paste: insert,
    drop: insert,
    change: changed,
  };
  return {
    /**
     * Groups a text that the page or the browser has put there, and keeps the selection. Sends no event: the value that
     * the form sends is the same.
     *
     * @param old the input before the page has set the text. If that was the same IBAN, its caret stays
     */
    settle(old?: Shown): void {
      const shown = selectionIn(input);
      const { text, start } = shown;
      const iban = typedIban(text);
      const isSame = old && iban && iban === typedIban(old.text);
      write(input, isSame ? old : { ...regroup(shown), start: regroup({ text, caret: start }).caret });
      note();
    },
    handle: (event: Event) => handlers[event.type]?.(event as never),
    /** Puts an IBAN into the input as if it were typed. */
    replace: (iban: string) => replace(grouped(iban)),
    /** Reads the last text again, because the reader has loaded. Another text may have replaced it. */
    reread(): void {
      if (cleanIban(showed) === cleanIban(input.value)) take(inserted);
    },
  };
}
