import { selectionIn, write } from './input.ts';

/**
 * Shows the compact IBAN while the page's own listeners hear that the form is sent. Many scripts read the inputs
 * themselves, such as jQuery's `serialize()`, which no `formdata` event tells of.
 *
 * @returns shows the groups again
 */
export function showCompact(input: HTMLInputElement, compact: string): () => void {
  const shown = selectionIn(input);
  write(input, { text: compact });
  return () => {
    if (input.value === compact) write(input, shown);
  };
}

/** Puts the compact IBAN into what a form sends, in place of the grouped one that its input shows. */
export function sendCompact(sent: FormData, input: HTMLInputElement, compact: string): void {
  const { name, value: shown } = input;
  // An `<iban-field>` before it may have put its own there already.
  const isLike = (key: string, value: unknown) => key === name && (value === shown || value === compact);
  // Other inputs before it may have the same name and text.
  let before = [...(input.form?.elements ?? [])]
    .filter(
      (element) =>
        isLike((element as HTMLInputElement).name, (element as HTMLInputElement).value) &&
        !element.matches(':disabled'),
    )
    .indexOf(input);
  const entries = [...sent];
  // All entries are made anew: a form may have several of the same name, and their order counts.
  for (const [key] of entries) sent.delete(key);
  // A file keeps its name, too.
  for (const [key, value] of entries)
    sent.append(key, isLike(key, value) && before-- === 0 ? compact : (value as string));
}
