/** How long the button says that the code is copied. */
const SHOWN_MS = 2000;

/** Gives each snippet a button that copies it. */
export function addCopyButtons(): void {
  for (const snippet of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Kopieren';
    const announced = document.createElement('span');
    announced.className = 'visually-hidden';
    announced.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(snippet.textContent ?? '');
        button.textContent = 'Kopiert';
        announced.textContent = 'Kopiert';
        setTimeout(() => {
          button.textContent = 'Kopieren';
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
