import type { Filter, ListReading, ListSummary, ResultPage } from '../../../calculator/functions.ts';
import { german } from '../../../content/german.ts';
import { announce, goTo, pageElement } from './elements.ts';
import type { ListRun } from './list-run.ts';
import { rowElement } from './row-element.ts';

/** The name of a list, its sheet, how many rows it has, and which columns were read: a German sentence. */
function describeReading(name: string, { shape, sentence, sheets }: ListReading): string {
  const sheet = sheets?.chosen === undefined ? '' : `, Blatt „${sheets.names[sheets.chosen]}“`;
  const read = sentence ? `. ${sentence}` : '. Gelesen: jede Zeile als Text.';
  return `${name}${sheet}: ${rowsOf(shape.rows)}${read}`;
}

/** How many rows were checked, and how many of them need a look: a German sentence for screen readers. */
function describeSummary(summary: ListSummary): string {
  const total = Object.values(summary).reduce((sum, count) => sum + count, 0);
  const needLook = summary.doubtful + summary.impossible + summary.faulty;
  return `Fertig. ${rowsOf(total)} geprüft, davon ${german.number(needLook)} nachzufragen, fehlerhaft oder ohne IBAN.`;
}

/** „1 Zeile“, „100.000 Zeilen“. */
function rowsOf(count: number): string {
  return `${german.number(count)}\u00a0${count === 1 ? 'Zeile' : 'Zeilen'}`;
}

/** The page never holds more rows than these. */
const ROWS_PER_PAGE = 50;

/** Shows the result of a list: the number of rows of each outcome, and fifty rows at a time. */
export class ResultView {
  readonly #run: ListRun;
  #reading: ListReading | undefined;
  #filter: Filter = null;
  #from = 0;
  #total = 0;
  /** Runs once the requested rows are shown. */
  #afterRows = () => {};

  constructor(run: ListRun) {
    this.#run = run;
    for (const input of filters()) {
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
  showReading(name: string, reading: ListReading): void {
    this.#reading = reading;
    pageElement('description').textContent = describeReading(name, reading);
    pageElement('change-columns').hidden = reading.choices === null;
    pageElement('change-sheet').hidden = reading.sheets === null;
    pageElement('notes').textContent = reading.notes.join(' ');
    pageElement('notes').hidden = reading.notes.length === 0;
  }

  /** Shows the result once all rows are checked. */
  showSummary(summary: ListSummary): void {
    const all = Object.values(summary).reduce((sum, count) => sum + count, 0);
    for (const input of filters()) {
      const count = input.value ? summary[input.value as keyof ListSummary] : all;
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
  showRows({ filter, from, total, results }: ResultPage): void {
    const shape = this.#reading?.shape;
    if (!shape || filter !== this.#filter || from !== this.#from) return;
    this.#total = total;
    pageElement('rows').replaceChildren(...results.map((row) => rowElement(row, shape)));
    const shown = `Zeilen\u00a0${german.number(from + 1)} bis ${german.number(from + results.length)} von ${german.number(total)}`;
    pageElement('caption').textContent = total > ROWS_PER_PAGE ? shown : rowsOf(total);
    pageElement('paging').hidden = total <= ROWS_PER_PAGE;
    pageElement('previous').ariaDisabled = String(from === 0);
    pageElement('next').ariaDisabled = String(from + ROWS_PER_PAGE >= total);
    pageElement('some').hidden = filter === null;
    this.#afterRows();
  }

  /** How the list on the page is read. */
  get reading(): ListReading | undefined {
    return this.#reading;
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

const filters = () => pageElement('filters').querySelectorAll('input');
