import type { ListWords } from '../words/list-words.ts';
import type { ListResult, ListShape } from './list.ts';

/** The names of the columns of the result: those of the list, and five more. No name of the five is in the list, too. */
export function resultHeader({ header, columns, width }: ListShape, words: ListWords): string[] {
  const names = Array.from(
    { length: width },
    (_, place) => header?.[place] ?? (columns ? words.columnName(place + 1) : words.freeTextColumn),
  );
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return [...names, ...words.resultColumns.map((name) => freeName(name, taken, words))];
}

/** The cells of a row of the result. */
export function resultCells(width: number, result: ListResult, words: ListWords): string[] {
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
