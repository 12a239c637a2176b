import { part } from './part.ts';

/** A list as it was given, and what it is called: the name of its file. */
export type Given = { readonly name: string } & ({ readonly text: string } | { readonly bytes: ArrayBuffer });

/** More than the worker takes, so that it says so, but not all of a film that was dropped by mistake. */
const MAX_READ_BYTES = 64_000_000;
const UNREADABLE =
  'Die Datei lässt sich nicht lesen. Vielleicht ist sie verschoben, oder ein anderes Programm sperrt sie.';

/**
 * Takes a list in the four ways that there are: pasted, chosen, dropped, or the example.
 *
 * @param start told the list
 * @param refuse told a German sentence where a file can't be read
 */
export function takeList(start: (list: Given) => void, refuse: (error: string) => void): void {
  const form = part<HTMLFormElement>('list');
  const chooser = part<HTMLInputElement>('file');
  const field = part<HTMLTextAreaElement>('text');

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
  part('choose').addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', () => {
    read(chooser.files?.[0]);
    // The same file can be chosen again, mended.
    chooser.value = '';
  });
  part('example').addEventListener('click', () => {
    const text = part('example-list').textContent ?? '';
    // What somebody has typed stays.
    if (field.value.trim() === '') field.value = text;
    start({ name: 'Beispiel', text });
  });

  // A file that misses the field would otherwise be opened in the place of this page.
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
