import { element } from '../element.ts';
import { announce } from './announce.ts';

const COPY = 'Text für das Mitglied kopieren';
const COPIED = 'Kopiert';

/** A button that copies the text to the member, and then shows it. @param line of the row in the list */
export function memberButton(text: string, line: number): HTMLElement[] {
  const button = element('button', 'second member', COPY);
  button.type = 'button';
  button.setAttribute('aria-label', `${COPY}, Zeile ${line}`);
  const shown = element('span', 'detail');
  shown.hidden = true;
  button.addEventListener('click', async () => {
    shown.textContent = text;
    shown.hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = COPIED;
      button.setAttribute('aria-label', `${COPIED}, Zeile ${line}`);
      announce(`${COPIED}: ${text}`);
    } catch {
      // If the browser does not allow it, the selected text can be copied with the keyboard.
      getSelection()?.selectAllChildren(shown);
    }
  });
  return [button, shown];
}
