import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shipped as snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { emptyDatabase } from '../../test/postgres/databases.ts';
import { banks, edition } from '../../test/stores.ts';
import { formatSnapshot, type Snapshot } from '../directory/snapshot.ts';
import { SNAPSHOT } from '../project.ts';
import { openStore } from './open.ts';

const DATABASES = [
  ['SQLite', async () => `sqlite:${join(temporaryFolder(), 'new-folder', 'test.sqlite')}`],
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

describe('openStore', () => {
  it.each(DATABASES)(
    'puts the snapshot into a new database in %s, and leaves what it finds in another',
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
    'also puts the edition after the snapshot into %s, which is served from its first day on',
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

  it.each(DATABASES)(
    'serves the edition after the snapshot in %s at once if it has begun',
    async (_, database) => {
      const begun = { ...later, validFrom: '2098-09-08', validUntil: '2098-12-07' };
      const store = await openStore(await database(), SNAPSHOT, next(begun));
      onTestFinished(() => store.close());
      const read = await store.read(LAST_DAY);
      expect(read?.banks).toEqual(renamed);
      expect(read?.state).toMatchObject({ edition: begun, upcoming: null });
      expect(await store.goBack(LAST_DAY, new Date().toISOString())).toMatchObject(snapshot.edition);
    },
  );

  const left: readonly (readonly [string, () => URL])[] = [
    ['is not there', () => new URL('none.tsv', pathToFileURL(`${temporaryFolder()}/`))],
    ['is the snapshot', () => SNAPSHOT],
    ['is older', () => next({ ...later, validFrom: '2025-12-08', validUntil: '2026-03-08' })],
    ['has a lower number', () => next({ ...later, highestRecordNumber: number - 1 })],
    ['has no first day', () => next({ ...later, validFrom: null, validUntil: null })],
  ];
  it.each(
    DATABASES.flatMap(([name, database]) =>
      left.map(([state, file]) => [name, state, database, file] as const),
    ),
  )('puts only the snapshot into %s if the edition after it %s', async (_, __, database, file) => {
    const store = await openStore(await database(), SNAPSHOT, file());
    onTestFinished(() => store.close());
    const read = await store.read(FIRST_DAY);
    expect(read?.banks).toEqual(snapshot.banks);
    expect(read?.state.held).toEqual([read?.state.edition]);
  });
});
