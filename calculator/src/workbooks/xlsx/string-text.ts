import { copyText } from '../copy-text.ts';
import { unescaped } from './escapes.ts';

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
  }

  close(element: string): void {
    if (element === 'rPh') this.#isInHint = false;
    else if (element === 't') this.#isInText = false;
  }

  /** Gives the text, and begins a new one. */
  take(): string {
    const text = copyText(unescaped(this.#text));
    this.#text = '';
    return text;
  }
}
