import { element } from './element.ts';
import { PAGE_WORDS } from './words.ts';

/** How long the button says that the code is copied. */
const SHOWN_MS = 2000;

/** Gives each snippet and each code a button that copies it. The button of a code names it: „BIC kopieren“. */
export function addCopyButtons(): void {
  for (const snippet of document.querySelectorAll<HTMLElement>('[data-copy]'))
    snippet.after(...copyButton(snippet, PAGE_WORDS.copy(snippet.dataset['copy'] || undefined)));
}

interface Options {
  /** What is copied; the text of the element if absent. */
  readonly text?: string;
  /** The class of the button: `main` is a filled one. */
  readonly look?: 'copy' | 'main';
}

/**
 * Makes a button that copies the text of an element, and the live region that says so. When the button gets its own words
 * back, the region stays as it is, so nothing is read out once more.
 */
export function copyButton(
  source: HTMLElement,
  label: string,
  { text, look = 'copy' }: Options = {},
): [HTMLButtonElement, HTMLElement] {
  const button = element('button', look, label);
  button.type = 'button';
  const announced = element('span', 'visually-hidden');
  announced.setAttribute('role', 'status');
  let reverting: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    clearTimeout(reverting);
    announced.textContent = '';
    try {
      await navigator.clipboard.writeText(text ?? source.textContent ?? '');
      button.textContent = PAGE_WORDS.copied;
      announced.textContent = PAGE_WORDS.copied;
      reverting = setTimeout(() => {
        button.textContent = label;
      }, SHOWN_MS);
    } catch {
      // If the browser does not allow it, the selected code can be copied with the keyboard.
      getSelection()?.selectAllChildren(source);
    }
  });
  return [button, announced];
}
