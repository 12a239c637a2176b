import {
  BANK_COLUMNS,
  type Bank,
  type Column,
  dropStraySuccessors,
  fromStored,
  type StoredValue,
} from '../directory/bank.ts';
import { EDITION_COLUMNS, type Edition } from '../directory/edition.ts';
import { digestOf } from './read-state.ts';
import type { EditionWithBanks, Older, Query } from './store.ts';
import { FIRST_VERSION, TABLES_VERSION } from './tables.ts';

type Row = Readonly<Record<string, StoredValue>>;

/** What the tables of every version since FIRST_VERSION have, besides the columns of editions and banks. */
const OWN_COLUMNS = ['id', 'digest', 'superseded_by', 'withdrawn'];

/**
 * Reads the editions that the newest older version has synced and holds. Their banks must match their digest and have
 * every column of ours: nothing is guessed.
 *
 * @param columnsOf the statement that selects the names of a table's columns
 * @returns null if no older version has tables with a synced edition
 */
export async function readOlder(query: Query, columnsOf: (table: string) => string): Promise<Older | null> {
  const namesOf = async (table: string) =>
    new Set((await query<{ name: string }>(columnsOf(table))).map(({ name }) => name));
  for (let version = TABLES_VERSION - 1; version >= FIRST_VERSION; version -= 1) {
    const [edition, bank] = [`{edition@${version}}`, `{bank@${version}}`];
    const [ofEdition, ofBank] = [await namesOf(edition), await namesOf(bank)];
    if (ofEdition.size === 0) continue;
    // From a version that has only its snapshot, nothing is taken over, whatever its tables lack.
    const synced = `SELECT 1 FROM ${edition} WHERE origin = 'sync'`;
    if (ofEdition.has('origin') && (await query(synced)).length === 0) continue;
    const missing = [
      ...OWN_COLUMNS.filter((name) => !ofEdition.has(name)),
      // In a column of an edition, null means that the value is not known; of a bank, that it has none.
      ...EDITION_COLUMNS.filter(({ kind, name }) => kind !== 'text or null' && !ofEdition.has(name)).map(
        toName,
      ),
      ...BANK_COLUMNS.filter(({ name }) => !ofBank.has(name)).map(toName),
    ];
    if (missing.length > 0) return { version, editions: [], obstacle: `it lacks ${missing.join(', ')}` };
    const held = await query<Row>(`SELECT * FROM ${edition} WHERE origin = 'sync' AND superseded_by IS NULL
      AND withdrawn IS NULL AND id IN (SELECT DISTINCT edition FROM ${bank}) ORDER BY id DESC`);
    const editions: EditionWithBanks[] = [];
    for (const row of held) {
      const rows = await query<Row>(`SELECT * FROM ${bank} WHERE edition = $1`, row['id'] ?? null);
      const banks = rows.map((other) => read<Bank>(BANK_COLUMNS, other));
      // An older version may have made its digest from other columns.
      if (digestOf(banks) !== row['digest']) return { version, editions: [], obstacle: 'its digest differs' };
      // An older version may have stored successors that do not count.
      editions.push({
        edition: read<Edition>(EDITION_COLUMNS, row),
        banks: dropStraySuccessors(banks).banks,
      });
    }
    if (editions.length > 0) return { version, editions, obstacle: null };
  }
  return null;
}

const toName = ({ name }: { readonly name: string }) => name;

const read = <Of>(columns: readonly Column<Of>[], row: Row) =>
  fromStored(columns, ({ name }) => row[name] ?? null);
