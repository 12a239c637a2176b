import type { Counts, Filter, ListReading, ResultPage } from '../../../calculator/functions.ts';
import { german } from '../../../content/notation.ts';
import { element } from '../../frame/script/element.ts';
import { announce, goTo, pageElement, showText } from './elements.ts';
import type { ListRun } from './list-run.ts';
import { rowElement } from './row-element.ts';

/** A German sentence with the name of a list, its sheet, the number of its rows, and the columns that were read. */
function describeReading(name: string, { shape, sentence, sheets }: ListReading): string {
  const sheet = sheets?.chosen === undefined ? '' : `, Blatt „${sheets.names[sheets.chosen]}“`;
  return `${name}${sheet}: ${rowsOf(shape.rows)}. ${sentence || 'Gelesen: jede Zeile als Text.'}`;
}

/** A German sentence that says how many IBANs are done. */
function verdictOn({ ask, none, right }: Counts): string {
  const all = ask + none + right;
  if (all === 0) return 'In der Liste steht kein Konto.';
  if (all === 1) return right === 1 ? 'Die IBAN ist fertig.' : 'Die IBAN ist noch nicht fertig.';
  if (right === all) return `Alle ${german.number(all)}\u00a0IBANs sind fertig.`;
  if (right === 0) return `Keine der ${german.number(all)}\u00a0IBANs ist fertig.`;
  return `${german.number(right)} von ${german.number(all)}\u00a0IBANs ${right === 1 ? 'ist' : 'sind'} fertig.`;
}

/** What is left to do: German sentences, or `''`. */
function remarksOn({ ask, none, absent, repeated }: Counts): string {
  const open = ask + none;
  return [
    open > 0 && `${german.number(open)}\u00a0${open === 1 ? 'Konto ist' : 'Konten sind'} noch zu klären.`,
    absent > 0 && `${rowsOf(absent)} ohne Konto.`,
    repeated > 0 && `${rowsOf(repeated)} ${repeated === 1 ? 'enthält' : 'enthalten'} eine IBAN noch einmal.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** „1 Zeile“, „100.000 Zeilen“. */
function rowsOf(count: number): string {
  return `${german.number(count)}\u00a0${count === 1 ? 'Zeile' : 'Zeilen'}`;
}

/** How many rows the page shows at a time. */
const ROWS_PER_PAGE = 50;

/** Shows the result of a list: the number of rows of each outcome, and the rows, page by page. */
export class ResultView {
  readonly #run: ListRun;
  /** How the list on the page is read. */
  reading: ListReading | undefined;
  /** Which of its rows are shown. */
  filter: Filter = 'all';
  #from = 0;
  #total = 0;
  /** Whether the list has accounts without an IBAN, or with one that has to be confirmed by its owner. */
  #hasOpen = false;
  /** Is called when the requested rows are shown. */
  #afterRows = () => {};

  constructor(run: ListRun) {
    this.#run = run;
    for (const input of filters()) {
      input.addEventListener('change', () =>
        this.#request(input.value as Filter, 0, () => announce(pageElement('caption').textContent ?? '')),
      );
    }
    pageElement('previous').addEventListener('click', () => this.#turnPage(-ROWS_PER_PAGE));
    pageElement('next').addEventListener('click', () => this.#turnPage(ROWS_PER_PAGE));
  }

  /** Shows how the worker reads the list. @param name of the list */
  showReading(name: string, reading: ListReading): void {
    this.reading = reading;
    pageElement('description').textContent = describeReading(name, reading);
    pageElement('change-columns').hidden = reading.choices === null;
    pageElement('change-sheet').hidden = reading.sheets === null;
    showText('notes', reading.notes.join(' '));
  }

  /** Shows the result once all rows are checked. */
  showCounts(counts: Counts): void {
    const remarks = remarksOn(counts);
    this.#hasOpen = counts.ask + counts.none > 0;
    pageElement('verdict').classList.toggle('open', this.#hasOpen);
    pageElement('result-title').replaceChildren(
      verdictOn(counts),
      ...(remarks ? [' ', element('span', '', remarks)] : []),
    );
    for (const input of filters()) {
      const count = counts[input.value as Filter];
      const number = input.parentElement?.querySelector('[data-count]');
      if (number) number.textContent = german.number(count);
      input.checked = input.value === 'all';
      input.disabled = count === 0;
      if (input.value === 'repeated' || input.value === 'absent')
        input.parentElement?.toggleAttribute('hidden', count === 0);
    }
    this.#request('all', 0, () => {
      pageElement('result').hidden = false;
      // Screen readers read out the heading when it gets the focus. That is enough.
      announce('');
      goTo(pageElement('result-title'));
      // The edge of the card above the heading, too.
      pageElement('verdict').scrollIntoView({ block: 'start', behavior: 'instant' });
    });
  }

  /** Shows rows that the worker sent, unless others were requested since. */
  showRows({ filter, from, total, results }: ResultPage): void {
    const shape = this.reading?.shape;
    if (!shape || filter !== this.filter || from !== this.#from) return;
    this.#total = total;
    pageElement('rows').replaceChildren(...results.map((row) => rowElement(row, shape.columns)));
    const shown = `Zeilen\u00a0${german.number(from + 1)} bis ${german.number(from + results.length)} von ${german.number(total)}`;
    const rows = total > ROWS_PER_PAGE ? shown : rowsOf(total);
    pageElement('caption').textContent = filter === 'all' && this.#hasOpen ? `${rows}, offene zuerst` : rows;
    pageElement('paging').hidden = total <= ROWS_PER_PAGE;
    pageElement('previous').setAttribute('aria-disabled', String(from === 0));
    pageElement('next').setAttribute('aria-disabled', String(from + ROWS_PER_PAGE >= total));
    pageElement('some').hidden = filter === 'all';
    this.#afterRows();
  }

  #request(filter: Filter, from: number, afterRows: () => void): void {
    this.filter = filter;
    this.#from = from;
    this.#afterRows = afterRows;
    this.#run.ask({ page: { filter, from, count: ROWS_PER_PAGE } });
  }

  #turnPage(rows: number): void {
    const from = this.#from + rows;
    if (from < 0 || from >= this.#total) return;
    this.#request(this.filter, from, () => goTo(pageElement('table')));
  }
}

const filters = () => pageElement('filters').querySelectorAll('input');
