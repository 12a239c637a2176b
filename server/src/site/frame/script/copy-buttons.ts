import { element } from './element.ts';
import { PAGE_WORDS } from './words.ts';

/** How long the button says that the code is copied, or selected. */
const SHOWN_MS = { copied: 2000, selected: 5000 } as const;

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
 * Makes a button that copies the text of an element, and the live region that says so. When the button gets its own
 * words back, the region stays as it is, so nothing is read out once more.
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
    const done = await copy(text ?? source.textContent ?? '', () =>
      getSelection()?.selectAllChildren(source),
    );
    const isCopied = done === 'copied';
    button.textContent = `${isCopied ? '✓\u00a0' : ''}${PAGE_WORDS[done]}`;
    button.classList.toggle('copied', isCopied);
    announced.textContent = PAGE_WORDS[done];
    reverting = setTimeout(() => {
      button.textContent = label;
      button.classList.remove('copied');
    }, SHOWN_MS[done]);
  });
  return [button, announced];
}

/** Copies a text. If the browser does not allow it, selects where it is shown, so that the visitor can copy it. */
export async function copy(text: string, select: () => void): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    select();
    return 'selected';
  }
}
