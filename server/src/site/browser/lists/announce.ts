import { pageElement } from './page-element.ts';

/** Has a screen reader read out a sentence, after the one that it is reading. */
export function announce(sentence: string): void {
  pageElement('announcement').textContent = sentence;
}
