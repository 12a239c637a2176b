import { PAGE_WORDS } from './words/page-words.ts';

/** How long the button says that the code is copied. */
const SHOWN_MS = 2000;

/** Gives each snippet and each code a button that copies it. The button of a code names it: „BIC kopieren“. */
export function addCopyButtons(): void {
  for (const snippet of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    const label = PAGE_WORDS.copy(snippet.dataset['copy'] || undefined);
    button.textContent = label;
    const announced = document.createElement('span');
    announced.className = 'visually-hidden';
    announced.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(snippet.textContent ?? '');
        button.textContent = PAGE_WORDS.copied;
        announced.textContent = PAGE_WORDS.copied;
        setTimeout(() => {
          button.textContent = label;
          announced.textContent = '';
        }, SHOWN_MS);
      } catch {
        // Where the browser does not allow it, the selected code can be copied with the keyboard.
        getSelection()?.selectAllChildren(snippet);
      }
    });
    snippet.after(button, announced);
  }
}
