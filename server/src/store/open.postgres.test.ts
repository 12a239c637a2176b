import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { shipped as snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { emptyDatabase, sql } from '../../test/postgres/databases.ts';
import { banks, edition } from '../../test/stores.ts';
import type { Bank } from '../directory/bank.ts';
import { formatSnapshot, type Snapshot } from '../directory/snapshot.ts';
import { SNAPSHOT } from '../project.ts';
import { openStore } from './open.ts';
import { digestOf } from './read-state.ts';
import { APPLICATION_ID, inPostgres, inSqlite } from './tables.ts';

const newFile = async () => `sqlite:${join(temporaryFolder(), 'new-folder', 'test.sqlite')}`;
const DATABASES = [
  ['SQLite', newFile],
  ['PostgreSQL', emptyDatabase],
] as const;

const LAST_DAY = '2098-12-31';
const FIRST_DAY = '2099-01-01';
const renamed = snapshot.banks.map((bank, index) =>
  index === 0 ? { ...bank, name: 'Bank von morgen' } : bank,
);
const number = snapshot.edition.highestRecordNumber;
const days = { validFrom: FIRST_DAY, validUntil: '2099-03-31' };
const later: Snapshot['edition'] = {
  ...snapshot.edition,
  ...days,
  sha256: 'b'.repeat(64),
  highestRecordNumber: number + 1,
};

/** A file with an edition, as `npm run renew` leaves it beside the snapshot. */
function next(edition: Snapshot['edition']): URL {
  const file = pathToFileURL(join(temporaryFolder(), 'next.tsv'));
  writeFileSync(file, formatSnapshot({ edition, banks: renamed }));
  return file;
}

/** The tables of version 4, as it made them. */
const OLDER_TABLES = (id: string) => [
  `CREATE TABLE {edition@4} (id ${id}, origin TEXT NOT NULL, at TEXT NOT NULL, records INTEGER NOT NULL,
    banks INTEGER NOT NULL, bytes INTEGER NOT NULL, valid_from TEXT, valid_until TEXT, sha256 TEXT NOT NULL,
    highest_record_number INTEGER NOT NULL, lasting_records INTEGER NOT NULL, address TEXT, etag TEXT,
    last_modified TEXT, digest TEXT NOT NULL, superseded_by INTEGER, withdrawn TEXT,
    CHECK (origin IN ('snapshot', 'sync')))`,
  `CREATE TABLE {bank@4} (edition INTEGER NOT NULL REFERENCES {edition@4} (id), blz TEXT NOT NULL, name TEXT NOT NULL,
    city TEXT NOT NULL, bic TEXT, check_method TEXT NOT NULL, deletion INTEGER NOT NULL, successor TEXT,
    PRIMARY KEY (edition, blz))`,
];

const quoted = (value: string | number | boolean | null) =>
  value === null ? 'NULL' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : Number(value);

/** What version 4 leaves after it has synced an edition, as SQL. */
function older(
  { validFrom, highestRecordNumber }: Snapshot['edition'],
  stored: readonly Bank[],
  change = '',
) {
  const values = ['sync', '2099-01-01T03:00:00.000Z', 13_000, stored.length, 2_000_000, validFrom, LAST_DAY];
  const rows = stored.map((bank) => `(1, ${Object.values(bank).map(quoted).join(', ')})`);
  return (id: string) => [
    ...OLDER_TABLES(id),
    `INSERT INTO {edition@4} (origin, at, records, banks, bytes, valid_from, valid_until, sha256, highest_record_number,
      lasting_records, digest) VALUES (${[...values, 'c'.repeat(64), highestRecordNumber, 12_900, digestOf(stored)].map(quoted).join(', ')})`,
    `INSERT INTO {bank@4} VALUES ${rows.join(', ')}`,
    change,
  ];
}

/** Runs SQL in a database of any kind, as another program would. */
async function execute(url: string, statements: (id: string) => string[]): Promise<void> {
  if (!url.startsWith('sqlite:')) {
    await sql(url, 'CREATE SCHEMA iban_rechner_4');
    await sql(url, ...statements('INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY').map(inPostgres));
    return;
  }
  const path = url.slice('sqlite:'.length);
  mkdirSync(dirname(path));
  const db = new DatabaseSync(path);
  db.exec(
    `PRAGMA application_id = ${APPLICATION_ID}; ${inSqlite(statements('INTEGER PRIMARY KEY').join(';'))}`,
  );
  db.close();
}

/** Opens a database in which version 4 has synced. */
async function upgraded(database: () => Promise<string>, statements: (id: string) => string[]) {
  const url = await database();
  await execute(url, statements);
  const onTakenOver = vi.fn();
  const store = await openStore(url, SNAPSHOT, null, { seconds: 0, onPause: () => {}, onTakenOver });
  onTestFinished(() => store.close());
  return { store, read: await store.read(LAST_DAY), taken: onTakenOver.mock.calls.flat() };
}

const newer = { ...later, validFrom: '2098-09-08' };

describe.each(DATABASES)('an upgrade to new tables in %s', (_, database) => {
  it('takes over what the older version has synced, with the snapshot before it', async () => {
    const { store, read, ...rest } = await upgraded(database, older(newer, renamed));
    expect(rest.taken).toMatchObject([{ version: 4, obstacle: null, validFrom: [newer.validFrom] }]);
    expect(read?.banks).toEqual(renamed);
    expect(read?.state.edition).toMatchObject({
      origin: 'sync',
      at: '2099-01-01T03:00:00.000Z',
      sha256: 'c'.repeat(64),
      rebuilt: null,
    });
    expect(read?.state.lastSync?.sha256).toBe('c'.repeat(64));
    expect(await store.goBack(LAST_DAY, new Date().toISOString())).toMatchObject(snapshot.edition);
  });

  it.each([
    ['lacks a column', 'ALTER TABLE {bank@4} DROP COLUMN successor', 'it lacks successor'],
    ['lacks the digest', 'ALTER TABLE {edition@4} DROP COLUMN digest', 'it lacks digest'],
    ['was changed', "UPDATE {bank@4} SET city = 'Kaputt' WHERE bic IS NULL", 'its digest differs'],
  ])('serves the snapshot and says why if an old table %s', async (_, change, obstacle) => {
    const { read, ...rest } = await upgraded(database, older(newer, renamed, change));
    expect(read?.banks).toEqual(snapshot.banks);
    expect(rest.taken).toEqual([expect.objectContaining({ version: 4, obstacle, validFrom: [] })]);
  });
});

const FROM_SNAPSHOT = "UPDATE {edition@4} SET origin = 'snapshot'";

// The choice of the edition is the same in each database.
describe('an upgrade to new tables', () => {
  it('takes over an edition with the number of the snapshot', async () => {
    const { read } = await upgraded(newFile, older(snapshot.edition, renamed));
    expect(read?.banks).toEqual(renamed);
    expect(read?.state.history).toMatchObject([{ origin: 'sync' }]);
  });

  it('drops successors that do not count', async () => {
    const stray = renamed.map((bank, index) =>
      index === 0 ? { ...bank, deletion: false, successor: renamed[1]?.blz ?? null } : bank,
    );
    const { read } = await upgraded(newFile, older(newer, stray));
    expect(read?.banks?.[0]).toMatchObject({ name: 'Bank von morgen', successor: null });
  });

  it.each([
    [
      'older than the snapshot',
      older({ ...newer, validFrom: '2020-03-09', highestRecordNumber: 1 }, renamed),
    ],
    ['superseded', older(newer, renamed, 'UPDATE {edition@4} SET superseded_by = 2')],
    ['withdrawn', older(newer, renamed, "UPDATE {edition@4} SET withdrawn = '2098-09-09'")],
    ['the snapshot of that version', older(newer, renamed, FROM_SNAPSHOT)],
    [
      'the snapshot of that version, and a column is missing',
      older(newer, renamed, `${FROM_SNAPSHOT}; ALTER TABLE {bank@4} DROP COLUMN successor`),
    ],
  ])('serves the snapshot if the edition is %s', async (_, statements) => {
    const { read, ...rest } = await upgraded(newFile, statements);
    expect(read?.banks).toEqual(snapshot.banks);
    expect(rest.taken).toEqual([]);
  });
});

describe('openStore', () => {
  it.each(DATABASES)(
    'puts the snapshot into a new database in %s, and leaves a filled one as it is',
    async (_, database) => {
      const url = await database();
      const store = await openStore(url, SNAPSHOT);
      const first = await store.read('2099-01-01');
      expect(first?.banks).toEqual(snapshot.banks);
      expect(first?.state).toMatchObject({
        edition: { origin: 'snapshot', ...snapshot.edition },
      });
      await store.add(edition('sync', 'b'), banks, '2099-01-01');
      await store.close();

      const again = await openStore(url, SNAPSHOT);
      onTestFinished(() => again.close());
      expect((await again.read('2099-01-01'))?.banks).toEqual(banks);
    },
  );

  it.each(DATABASES)(
    'also puts the edition after the snapshot into %s, and serves it from its first day on',
    async (_, database) => {
      const url = await database();
      await (await openStore(url, SNAPSHOT, next(later))).close();
      const store = await openStore(url, SNAPSHOT);
      onTestFinished(() => store.close());
      const before = await store.read(LAST_DAY);
      expect(before?.banks).toEqual(snapshot.banks);
      expect(before?.state).toMatchObject({
        edition: snapshot.edition,
        upcoming: later,
        history: [snapshot.edition],
      });
      const after = await store.read(FIRST_DAY);
      expect(after?.banks).toEqual(renamed);
      expect(after?.state).toMatchObject({ edition: { origin: 'snapshot', ...later }, upcoming: null });
    },
  );

  it('serves the edition after the snapshot immediately if it has begun', async () => {
    const begun = { ...later, validFrom: '2098-09-08', validUntil: '2098-12-07' };
    const store = await openStore(await newFile(), SNAPSHOT, next(begun));
    onTestFinished(() => store.close());
    const read = await store.read(LAST_DAY);
    expect(read?.banks).toEqual(renamed);
    expect(read?.state).toMatchObject({ edition: begun, upcoming: null });
    expect(await store.goBack(LAST_DAY, new Date().toISOString())).toMatchObject(snapshot.edition);
  });

  it.each([
    ['is not there', () => new URL('none.tsv', pathToFileURL(`${temporaryFolder()}/`))],
    ['is the snapshot', () => SNAPSHOT],
    ['is older', () => next({ ...later, validFrom: '2025-12-08', validUntil: '2026-03-08' })],
    ['has a lower number', () => next({ ...later, highestRecordNumber: number - 1 })],
    ['has no first day', () => next({ ...later, validFrom: null, validUntil: null })],
  ])('stores only the snapshot if the edition after it %s', async (_, file) => {
    const store = await openStore(await newFile(), SNAPSHOT, file());
    onTestFinished(() => store.close());
    const read = await store.read(FIRST_DAY);
    expect(read?.banks).toEqual(snapshot.banks);
    expect(read?.state.held).toEqual([read?.state.edition]);
  });
});
