import { GERMAN_LIST_WORDS, type ListWords } from './de.ts';
import { ENGLISH_LIST_WORDS } from './en.ts';
import type { ListRow } from './list.ts';

const LANGUAGES = [GERMAN_LIST_WORDS, ENGLISH_LIST_WORDS];
/** Hardly any list has more titles above its header. */
const MAX_TITLE_ROWS = 20;

/**
 * The rows of the list that a result of ours was made from: without the columns that were added, which would be taken
 * for further accounts. Checked again, it gets the same columns again.
 *
 * @returns undefined if the rows are not a result of ours, or only have added columns
 */
export function listOfResult(rows: readonly ListRow[]): ListRow[] | undefined {
  for (const row of rows.slice(0, MAX_TITLE_ROWS)) {
    const words = LANGUAGES.find((each) => addedFrom(row.cells, each) > 0);
    if (!words) continue;
    const width = addedFrom(row.cells, words);
    // Lines of text have got a name that they did not have.
    const isText = width === 1 && row.cells[0] === words.freeTextColumn;
    return rows
      .filter((each) => !(isText && each === row))
      .map((each) => ({ ...each, cells: each.cells.slice(0, width) }));
  }
  return undefined;
}

/** Where the added columns begin: the last ones, in their order, each maybe with „(neu)“. -1 if there are none. */
function addedFrom(header: readonly string[], { resultColumns, newColumnName }: ListWords): number {
  const names = Object.values(resultColumns);
  const from = header.length - names.length;
  const isAdded = (name: string, cell = '') => {
    const [, count] = /(\d*)\)$/.exec(cell) ?? [];
    return cell === name || cell === newColumnName(name, Number(count) || 1);
  };
  return names.every((name, index) => isAdded(name, header[from + index])) ? from : -1;
}
