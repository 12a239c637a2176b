import type { FullCalculator } from '../answers/api.ts';
import { headlineIn } from '../banks/search/bank-names.ts';
import { checkList, rowChecker } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import type { List, ListResult } from './list.ts';
import { memberName, memberText } from './member.ts';
import { filePieces } from './result-table.ts';
import type { Sheet } from './workbooks/workbook.ts';
import type {
  Counts,
  FileFormat,
  Filter,
  Progress,
  ResultFile,
  ResultPage,
  ShownRow,
  ToWorker,
} from './worker-messages.ts';

/** After this many pieces of a file, the page gets the progress. A piece of a CSV file has 1000 rows. */
const PIECES_IN_SUCCESSION = 5;

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Which rows a filter shows. Each row is in one of `ask`, `none`, `right`, `absent` and `skipped`. */
const FILTERS: Readonly<Record<Filter, (result: ListResult) => boolean>> = {
  all: () => true,
  ask: ({ outcome }) => outcome === 'doubtful',
  none: ({ outcome }) => outcome === 'impossible' || outcome === 'faulty',
  right: ({ outcome }) => outcome === 'right' || outcome === 'changed',
  absent: ({ outcome }) => outcome === 'absent',
  skipped: ({ outcome }) => outcome === 'skipped',
  repeated: ({ repeats }) => repeats !== undefined,
};
/** Whether the member has to be asked about a row. */
const isOpen = (result: ListResult) => FILTERS.ask(result) || FILTERS.none(result);

export type CheckedList = ReturnType<typeof checkedList>;

/** A list that is being checked, or has been, with its results. */
export function checkedList(list: List, functions: FullCalculator) {
  const checked: ListResult[] = [];
  const checkRow = rowChecker(list.shape, functions);
  let isGivenUp = false;

  const filtered = (filter: Filter) => checked.filter(FILTERS[filter]);

  /** Adds name and text for the member only when a row is shown, so that they take no memory. */
  function shown(result: ListResult): ShownRow {
    const name = memberName(result.cells, list.shape.header);
    if (!isOpen(result)) return { ...result, name };
    return { ...result, name, memberText: memberText(checkRow(result), name) };
  }

  return {
    /** Checks all rows. @returns how many rows each filter has; undefined if the list was given up meanwhile */
    async check(onProgress: (progress: Progress) => void): Promise<Counts | undefined> {
      const headlineOf = headlineIn((blz) => functions.explainBank(blz).bank);
      for (const results of checkList(list, functions, GERMAN_LIST_WORDS)) {
        for (const result of results) result.bank = headlineOf({ name: result.bank, bic: result.bic });
        checked.push(...results);
        onProgress({ done: checked.length, rows: list.rows.length });
        await nextTask();
        if (isGivenUp) return undefined;
      }
      const filters = Object.keys(FILTERS) as Filter[];
      return Object.fromEntries(filters.map((filter) => [filter, filtered(filter).length])) as Counts;
    },

    giveUp(): void {
      isGivenUp = true;
    },

    /** Some of the results. With the filter `all`, the rows to ask the members about come first. */
    page({ filter, from, count }: Extract<ToWorker, { page: unknown }>['page']): ResultPage {
      const filters: readonly Filter[] =
        filter === 'all' ? ['ask', 'none', 'right', 'absent', 'skipped'] : [filter];
      const all = filters.flatMap(filtered);
      return { filter, from, total: all.length, results: all.slice(from, from + count).map(shown) };
    },

    /** The texts to all members who have to be asked, each below its line and name. */
    memberTexts: (): string =>
      checked
        .filter(isOpen)
        .map(shown)
        .map(({ line, name, memberText }) => `Zeile\u00a0${line}${name && `: ${name}`}\n${memberText}\n`)
        .join('\n'),

    /** @param sheet that the list is from, if it is from a workbook */
    async file(
      { filter, format }: Extract<ToWorker, { file: unknown }>['file'],
      sheet: Sheet | undefined,
      onProgress: (progress: Progress) => void,
    ): Promise<ResultFile> {
      const rows = filtered(filter);
      let done = 0;
      const counted = (function* () {
        for (const row of rows) {
          done += 1;
          yield row;
        }
      })();
      const writable = format === 'xlsx' && filter === 'all' ? sheet?.writable : undefined;
      const parts: BlobPart[] = [];
      for (const piece of filePieces(format, list, counted, writable)) {
        parts.push(piece as BlobPart);
        if (parts.length % PIECES_IN_SUCCESSION > 0) continue;
        onProgress({ done, rows: rows.length });
        await nextTask();
      }
      return { file: new Blob(parts, { type: TYPES[format] }), extension: writable?.extension ?? format };
    },
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
