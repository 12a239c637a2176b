/** A text with at most this many characters, and „…“ for the rest. */
export const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}\u00a0…` : text;
