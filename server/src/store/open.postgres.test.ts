import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shipped as snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { emptyDatabase, sql } from '../../test/postgres/databases.ts';
import { formatSnapshot, type Snapshot } from '../directory/snapshot.ts';
import { SNAPSHOT } from '../project.ts';
import { openStore } from './open.ts';
import { APPLICATION_ID } from './sqlite-file.ts';

const newFile = async () => `sqlite:${join(temporaryFolder(), 'new-folder', 'test.sqlite')}`;
const DATABASES = [
  ['SQLite', newFile, ''],
  ['PostgreSQL', emptyDatabase, 'iban_rechner.'],
] as const;

const LAST_DAY = '2098-12-31';
const FIRST_DAY = '2099-01-01';
const renamed = snapshot.banks.map((bank, index) =>
  index === 0 ? { ...bank, name: 'Bank von morgen' } : bank,
);
const number = snapshot.edition.highestRecordNumber;
const { rebuilt, ...carried } = snapshot.edition;
const later: Snapshot['edition'] = {
  ...snapshot.edition,
  validFrom: FIRST_DAY,
  validUntil: '2099-03-31',
  highestRecordNumber: number + 1,
};

/** A file with an edition, as `npm run renew` leaves it beside the snapshot. */
function next(edition: Snapshot['edition']): URL {
  const file = pathToFileURL(join(temporaryFolder(), 'next.tsv'));
  writeFileSync(file, formatSnapshot({ edition, banks: renamed }));
  return file;
}

/** Runs SQL in a database of any kind, as another program would. */
async function execute(url: string, ...statements: string[]): Promise<void> {
  if (!url.startsWith('sqlite:')) return void (await sql(url, ...statements));
  const path = url.slice('sqlite:'.length);
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec([`PRAGMA application_id = ${APPLICATION_ID}`, ...statements].join(';'));
  db.close();
}

async function opened(url: string, following: URL | null = null) {
  const store = await openStore(url, SNAPSHOT, following);
  onTestFinished(() => store.close());
  return store;
}

describe.each(DATABASES)('openStore in %s', (_, database, schema) => {
  it('puts the snapshot and the edition after it into a new database, and leaves a filled one as it is', async () => {
    const url = await database();
    await (await openStore(url, SNAPSHOT, next(later))).close();
    const store = await opened(url);
    const before = await store.read(LAST_DAY);
    expect(before?.banks).toEqual(snapshot.banks);
    expect(before?.state).toMatchObject({
      edition: { ...carried, origin: 'snapshot' },
      upcoming: { validFrom: FIRST_DAY },
    });
    const after = await store.read(FIRST_DAY);
    expect(after?.banks).toEqual(renamed);
    expect(after?.state.upcoming).toBeNull();
  });

  it('refuses a database of a newer version with a sentence, and changes nothing in it', async () => {
    const url = await database();
    await (await openStore(url, SNAPSHOT)).close();
    await execute(url, `INSERT INTO ${schema}migrations VALUES (7, 'later')`);
    await expect(openStore(url, SNAPSHOT)).rejects.toThrow(
      /is of a newer version of IBAN-Rechner \(tables 7, known are 1\): start that version/,
    );
  });

  it.each([
    ['the banks of an edition', "UPDATE {}editions SET banks = replace(banks, 'Berlin', 'Bonn')"],
    ['one of its banks is none', "UPDATE {}editions SET banks = '[{}]'"],
    ['its banks are gone', "UPDATE {}editions SET banks = ''"],
  ])('says that a database is damaged if another program has changed it: %s', async (_, change) => {
    const url = await database();
    await (await openStore(url, SNAPSHOT)).close();
    await execute(url, change.replace('{}', schema));
    const store = await opened(url);
    await expect(store.read(FIRST_DAY)).rejects.toThrow(
      /is damaged \(the banks are not those that were stored\)/,
    );
  });
});

describe('openStore', () => {
  it('serves the edition after the snapshot immediately if it has begun', async () => {
    const begun = { ...later, validFrom: '2098-09-08', validUntil: '2098-12-07' };
    const store = await opened(await newFile(), next(begun));
    const read = await store.read(LAST_DAY);
    expect(read?.banks).toEqual(renamed);
    expect(await store.goBack(LAST_DAY, new Date().toISOString())).toMatchObject(carried);
  });

  it('stores only the snapshot if there is no edition after it', async () => {
    const none = new URL('none.tsv', pathToFileURL(`${temporaryFolder()}/`));
    const store = await opened(await newFile(), none);
    const read = await store.read(FIRST_DAY);
    expect(read?.banks).toEqual(snapshot.banks);
    expect(read?.state.held).toEqual([read?.state.edition]);
  });
});
