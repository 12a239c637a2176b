import type { Calculator } from '../answers/api.ts';
import type { ListColumns, ListRow } from '../lists/list.ts';
import { readList } from '../lists/read-list.ts';
import type { ListOptions } from './arguments.ts';
import { UsageError } from './usage-error.ts';

/** The names of the columns stand in the first lines. */
const SAMPLE_CHARACTERS = 100_000;
const SAMPLE_ROWS = 220;

/** A table whose columns can be named. The width is not known if the list is no table. */
interface Table {
  readonly header: readonly string[] | null;
  readonly width: number | undefined;
}

/**
 * The columns that the options name.
 *
 * @param content of the list
 * @param functions with all parts: they know every bank
 * @returns undefined if no option names a column
 * @throws {UsageError} if there is no such column, or a column is missing
 */
export function chooseColumns(
  content: string | readonly ListRow[],
  { iban, blz, konto }: Pick<ListOptions, 'iban' | 'blz' | 'konto'>,
  functions: Calculator,
): ListColumns | undefined {
  if (iban === undefined && blz === undefined && konto === undefined) return undefined;
  if ((blz === undefined) !== (konto === undefined)) throw new UsageError({ code: 'half-account' });
  const table = tableOf(content, functions);
  const columns: ListColumns = {
    ...(iban === undefined ? {} : { iban: placeOf(iban, table) }),
    ...(blz === undefined ? {} : { blz: placeOf(blz, table) }),
    ...(konto === undefined ? {} : { kontonummer: placeOf(konto, table) }),
  };
  const places = Object.values(columns);
  if (new Set(places).size < places.length) throw new UsageError({ code: 'same-column' });
  return columns;
}

function tableOf(content: string | readonly ListRow[], functions: Calculator): Table {
  const sample = sampleOf(content);
  const found = readList(sample, functions);
  // Without known banks, no account is found. With any column chosen, the list is read as a table all the same.
  const read = 'fault' in found ? readList(sample, functions, { iban: 1 }) : found;
  if ('list' in read) return read.list.shape;
  return 'question' in read ? read.question : { header: null, width: undefined };
}

function sampleOf(content: string | readonly ListRow[]): string | readonly ListRow[] {
  if (typeof content !== 'string') return content.slice(0, SAMPLE_ROWS);
  if (content.length <= SAMPLE_CHARACTERS) return content;
  const sample = content.slice(0, SAMPLE_CHARACTERS);
  return sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0)) || sample;
}

/** The place of a column, from 0. @param column its name, or its number from 1 */
function placeOf(column: string, { header, width }: Table): number {
  const wanted = column.trim().toLowerCase();
  const named = (header ?? []).flatMap((name, place) =>
    name.trim().toLowerCase() === wanted ? [place] : [],
  );
  if (named.length > 1)
    throw new UsageError({ code: 'several-columns', column, places: named.map((place) => place + 1) });
  const [place = /^[1-9]\d{0,2}$/.test(wanted) ? Number(wanted) - 1 : undefined] = named;
  if (place !== undefined && (width === undefined || place < width)) return place;
  const names = Array.from({ length: width ?? 0 }, (_, index) => header?.[index] ?? '');
  throw new UsageError({ code: 'no-column', column, names });
}
