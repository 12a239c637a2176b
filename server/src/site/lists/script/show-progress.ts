import type { Progress } from '../../../calculator/functions.ts';
import { german } from '../../../content/notation.ts';
import { showFault } from '../../frame/script/fault.ts';
import { announce, pageElement } from './elements.ts';

/** Says above the field why a list can't be checked. @param error a German sentence; `''` if there is no fault */
export function showListFault(error: string): void {
  showFault(pageElement('text'), pageElement('fault-line'), error, 'liste-hinweis');
}

/** How long to wait before showing the progress: short lists are done by then. */
const DELAY_MS = 200;
/** Screen readers announce the progress at each quarter. */
const QUARTERS = 4;

let timer: ReturnType<typeof setTimeout> | undefined;
let quarter = 0;

/** Shows that a list is being checked, after a short delay. */
export function showStart(): void {
  hideProgress();
  quarter = 0;
  bar().removeAttribute('value');
  pageElement('progress-rows').textContent = '';
  timer = setTimeout(() => {
    pageElement('progress').hidden = false;
    pageElement('progress').scrollIntoView({ block: 'nearest', behavior: 'instant' });
    announce('Die Liste wird geprüft.');
  }, DELAY_MS);
}

export function showProgress({ done, rows }: Progress): void {
  bar().max = rows;
  bar().value = done;
  pageElement('progress-rows').textContent = progressOf({ done, rows });
  const reached = Math.floor((done / rows) * QUARTERS);
  if (reached === quarter || done === rows || pageElement('progress').hidden) return;
  quarter = reached;
  announce(`${(100 / QUARTERS) * quarter}\u00a0Prozent geprüft`);
}

export function hideProgress(): void {
  clearTimeout(timer);
  pageElement('progress').hidden = true;
}

/** „1.000 von 20.000 Zeilen“ */
export const progressOf = ({ done, rows }: Progress) =>
  `${german.number(done)} von ${german.number(rows)}\u00a0Zeilen`;

const bar = () => pageElement('progress').querySelector('progress') as HTMLProgressElement;
