import { isFilling } from './fill.ts';
import { insertedText, notePasted, noteText } from './inserted-text.ts';
import { makeLine, say } from './line.ts';
import { type JudgeInWords, readFieldsOfForm } from './read-fields-of-form.ts';

const listening = new WeakSet<ShadowRoot>();

/**
 * Reads each text that comes into a field of a widget at once, from now on. Typed texts are read when they are submitted.
 * Nothing is heard outside the widgets.
 */
export function listenToFields(judgeInWords: JudgeInWords): void {
  const listen = () => {
    for (const { shadowRoot } of document.querySelectorAll('[data-iban-rechner]'))
      if (shadowRoot) listenIn(shadowRoot, judgeInWords);
  };
  listen();
  // embed.js makes the widgets that come later. Its observer is older, so it is called first.
  new MutationObserver(listen).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-mode', 'data-lang', 'lang'],
  });
}

function listenIn(root: ShadowRoot, judgeInWords: JudgeInWords): void {
  const form = root.querySelector('form');
  // After a change of the mode, the form is another one.
  if (form) makeLine(form);
  if (listening.has(root)) return;
  listening.add(root);
  for (const input of root.querySelectorAll('input')) noteText(input);
  // en.js replaces a form when it comes, and the document has not changed then.
  root.addEventListener('focusin', ({ target }) => {
    const { form } = target as HTMLInputElement | HTMLButtonElement;
    if (form) makeLine(form);
  });
  root.addEventListener('paste', (event) => {
    notePasted(event.target as HTMLInputElement, (event as ClipboardEvent).clipboardData);
  });
  root.addEventListener('drop', (event) => {
    notePasted(event.target as HTMLInputElement, (event as DragEvent).dataTransfer);
  });
  for (const type of ['input', 'change'])
    root.addEventListener(type, (event) => handleText(event, judgeInWords));
}

function handleText(event: Event, judgeInWords: JudgeInWords): void {
  const input = event.target as HTMLInputElement;
  const { form } = input;
  if (!form) return;
  if (isFilling(form)) {
    noteText(input);
    return;
  }
  const isChanged = event.type === 'input';
  const text = insertedText(input, event);
  if (isChanged) say(form, '');
  const place = [...form.querySelectorAll('input')].indexOf(input);
  if (text !== undefined) readFieldsOfForm(form, judgeInWords, { place, text });
}
