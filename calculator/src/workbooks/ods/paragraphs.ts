import { copyText } from '../copy-text.ts';

/** XML may be indented. Spaces that count are `text:s`. */
const WHITE_SPACE = /[ \t\r\n]+/g;

/** Collects the text of a cell from its paragraphs. */
export class Paragraphs {
  #paragraphs: string[] = [];

  begin(): void {
    this.#paragraphs.push('');
  }

  /** @param name of an element in a paragraph */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'text:s') this.#append(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 1000)));
    else if (name === 'text:tab') this.#append('\t');
    else if (name === 'text:line-break') this.#append('\n');
  }

  text(text: string): void {
    this.#append(text.replace(WHITE_SPACE, ' '));
  }

  /** Gives the text, and begins a new one. */
  take(): string {
    const text = copyText(this.#paragraphs.join('\n'));
    this.#paragraphs = [];
    return text;
  }

  #append(text: string): void {
    this.#paragraphs.push((this.#paragraphs.pop() ?? '') + text);
  }
}
