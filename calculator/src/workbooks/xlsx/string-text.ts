import { copyText } from '../copy-text.ts';
import { MAX_CELL_CHARACTERS } from '../limits.ts';
import { WorkbookError } from '../workbook.ts';
import { unescaped } from './escapes.ts';

/** An escaped character has seven: `_x000D_`. */
export const MAX_RAW_CHARACTERS = 7 * MAX_CELL_CHARACTERS;

/**
 * Collects the text of a string with or without formats: of all `t` elements, but not of phonetic hints (`rPh`).
 */
export class StringText {
  #text = '';
  #isInText = false;
  #isInHint = false;

  open(element: string): void {
    if (element === 'rPh') this.#isInHint = true;
    else if (element === 't') this.#isInText = !this.#isInHint;
  }

  text(text: string): void {
    if (this.#isInText) this.#text += text;
    if (this.#text.length > MAX_RAW_CHARACTERS) throw new WorkbookError('too-much-text');
  }

  close(element: string): void {
    if (element === 'rPh') this.#isInHint = false;
    else if (element === 't') this.#isInText = false;
  }

  /** Gives the text, and begins a new one. @throws {WorkbookError} `too-much-text` */
  take(): string {
    const text = copyText(unescaped(this.#text));
    this.#text = '';
    if (text.length > MAX_CELL_CHARACTERS) throw new WorkbookError('too-much-text');
    return text;
  }
}
