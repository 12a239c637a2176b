import {
  columnName,
  FREE_TEXT_COLUMN,
  newColumnName,
  OUTCOME_NAMES,
  RESULT_COLUMNS,
} from '../words/de/lists.ts';
import type { ListResult, ListShape } from './list.ts';

/** The names of the columns of the result: those of the list, and five more. No name of the five is in the list, too. */
export function resultHeader({ header, columns, width }: ListShape): string[] {
  const names = Array.from(
    { length: width },
    (_, place) => header?.[place] ?? (columns ? columnName(place + 1) : FREE_TEXT_COLUMN),
  );
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return [...names, ...RESULT_COLUMNS.map((name) => freeName(name, taken))];
}

/** The cells of a row of the result. */
export function resultCells(width: number, result: ListResult): string[] {
  const { cells, iban, bic, bank, outcome, message } = result;
  const padding = Array.from({ length: width - cells.length }, () => '');
  return [...cells, ...padding, iban, bic, bank, OUTCOME_NAMES[outcome], message];
}

/** „IBAN“, or if the list has such a column, „IBAN (neu)“, „IBAN (neu 2)“ and so on. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 1; taken.has(free.toLowerCase()); count += 1) free = newColumnName(name, count);
  return free;
}
