import { ANY_ADDRESS } from '../visit.ts';

/** Puts the page's own origin into the examples, where the server does not know its address. */
export function nameOwnOrigin(): void {
  for (const example of document.querySelectorAll('[data-copy]')) {
    const texts = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replaceAll(ANY_ADDRESS, location.origin);
    }
  }
}
