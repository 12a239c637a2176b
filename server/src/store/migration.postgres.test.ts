import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { emptyDatabase, sql } from '../../test/postgres/databases.ts';
import { banks, edition } from '../../test/stores.ts';
import type { Bank } from '../directory/bank.ts';
import { COLUMNS } from '../directory/columns.ts';
import { SNAPSHOT } from '../project.ts';
import { digestOf } from './digest.ts';
import { openStore } from './open.ts';

const TODAY = '2026-11-21';

/** A kind of database, and how to change it without the code under test. */
interface Kind {
  readonly create: () => Promise<string>;
  readonly run: (url: string, statement: string) => Promise<unknown>;
  /** Undoes, in this kind only, what has changed since the second schema. */
  readonly undo: readonly string[];
}

const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'SQLite',
    {
      create: async () => `sqlite:${join(temporaryFolder(), 'test.sqlite')}`,
      run: async (url, statement) => {
        const db = new DatabaseSync(url.slice('sqlite:'.length));
        db.exec(statement);
        db.close();
      },
      undo: [
        ...['since', 'machine', 'process'].map((column) => `ALTER TABLE lease DROP COLUMN ${column}`),
        'PRAGMA user_version = 2',
      ],
    },
  ],
  [
    'PostgreSQL',
    {
      create: emptyDatabase,
      run: (url, statement) => sql(url, 'SET search_path = iban_rechner', statement),
      undo: ['UPDATE schema_version SET version = 2'],
    },
  ],
];

const LATER: readonly (readonly [string, readonly string[]])[] = [
  ['edition', ['highest_record_number', 'lasting_records', 'superseded_by', 'withdrawn']],
  ['bank', COLUMNS.filter(({ since }) => since > 2).map(({ name }) => name)],
  ['attempt', ['compared']],
];

/** A bank as the version before stored it. */
const before = ({ blz, name, city, bic }: Bank): Bank => ({
  ...{ blz, name, city, bic },
  checkMethod: null,
  deletion: false,
  successor: null,
});

describe.each(KINDS)('a database of the second schema in %s', (_, { create, run, undo }) => {
  /** Makes a database with these banks, as the version before would have left it. */
  async function old(stored: readonly Bank[] = snapshot.banks): Promise<string> {
    const url = await create();
    const store = await openStore(url, SNAPSHOT);
    if (stored !== snapshot.banks) await store.add(edition('sync', 'b'), stored, TODAY);
    await store.close();
    await run(url, `UPDATE edition SET digest = '${digestOf(stored.map(before))}'`);
    await run(url, 'DELETE FROM bank WHERE edition < (SELECT max(id) FROM edition)');
    for (const [table, columns] of LATER)
      for (const column of columns) await run(url, `ALTER TABLE ${table} DROP COLUMN ${column}`);
    for (const statement of undo) await run(url, statement);
    return url;
  }

  async function open(url: string) {
    const store = await openStore(url, SNAPSHOT);
    onTestFinished(() => store.close());
    return store;
  }

  it('gets the missing fields of the snapshot’s banks, once', async () => {
    const url = await old();
    const first = await (await open(url)).read(TODAY);
    expect(first?.banks).toEqual(snapshot.banks);
    expect(first?.state.edition).toMatchObject({ origin: 'snapshot', ...snapshot.edition });
    expect(first?.state.history).toHaveLength(1);
    const again = await (await open(url)).read(TODAY);
    expect(again?.state.revision).toBe(first?.state.revision);
  });

  it('keeps another edition as it is stored, and takes its file as a new one', async () => {
    const store = await open(await old(banks));
    const stored = await store.read(TODAY);
    expect(stored?.banks).toEqual(banks.map(before));
    expect(stored?.state.edition).toEqual({
      ...edition('sync', 'b'),
      highestRecordNumber: null,
      lastingRecords: null,
    });
    expect(stored?.state.held).toEqual([]);
    // The same file, read anew, takes the place of what the older version had stored of it.
    await store.add(edition('sync', 'b'), banks, TODAY);
    const completed = await store.read(TODAY);
    expect(completed?.banks).toEqual(banks);
    const { sha256 } = edition('sync', 'b');
    expect(completed?.state.history.map((one) => one.sha256)).toEqual([sha256, snapshot.edition.sha256]);
  });
});
