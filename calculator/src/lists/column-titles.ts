import { GERMAN_LIST_WORDS } from '../words/de/lists.ts';
import type { ListShape } from './list.ts';

const { columnName } = GERMAN_LIST_WORDS;

/** A German title for each column: its name, with its place if it has none or if another column has the same. */
export function columnTitles({ header, width }: Pick<ListShape, 'header' | 'width'>): string[] {
  const names = Array.from({ length: width }, (_, place) => header?.[place] || columnName(place + 1));
  return names.map((name, place) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${columnName(place + 1)})`,
  );
}
