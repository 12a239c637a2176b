import { copyText } from '../copy-text.ts';
import { MAX_CELL_CHARACTERS } from '../limits.ts';
import { WorkbookError } from '../workbook.ts';

/** XML may be indented. Spaces that count are `text:s`. */
const WHITE_SPACE = /[ \t\r\n]+/g;

/** Collects the text of a cell from its paragraphs. */
export class Paragraphs {
  #paragraphs: string[] = [];
  #characters = 0;

  begin(): void {
    this.#count(1);
    this.#paragraphs.push('');
  }

  /** @param name of an element in a paragraph */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'text:s') this.#append(this.#spaces(Number(attributes['text:c'] ?? 1) || 1));
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
    this.#characters = 0;
    return text;
  }

  #spaces(count: number): string {
    this.#count(count);
    return ' '.repeat(Math.max(count, 0));
  }

  /** @throws {WorkbookError} `too-much-text` */
  #count(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CELL_CHARACTERS) throw new WorkbookError('too-much-text');
  }

  #append(text: string): void {
    this.#count(text.length);
    this.#paragraphs.push((this.#paragraphs.pop() ?? '') + text);
  }
}
