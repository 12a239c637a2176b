import { german } from '../../../content/german.ts';
import { part, say } from './part.ts';

/** A short list is done before anybody could read how far it is. */
const SHOWN_AFTER_MS = 200;
/** How often the progress is read out: at each quarter. */
const QUARTERS = 4;

let timer: ReturnType<typeof setTimeout> | undefined;
let quarter = 0;

/** A list has been handed to the worker. */
export function showStart(): void {
  hideProgress();
  quarter = 0;
  bar().removeAttribute('value');
  part('progress-rows').textContent = '';
  timer = setTimeout(() => {
    part('progress').hidden = false;
    part('progress').scrollIntoView({ block: 'nearest', behavior: 'instant' });
    say('Die Liste wird geprüft.');
  }, SHOWN_AFTER_MS);
}

export function showProgress({ checked, rows }: { checked: number; rows: number }): void {
  bar().max = rows;
  bar().value = checked;
  part('progress-rows').textContent = `${german.number(checked)} von ${german.number(rows)}\u00a0Zeilen`;
  const reached = Math.floor((checked / rows) * QUARTERS);
  if (reached === quarter || checked === rows || part('progress').hidden) return;
  quarter = reached;
  say(`${(100 / QUARTERS) * quarter}\u00a0Prozent geprüft`);
}

export function hideProgress(): void {
  clearTimeout(timer);
  part('progress').hidden = true;
}

const bar = () => part('progress').querySelector('progress') as HTMLProgressElement;
