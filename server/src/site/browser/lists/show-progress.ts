import { german } from '../../../content/german.ts';
import { announce } from './announce.ts';
import { pageElement } from './page-element.ts';

/** Shorter lists are done by then and show no progress. */
const DELAY_MS = 200;
/** The progress is announced at each quarter. */
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

export function showProgress({ checked, rows }: { checked: number; rows: number }): void {
  bar().max = rows;
  bar().value = checked;
  pageElement('progress-rows').textContent =
    `${german.number(checked)} von ${german.number(rows)}\u00a0Zeilen`;
  const reached = Math.floor((checked / rows) * QUARTERS);
  if (reached === quarter || checked === rows || pageElement('progress').hidden) return;
  quarter = reached;
  announce(`${(100 / QUARTERS) * quarter}\u00a0Prozent geprüft`);
}

export function hideProgress(): void {
  clearTimeout(timer);
  pageElement('progress').hidden = true;
}

const bar = () => pageElement('progress').querySelector('progress') as HTMLProgressElement;
