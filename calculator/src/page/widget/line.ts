import { element } from './widget.ts';

type Choice = readonly [words: string, take: () => void];

/** Shows a sentence, or nothing for `''`, with a button for each possible answer. */
type Say = (sentence: string, choices?: readonly Choice[]) => void;

/**
 * Puts a line before the button of a form: it says what became of the texts, or asks. It is added empty: screen
 * readers announce only later changes of a live region.
 *
 * @param lostFocus gets the focus when a button that has it is removed
 */
export function makeLine(form: HTMLFormElement, lostFocus: HTMLElement): Say {
  const line = element('p');
  let buttons = element('div');
  line.setAttribute('aria-live', 'polite');
  form.querySelector(':scope > button')?.before(line);
  const say: Say = (sentence, choices = []) => {
    if (line.textContent !== sentence) line.textContent = sentence;
    // Outside the layout, an empty line adds no gap to the form.
    line.style.position = sentence ? '' : 'absolute';
    if (buttons.contains((form.getRootNode() as ShadowRoot).activeElement)) lostFocus.focus();
    buttons.remove();
    buttons = buttonsOf(choices);
    if (choices.length > 0) line.after(buttons);
  };
  say('');
  return say;
}

/**
 * Adds an invisible live region for a fault of the field that has the focus already.
 *
 * @returns a function that puts a sentence into it
 */
export function makeLiveRegion(form: HTMLFormElement): (sentence: string) => void {
  const spoken = element('div');
  spoken.setAttribute('aria-live', 'polite');
  form.append(spoken);
  return (sentence) => {
    if (spoken.textContent !== sentence) spoken.textContent = sentence;
  };
}

/** A row of buttons. */
export function buttonsOf(choices: readonly Choice[]) {
  const buttons = element('div');
  buttons.append(
    ...choices.map(([words, take]) => {
      const button = element('button', words);
      button.type = 'button';
      button.onclick = take;
      return button;
    }),
  );
  return buttons;
}

/** Shows a fault of the text in a field; removes it for `''`. @param sentence begins with „Fehler: “ */
export function showFault(input: HTMLInputElement, sentence: string): void {
  (input.previousSibling as Element).textContent = sentence;
  input.setAttribute('aria-invalid', String(sentence !== ''));
}
