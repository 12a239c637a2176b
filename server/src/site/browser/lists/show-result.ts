import { german } from '../../../content/german.ts';
import { describeShape, describeSummary, rowsOf } from './describe-list.ts';
import type { ListRun } from './list-run.ts';
import type { Filter, RowsPage, Shape, Summary } from './messages.ts';
import { part, say } from './part.ts';
import { rowElement } from './row-element.ts';

/** As many rows as the page ever holds of a list. */
const ROWS_SHOWN = 50;

/** Shows the results of a run: numbers, and of the rows the fifty that are asked for. */
export class ResultView {
  readonly #run: ListRun;
  readonly #words = new Map<string, string>();
  #shape: Shape | undefined;
  #filter: Filter = null;
  #from = 0;
  #total = 0;
  /** What to do once the rows that were asked for are there. */
  #then = () => {};

  constructor(run: ListRun) {
    this.#run = run;
    for (const input of filters()) {
      const word = input.parentElement?.querySelector('[data-word]')?.textContent ?? '';
      this.#words.set(input.value, word);
      input.addEventListener('change', () =>
        this.#show((input.value || null) as Filter, 0, () => say(part('caption').textContent ?? '')),
      );
    }
    part('back').addEventListener('click', () => this.#turn(-ROWS_SHOWN));
    part('on').addEventListener('click', () => this.#turn(ROWS_SHOWN));
  }

  hide(): void {
    part('result').hidden = true;
    part('rows').replaceChildren();
  }

  /** @param name of the list */
  describe(name: string, shape: Shape): void {
    this.#shape = shape;
    part('found').textContent = `${name}: ${describeShape(shape)}`;
  }

  /** All rows are checked. */
  done(summary: Summary): void {
    const all = Object.values(summary).reduce((sum, count) => sum + count, 0);
    for (const input of filters()) {
      const count = input.value ? summary[input.value as keyof Summary] : all;
      const number = input.parentElement?.querySelector('[data-count]');
      if (number) number.textContent = german.number(count);
      input.checked = input.value === '';
      input.disabled = count === 0;
    }
    this.#show(null, 0, () => {
      part('result').hidden = false;
      say(describeSummary(summary));
      goTo(part('result-title'));
    });
  }

  /** The rows that were asked for have come. */
  rows({ filter, from, total, results }: RowsPage): void {
    const shape = this.#shape;
    if (!shape || filter !== this.#filter || from !== this.#from) return;
    this.#total = total;
    part('rows').replaceChildren(...results.map((row) => rowElement(row, shape, this.#words)));
    const shown = `Zeilen\u00a0${german.number(from + 1)} bis ${german.number(from + results.length)} von ${german.number(total)}`;
    part('caption').textContent = total > ROWS_SHOWN ? shown : rowsOf(total);
    part('paging').hidden = total <= ROWS_SHOWN;
    part('back').ariaDisabled = String(from === 0);
    part('on').ariaDisabled = String(from + ROWS_SHOWN >= total);
    part('download-some').hidden = filter === null;
    this.#then();
  }

  get filter(): Filter {
    return this.#filter;
  }

  #show(filter: Filter, from: number, then: () => void): void {
    this.#filter = filter;
    this.#from = from;
    this.#then = then;
    this.#run.ask({ page: { filter, from, count: ROWS_SHOWN } });
  }

  #turn(by: number): void {
    const from = this.#from + by;
    if (from < 0 || from >= this.#total) return;
    this.#show(this.#filter, from, () => goTo(part('table')));
  }
}

/** The reader goes on there, with the eyes and with the keyboard. */
function goTo(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const filters = () => part('filters').querySelectorAll('input');
