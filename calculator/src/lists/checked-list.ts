import type { Calculator } from '../answers/api.ts';
import { knownBanks } from '../answers/known-banks.ts';
import { answerOn } from './check-account.ts';
import { checkList, emptySummary } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import type { List, ListResult, ListSummary, Outcome } from './list.ts';
import { memberText } from './member.ts';
import { readRow } from './read-row.ts';
import { resultFile } from './result-table.ts';
import type { Workbooks } from './workbook-part.ts';
import type { Filter, Progress, ResultPage, ShownRow, ToWorker } from './worker-messages.ts';

/** After as many pieces of a file, the page hears how far it is. A piece has some thousand rows. */
const PIECES_IN_SUCCESSION = 5;
/** Somebody has to ask the member about rows with these outcomes. */
const IN_DOUBT: readonly Outcome[] = ['doubtful', 'impossible', 'faulty'];

/** A list that is being checked, or has been, with its results. */
export class CheckedList {
  readonly #list: List;
  readonly #functions: Calculator;
  readonly #results: ListResult[] = [];
  #isGivenUp = false;

  /** @param functions with all parts */
  constructor(list: List, functions: Calculator) {
    this.#list = list;
    this.#functions = functions;
  }

  /**
   * Checks all rows. In between it lets other messages in.
   *
   * @param onProgress called after each thousand rows
   * @returns undefined if the list was given up meanwhile
   */
  async check(
    onProgress: (progress: Progress, summary: ListSummary) => void,
  ): Promise<ListSummary | undefined> {
    const summary = emptySummary();
    for (const results of checkList(this.#list, this.#functions, GERMAN_LIST_WORDS)) {
      for (const result of results) {
        this.#results.push(result);
        summary[result.outcome] += 1;
      }
      onProgress({ done: this.#results.length, rows: this.#list.rows.length }, summary);
      await nextTask();
      if (this.#isGivenUp) return undefined;
    }
    return summary;
  }

  /** Stops the check, because the list is read in another way now. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  /** Some of the results so far. */
  page({ filter, from, count }: Extract<ToWorker, { page: unknown }>['page']): ResultPage {
    const all = this.#filtered(filter);
    const results = all.slice(from, from + count).map((result) => this.#shown(result));
    return { filter, from, total: all.length, results };
  }

  /**
   * The results as a file. In between it lets other messages in.
   *
   * @param onProgress called for long lists
   * @throws what loadWorkbooks throws
   */
  async file(
    { filter, format }: Extract<ToWorker, { file: unknown }>['file'],
    loadWorkbooks: () => Workbooks,
    onProgress: (progress: Progress) => void,
  ): Promise<Blob> {
    const rows = this.#filtered(filter);
    let done = 0;
    const counted = (function* () {
      for (const row of rows) {
        done += 1;
        yield row;
      }
    })();
    const pieces = resultFile(format, this.#list.shape, counted, loadWorkbooks);
    for (let count = 1; ; count += 1) {
      const next = pieces.next();
      if (next.done) return next.value;
      if (count % PIECES_IN_SUCCESSION > 0) continue;
      onProgress({ done, rows: rows.length });
      await nextTask();
    }
  }

  #filtered(filter: Filter): readonly ListResult[] {
    return filter === null ? this.#results : this.#results.filter(({ outcome }) => outcome === filter);
  }

  /** Only rows that are shown have the text for the member, so that it takes no memory. */
  #shown(result: ListResult): ShownRow {
    if (!IN_DOUBT.includes(result.outcome)) return result;
    const reading = readRow(result, this.#list.shape, knownBanks(this.#functions));
    return { ...result, memberText: memberText(reading, answerOn(reading, this.#functions)) };
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
