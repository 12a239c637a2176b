import { pageElement } from './elements.ts';

/** A list as text or as the bytes of a file, with a name to show. */
export type NamedList = { readonly name: string } & (
  | { readonly text: string }
  | { readonly bytes: ArrayBuffer }
);

/**
 * No more than this is read of a file: a visitor may drop a film by mistake. The limit is above the worker's own, so
 * that the worker still refuses a list that is too long.
 */
const MAX_READ_BYTES = 64_000_000;
const UNREADABLE =
  'Die Datei lässt sich nicht lesen. Vielleicht ist sie verschoben, oder ein anderes Programm sperrt sie.';

/**
 * Listens for lists: pasted text, a chosen file, a dropped file, or the example.
 *
 * @param start called with each list
 * @param refuse called with a German sentence if a file can't be read
 */
export function listenForLists(start: (list: NamedList) => void, refuse: (error: string) => void): void {
  const form = pageElement<HTMLFormElement>('list');
  const chooser = pageElement<HTMLInputElement>('file');
  const field = pageElement<HTMLTextAreaElement>('text');

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      const bytes = await file.slice(0, MAX_READ_BYTES).arrayBuffer();
      start({ name: file.name, bytes });
    } catch {
      refuse(UNREADABLE);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start({ name: 'Ihre Liste', text: field.value });
  });
  pageElement('choose').addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', () => {
    read(chooser.files?.[0]);
    // Otherwise choosing the same file again, after a correction, would be no change.
    chooser.value = '';
  });
  pageElement('example').addEventListener('click', () => {
    const text = pageElement('example-list').textContent ?? '';
    // A text that was typed stays.
    if (field.value.trim() === '') field.value = text;
    start({ name: 'Beispiel', text });
  });

  // The whole window takes files. A file dropped beside the form would otherwise open in place of the page.
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  const mark = (isOver: boolean) => form.classList.toggle('over', isOver);
  addEventListener('dragover', (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) mark(false);
  });
  addEventListener('drop', (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    mark(false);
    read(event.dataTransfer?.files[0]);
  });
}
