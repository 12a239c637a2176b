import { shownIn, write } from './input.ts';

/**
 * Shows the compact IBAN while the page's own listeners hear that the form is sent. Many scripts read the inputs
 * themselves, such as jQuery's `serialize()`, which no `formdata` event tells of.
 *
 * @returns shows the groups again
 */
export function showCompact(input: HTMLInputElement, compact: string): () => void {
  const shown = shownIn(input);
  write(input, { text: compact, caret: compact.length });
  return () => {
    if (input.value === compact) write(input, shown);
  };
}

/** Puts the compact IBAN into what a form sends, in place of the grouped one that its input shows. */
export function sendCompact(sent: FormData, { name, value: shown }: HTMLInputElement, compact: string): void {
  const entries = [...sent];
  const place = entries.findIndex(([key, value]) => key === name && value === shown);
  if (place < 0) return;
  // All entries are made anew: a form may have several of the same name, and their order counts.
  for (const [key] of entries) sent.delete(key);
  // A file keeps its name, too.
  for (const [index, [key, value]] of entries.entries())
    sent.append(key, index === place ? compact : (value as string));
}
