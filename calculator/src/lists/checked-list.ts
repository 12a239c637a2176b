import type { Calculator } from '../answers/api.ts';
import { headlineIn } from '../banks/search/bank-names.ts';
import { answerRow, checkList } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import type { List, ListResult } from './list.ts';
import { memberName, memberText } from './member.ts';
import { resultFile } from './result-table.ts';
import type { WorkbookWriter } from './workbook-writer-part.ts';
import type { Sheet } from './workbooks/workbook.ts';
import type {
  Counts,
  Filter,
  Progress,
  ResultFile,
  ResultPage,
  ShownRow,
  ToWorker,
} from './worker-messages.ts';

/** After as many pieces of a file, the page hears how far it is. A piece has some thousand rows. */
const PIECES_IN_SUCCESSION = 5;

/** Which rows a filter shows. The first three have all rows with an account between them. */
const FILTERS: Readonly<Record<Exclude<Filter, 'all'>, (result: ListResult) => boolean>> = {
  ask: ({ outcome }) => outcome === 'doubtful',
  none: ({ outcome }) => outcome === 'impossible' || outcome === 'faulty',
  right: ({ outcome }) => outcome === 'right' || outcome === 'changed',
  skipped: ({ outcome }) => outcome === 'skipped',
  repeated: ({ repeats }) => repeats !== undefined,
};
/** Somebody has to ask the member about these rows. */
const isOpen = (result: ListResult) => FILTERS.ask(result) || FILTERS.none(result);

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
   * @returns how many rows each filter has; undefined if the list was given up meanwhile
   */
  async check(onProgress: (progress: Progress) => void): Promise<Counts | undefined> {
    const headlineOf = headlineIn((blz) => this.#functions.explainBank(blz).bank);
    for (const results of checkList(this.#list, this.#functions, GERMAN_LIST_WORDS)) {
      for (const result of results) result.bank = headlineOf({ name: result.bank, bic: result.bic });
      this.#results.push(...results);
      onProgress({ done: this.#results.length, rows: this.#list.rows.length });
      await nextTask();
      if (this.#isGivenUp) return undefined;
    }
    const filters = ['all', ...(Object.keys(FILTERS) as (keyof typeof FILTERS)[])] as const;
    const counts = filters.map((filter) => [filter, this.#filtered(filter).length]);
    return Object.fromEntries(counts) as Counts;
  }

  /** Stops the check, because the list is read in another way now. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  /** Some of the results. Of all, those that need somebody come first. */
  page({ filter, from, count }: Extract<ToWorker, { page: unknown }>['page']): ResultPage {
    const all =
      filter === 'all'
        ? (['ask', 'none', 'right', 'skipped'] as const).flatMap((group) => this.#filtered(group))
        : this.#filtered(filter);
    const results = all.slice(from, from + count).map((result) => this.#shown(result));
    return { filter, from, total: all.length, results };
  }

  /** The texts to all members who have to be asked, each below its line and name. */
  memberTexts(): string {
    return this.#results
      .filter(isOpen)
      .map((result) => {
        const { name = '', memberText } = this.#shown(result);
        return `Zeile\u00a0${result.line}${name && `: ${name}`}\n${memberText}\n`;
      })
      .join('\n');
  }

  /**
   * The results as a file. In between it lets other messages in.
   *
   * @param sheet that the list is from, if it is from a workbook
   * @param onProgress called for long lists
   * @throws what loadWriter throws
   */
  async file(
    { filter, format }: Extract<ToWorker, { file: unknown }>['file'],
    sheet: Sheet | undefined,
    loadWriter: () => WorkbookWriter,
    onProgress: (progress: Progress) => void,
  ): Promise<ResultFile> {
    const rows = this.#filtered(filter);
    let done = 0;
    const counted = (function* () {
      for (const row of rows) {
        done += 1;
        yield row;
      }
    })();
    const pieces = resultFile(format, this.#list, counted, filter === 'all' ? sheet : undefined, loadWriter);
    for (let count = 1; ; count += 1) {
      const next = pieces.next();
      if (next.done) return next.value;
      if (count % PIECES_IN_SUCCESSION > 0) continue;
      onProgress({ done, rows: rows.length });
      await nextTask();
    }
  }

  #filtered(filter: Filter): readonly ListResult[] {
    return filter === 'all' ? this.#results : this.#results.filter(FILTERS[filter]);
  }

  /** Only rows that are shown have name and text for the member, so that these take no memory. */
  #shown(result: ListResult): ShownRow {
    const { shape } = this.#list;
    const name = memberName(result.cells, shape.header);
    if (!isOpen(result)) return { ...result, name };
    return { ...result, name, memberText: memberText(answerRow(result, shape, this.#functions), name) };
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
