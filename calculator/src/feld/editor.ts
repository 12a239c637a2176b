import { group } from '../iban/group.ts';
import { findIban } from './find-iban.ts';
import { afterEdit, regroup, type Shown, typedIban } from './grouping.ts';
import { makeHistory } from './history.ts';
import { shownIn, tellInput, write } from './input.ts';
import type { Knowledge } from './knowledge.ts';

/** What groups the IBAN in an input while one types. */
export interface Editor {
  /** Groups a text that the page or the browser has put there. Nobody is told: the form sends the same as before. */
  settle(): void;
  /** @param event one of the input's */
  handle(event: Event): void;
  /** Puts a text into the input as if it were typed. */
  replace(text: string, inputType?: string): void;
}

/**
 * Makes the editor of an input. It gets each event before the page's own listeners do: what they read is grouped already,
 * so a framework that puts its value back into the input changes nothing.
 */
export function makeEditor(input: HTMLInputElement, knowledge: () => Knowledge | undefined): Editor {
  const history = makeHistory();
  /** The input after the last edit. */
  let last = shownIn(input);
  /** The input before the edit that is under way. */
  let before: (Shown & { readonly hasSelection: boolean }) | undefined;
  /** Whether the event is ours. */
  let isTelling = false;

  function tell(inputType?: string): void {
    isTelling = true;
    tellInput(input, inputType);
    isTelling = false;
  }

  function change(from: Shown, shown: Shown, kind: string): void {
    write(input, shown);
    if (from.text !== shown.text) history.add(from, shown, kind);
    last = shown;
    before = undefined;
  }

  function replace(text: string, inputType?: string): void {
    change(shownIn(input), { text, caret: text.length }, '');
    tell(inputType);
  }

  function step(event: Event, isUndo: boolean): void {
    const shown = history.step(shownIn(input), isUndo);
    if (!shown) return;
    event.preventDefault();
    write(input, shown);
    last = shown;
    tell(isUndo ? 'historyUndo' : 'historyRedo');
  }

  /** The IBAN that somebody has inserted with other words around it. */
  function foundIn(text: string): Shown | undefined {
    const known = knowledge();
    const iban = known && findIban(text, known);
    if (!iban || iban === typedIban(text)) return undefined;
    const grouped = group(iban);
    return { text: grouped, caret: grouped.length };
  }

  function beforeInput(event: InputEvent): void {
    if (event.isComposing) return;
    if (/^history/.test(event.inputType)) step(event, event.inputType === 'historyUndo');
    before = { ...shownIn(input), hasSelection: input.selectionStart !== input.selectionEnd };
  }

  /** As long as the browser has no steps of its own for undo and redo, only the keys tell of them. */
  function keyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey === event.metaKey) return;
    // A browser that fills in a form sends keys without a name.
    const key = event.key?.toLowerCase();
    if (key === 'z') step(event, !event.shiftKey);
    if (key === 'y' && event.ctrlKey) step(event, false);
  }

  function edited({ inputType = '', data, isComposing }: Partial<InputEvent>): void {
    // A keyboard that composes loses its word if the text changes under it.
    if (isTelling || isComposing) return;
    const from = before ?? { ...last, hasSelection: false };
    const shown = shownIn(input);
    const isDeletion = /^delete/.test(inputType);
    const isKey = isDeletion || data?.length === 1;
    const next =
      isDeletion && !from.hasSelection ? afterEdit(from, shown, /Forward$/.test(inputType)) : regroup(shown);
    change(from, (!isKey && foundIn(shown.text)) || next, isKey ? inputType : '');
  }

  /** The keyboard has finished a word, after the input event of its last letter. */
  function compositionEnd(): void {
    const { value } = input;
    edited({});
    if (input.value !== value) tell('insertCompositionText');
  }

  /** Pastes the IBAN in a text alone, in place of all that stands in the input. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? '';
    const shown = input.readOnly ? undefined : foundIn(text);
    if (!shown) return;
    event.preventDefault();
    replace(shown.text, 'insertFromPaste');
  }

  return {
    settle() {
      write(input, regroup(shownIn(input)));
      last = shownIn(input);
    },
    handle(event) {
      switch (event.type) {
        case 'beforeinput':
          return beforeInput(event as InputEvent);
        case 'keydown':
          return keyDown(event as KeyboardEvent);
        case 'input':
          return edited(event as InputEvent);
        case 'compositionend':
          return compositionEnd();
        case 'paste':
          return paste(event as ClipboardEvent);
      }
    },
    replace,
  };
}
