import { german } from '../../../content/german.ts';
import { announce } from './announce.ts';
import { describeShape, describeSummary, rowsOf } from './describe-list.ts';
import type { ListRun } from './list-run.ts';
import type { Filter, RowsPage, Shape, Summary } from './messages.ts';
import { pageElement } from './page-element.ts';
import { rowElement } from './row-element.ts';

/** The page never holds more rows than these. */
const ROWS_PER_PAGE = 50;

/** Shows the result of a list: the number of rows of each outcome, and fifty rows at a time. */
export class ResultView {
  readonly #run: ListRun;
  readonly #words = new Map<string, string>();
  #shape: Shape | undefined;
  #filter: Filter = null;
  #from = 0;
  #total = 0;
  /** Runs once the requested rows are shown. */
  #afterRows = () => {};

  constructor(run: ListRun) {
    this.#run = run;
    for (const input of filters()) {
      const word = input.parentElement?.querySelector('[data-word]')?.textContent ?? '';
      this.#words.set(input.value, word);
      input.addEventListener('change', () =>
        this.#request((input.value || null) as Filter, 0, () =>
          announce(pageElement('caption').textContent ?? ''),
        ),
      );
    }
    pageElement('previous').addEventListener('click', () => this.#turnPage(-ROWS_PER_PAGE));
    pageElement('next').addEventListener('click', () => this.#turnPage(ROWS_PER_PAGE));
  }

  hide(): void {
    pageElement('result').hidden = true;
    pageElement('rows').replaceChildren();
  }

  /**
   * Shows how the worker reads the list.
   *
   * @param name the name of the list
   */
  showShape(name: string, shape: Shape): void {
    this.#shape = shape;
    pageElement('description').textContent = `${name}: ${describeShape(shape)}`;
  }

  /** Shows the result once all rows are checked. */
  showSummary(summary: Summary): void {
    const all = Object.values(summary).reduce((sum, count) => sum + count, 0);
    for (const input of filters()) {
      const count = input.value ? summary[input.value as keyof Summary] : all;
      const number = input.parentElement?.querySelector('[data-count]');
      if (number) number.textContent = german.number(count);
      input.checked = input.value === '';
      input.disabled = count === 0;
    }
    this.#request(null, 0, () => {
      pageElement('result').hidden = false;
      announce(describeSummary(summary));
      goTo(pageElement('result-title'));
    });
  }

  /** Shows rows that the worker sent, unless others were requested since. */
  showRows({ filter, from, total, results }: RowsPage): void {
    const shape = this.#shape;
    if (!shape || filter !== this.#filter || from !== this.#from) return;
    this.#total = total;
    pageElement('rows').replaceChildren(...results.map((row) => rowElement(row, shape, this.#words)));
    const shown = `Zeilen\u00a0${german.number(from + 1)} bis ${german.number(from + results.length)} von ${german.number(total)}`;
    pageElement('caption').textContent = total > ROWS_PER_PAGE ? shown : rowsOf(total);
    pageElement('paging').hidden = total <= ROWS_PER_PAGE;
    pageElement('previous').ariaDisabled = String(from === 0);
    pageElement('next').ariaDisabled = String(from + ROWS_PER_PAGE >= total);
    pageElement('download-some').hidden = filter === null;
    this.#afterRows();
  }

  get filter(): Filter {
    return this.#filter;
  }

  #request(filter: Filter, from: number, afterRows: () => void): void {
    this.#filter = filter;
    this.#from = from;
    this.#afterRows = afterRows;
    this.#run.ask({ page: { filter, from, count: ROWS_PER_PAGE } });
  }

  #turnPage(rows: number): void {
    const from = this.#from + rows;
    if (from < 0 || from >= this.#total) return;
    this.#request(this.#filter, from, () => goTo(pageElement('table')));
  }
}

/** Scrolls to an element and moves the focus there. */
function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const filters = () => pageElement('filters').querySelectorAll('input');
