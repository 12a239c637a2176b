import type { ListWords } from '../words/de/lists.ts';
import type { ListResult, ListShape } from './list.ts';

/** The names of the columns of the result: those of the list, and five more. No name of the five is in the list, too. */
function resultHeader({ header, columns, width }: ListShape, words: ListWords): string[] {
  const names = Array.from(
    { length: width },
    (_, place) => header?.[place] ?? (columns ? words.columnName(place + 1) : words.freeTextColumn),
  );
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return [...names, ...words.resultColumns.map((name) => freeName(name, taken, words))];
}

/** The result of a list as a table. */
export interface ResultTable {
  /** The rows above the header, as they are in the list. */
  readonly titles: readonly string[][];
  readonly header: string[];
  readonly rows: Iterable<string[]>;
}

/** @param results are taken one after the other */
export function resultTable(shape: ListShape, results: Iterable<ListResult>, words: ListWords): ResultTable {
  const iterator = results[Symbol.iterator]();
  const titles: string[][] = [];
  let next = iterator.next();
  for (; shape.header && !next.done && next.value.isTitle; next = iterator.next())
    titles.push([...next.value.cells]);
  function* rows() {
    for (; !next.done; next = iterator.next()) yield resultCells(shape.width, next.value, words);
  }
  return { titles, header: resultHeader(shape, words), rows: rows() };
}

function resultCells(width: number, result: ListResult, words: ListWords): string[] {
  const { cells, iban, bic, bank, outcome, message } = result;
  const padding = Array.from({ length: width - cells.length }, () => '');
  return [...cells, ...padding, iban, bic, bank, words.outcomes[outcome], message];
}

/** „IBAN“, or if the list has such a column, „IBAN (neu)“, „IBAN (neu 2)“ and so on. */
function freeName(name: string, taken: ReadonlySet<string>, words: ListWords): string {
  let free = name;
  for (let count = 1; taken.has(free.toLowerCase()); count += 1) free = words.newColumnName(name, count);
  return free;
}
