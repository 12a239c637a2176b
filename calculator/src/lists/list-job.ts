import type { FullCalculator } from '../make-calculator.ts';
import { NO_PARTS } from '../messages/lists.ts';
import { checkList, emptySummary } from './check-list.ts';
import { decodeList } from './decode-list.ts';
import type { ColumnQuestion, List, ListColumns, ListResult, ListShape } from './list.ts';
import { listCsv } from './list-csv.ts';
import { readList } from './read-list.ts';
import type { Filter, FromWorker, ToWorker } from './worker-messages.ts';

/** Checks one list and keeps its results. The page has only the rows that it shows. */
export class ListJob {
  readonly #send: (message: FromWorker) => void;
  readonly #results: ListResult[] = [];
  #shape: ListShape | undefined;

  /** @param send sends a message to the page */
  constructor(send: (message: FromWorker) => void) {
    this.#send = send;
  }

  /**
   * Reads and checks a list. Sends its shape, then the progress, then that it is done; or an error.
   *
   * @param input the bytes of a file, or pasted text
   * @param learn gives the functions with all parts; throws where they can't be loaded
   * @param columns that a person has chosen; without them, a list that is not clear is answered with a question
   */
  async start(input: Uint8Array | string, learn: () => FullCalculator, columns?: ListColumns): Promise<void> {
    const read = this.#read(input, learn, columns);
    if ('error' in read || 'question' in read) return this.#send(read);
    const { list, functions } = read;
    this.#shape = list.shape;
    this.#results.length = 0;
    this.#send({ shape: list.shape });
    const summary = emptySummary();
    for (const results of checkList(list, functions)) {
      for (const result of results) {
        this.#results.push(result);
        summary[result.outcome] += 1;
      }
      this.#send({ progress: { checked: this.#results.length, rows: list.shape.rows }, summary });
      // Meanwhile the page may ask for rows: this lets its messages in.
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#send({ done: summary });
  }

  /** Sends some of the results. */
  sendPage({ filter, from, count }: Extract<ToWorker, { page: unknown }>['page']): void {
    const all = this.#filtered(filter);
    this.#send({ page: { filter, from, total: all.length, results: all.slice(from, from + count) } });
  }

  /** Sends the results as a file. */
  sendCsv(filter: Filter): void {
    if (!this.#shape) return;
    const pieces = [...listCsv(this.#shape, this.#filtered(filter))];
    this.#send({ csv: new Blob(pieces, { type: 'text/csv;charset=utf-8' }) });
  }

  #filtered(filter: Filter): readonly ListResult[] {
    return filter === null ? this.#results : this.#results.filter(({ outcome }) => outcome === filter);
  }

  #read(
    input: Uint8Array | string,
    learn: () => FullCalculator,
    columns: ListColumns | undefined,
  ): { list: List; functions: FullCalculator } | { question: ColumnQuestion } | { error: string } {
    const decoded = typeof input === 'string' ? { text: input } : decodeList(input);
    if ('error' in decoded) return decoded;
    let functions: FullCalculator;
    try {
      functions = learn();
    } catch {
      return { error: NO_PARTS };
    }
    const read = readList(decoded.text, functions, columns);
    return 'error' in read || 'question' in read ? read : { ...read, functions };
  }
}
