import { element } from './element.ts';
import { PAGE_WORDS } from './words.ts';

/** How long the button says that the code is copied. */
const SHOWN_MS = 2000;

/** Gives each snippet and each code a button that copies it. The button of a code names it: „BIC kopieren“. */
export function addCopyButtons(): void {
  for (const snippet of document.querySelectorAll<HTMLElement>('[data-copy]'))
    snippet.after(...copyButton(snippet, snippet.dataset['copy'] || undefined));
}

/**
 * Makes a button that copies the text of an element, and the live region that says so. When the button gets its own words
 * back, the region stays as it is, so nothing is read out once more.
 *
 * @param name of what is copied; without it, the button says only that it copies
 */
export function copyButton(
  source: HTMLElement,
  name?: string,
  words?: string,
): [HTMLButtonElement, HTMLElement] {
  const label = words || PAGE_WORDS.copy(name);
  const button = element('button', 'copy', label);
  button.type = 'button';
  const announced = element('span', 'visually-hidden');
  announced.setAttribute('role', 'status');
  let reverting: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    clearTimeout(reverting);
    announced.textContent = '';
    try {
      await navigator.clipboard.writeText(source.textContent ?? '');
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
