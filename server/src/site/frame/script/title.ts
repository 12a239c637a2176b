import { PAGE_WORDS } from './words.ts';

// A page that the server has answered with a fault has the word already.
const title = document.title.replace(PAGE_WORDS.fault, '');

/** Says at the beginning of the page's title whether its form has a fault. */
export function tellInTitle(isFaulty: boolean): void {
  document.title = isFaulty ? PAGE_WORDS.fault + title : title;
}
