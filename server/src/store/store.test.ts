import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import type { Attempt, Edition } from '../directory/edition.ts';
import { SNAPSHOT } from '../project.ts';
import { openStore } from './open.ts';
import { openSqlite } from './sqlite.ts';
import { HISTORY_LENGTH, type Store } from './store.ts';

const edition = (origin: Edition['origin'], mark: string): Edition => ({
  origin,
  at: '2026-03-09T03:00:00.000Z',
  records: 13_877,
  banks: 2,
  bytes: 2_359_090,
  validFrom: '2026-03-09',
  validUntil: null,
  sha256: mark.repeat(64),
});
const banks = [
  { blz: '10010010', name: 'Postbank', city: 'Berlin', bic: 'PBNKDEFFXXX' },
  { blz: '60050009', name: 'ZV Landesbank Baden-Württemberg ISE', city: 'Stuttgart', bic: null },
];
const updated: Attempt = { at: '2026-03-09T03:00:01.000Z', outcome: 'updated', reason: null };

/** A database of a kind, and how to open it once more, as another process would. */
function sqlite(): () => Store {
  const path = join(temporaryFolder(), 'test.sqlite');
  return () => {
    const store = openSqlite(path);
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
}

describe.each([['SQLite', sqlite]])('a store in %s', (_, database) => {
  it('is empty at first', async () => {
    expect(await database()().read()).toBeNull();
  });

  it('gives back what was stored, also to another process and after a restart', async () => {
    const open = database();
    const store = open();
    await store.seed(edition('snapshot', 'a'), banks);
    const expected = {
      state: {
        revision: 1,
        edition: edition('snapshot', 'a'),
        lastSync: null,
        lastAttempt: null,
        history: [edition('snapshot', 'a')],
      },
      banks,
    };
    expect(await store.read()).toEqual(expected);
    expect(await open().read()).toEqual(expected);
    await store.close();
    expect(await open().read()).toEqual(expected);
  });

  it('seeds only what is empty', async () => {
    const store = database()();
    await store.seed(edition('snapshot', 'a'), banks);
    await store.seed(edition('snapshot', 'b'), []);
    expect(await store.read()).toMatchObject({
      state: { revision: 1, edition: { sha256: 'a'.repeat(64) } },
      banks,
    });
  });

  it('replaces an edition as a whole, with the run that brought it', async () => {
    const store = database()();
    await store.seed(edition('snapshot', 'a'), banks);
    await store.replace(edition('sync', 'b'), banks.slice(1), updated);
    expect(await store.read()).toEqual({
      state: {
        revision: 2,
        edition: edition('sync', 'b'),
        lastSync: edition('sync', 'b'),
        lastAttempt: updated,
        history: [edition('sync', 'b'), edition('snapshot', 'a')],
      },
      banks: banks.slice(1),
    });
  });

  it('remembers the last twenty editions, newest first', async () => {
    const store = database()();
    await store.seed(edition('snapshot', 'a'), banks);
    const marks = Array.from({ length: HISTORY_LENGTH + 2 }, (_, index) => (index % 16).toString(16));
    for (const mark of marks) await store.replace(edition('sync', mark), banks, null);
    const newest = marks.reverse().slice(0, HISTORY_LENGTH);
    expect((await store.read())?.state.history).toEqual(newest.map((mark) => edition('sync', mark)));
  });

  it('keeps the edition before when storing fails half-way', async () => {
    const store = database()();
    await store.seed(edition('snapshot', 'a'), banks);
    const before = await store.read();
    const [first] = banks;
    // The second of two banks with the same BLZ can't be stored.
    await expect(
      store.replace(edition('sync', 'b'), [first, first] as typeof banks, updated),
    ).rejects.toThrow();
    expect(await store.read()).toEqual(before);
    await store.replace(edition('sync', 'c'), banks, updated);
    expect((await store.read())?.state.edition.sha256).toBe('c'.repeat(64));
  });

  it('notes a run that stored nothing, beside the last that did', async () => {
    const store = database()();
    await store.seed(edition('snapshot', 'a'), banks);
    await store.replace(edition('sync', 'b'), banks, updated);
    const rejected: Attempt = {
      at: '2026-03-10T03:00:00.000Z',
      outcome: 'rejected',
      reason: 'Die Datei ist leer.',
    };
    await store.note(rejected);
    expect((await store.read())?.state).toMatchObject({
      lastSync: edition('sync', 'b'),
      lastAttempt: rejected,
    });
  });

  it('gives the banks only where the revision is another', async () => {
    const store = database()();
    await store.seed(edition('snapshot', 'a'), banks);
    expect((await store.read(1))?.banks).toBeNull();
    await store.note(updated);
    expect((await store.read(1))?.banks).toBeNull();
    await store.replace(edition('sync', 'b'), banks, updated);
    expect((await store.read(1))?.banks).toEqual(banks);
  });

  it('tells of another process’s change within a second', async () => {
    const open = database();
    const store = open();
    let changes = 0;
    store.watch(() => {
      changes += 1;
    });
    const other = open();
    await other.seed(edition('snapshot', 'a'), banks);
    await expect.poll(() => changes, { timeout: 1000, interval: 20 }).toBe(1);
    await other.note(updated);
    await expect.poll(() => changes, { timeout: 1000, interval: 20 }).toBe(2);
  });

  it('never shows another process’s edition in part', async () => {
    const open = database();
    const store = open();
    await store.seed(edition('snapshot', 'a'), snapshot.banks);
    const other = open();
    for (let round = 0; round < 20; round += 1) {
      // Each edition has a number of banks of its own.
      const count = 3000 + round;
      const writing = other.replace(
        { ...edition('sync', 'b'), banks: count },
        snapshot.banks.slice(0, count),
        updated,
      );
      const during = await store.read();
      await writing;
      for (const seen of [during, await store.read()]) {
        if (seen?.state.edition.origin === 'sync') expect(seen.banks).toHaveLength(seen.state.edition.banks);
      }
    }
  });
});

describe('openStore', () => {
  it('puts the snapshot into a new database, and leaves what it finds in another', async () => {
    const url = `sqlite:${join(temporaryFolder(), 'new-folder', 'test.sqlite')}`;
    const store = await openStore(url, SNAPSHOT);
    const first = await store.read();
    expect(first?.banks).toEqual(snapshot.banks);
    expect(first?.state).toMatchObject({
      edition: { origin: 'snapshot', ...snapshot.edition },
      lastSync: null,
    });
    await store.replace(edition('sync', 'b'), banks, updated);
    await store.close();

    const again = await openStore(url, SNAPSHOT);
    onTestFinished(() => again.close());
    expect((await again.read())?.banks).toEqual(banks);
  });

  it('says that PostgreSQL is not there yet', async () => {
    await expect(openStore('postgres://localhost/banks', SNAPSHOT)).rejects.toThrow(
      'PostgreSQL is not built in yet',
    );
  });
});
