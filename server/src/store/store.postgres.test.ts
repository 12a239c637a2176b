import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/postgres/stores.ts';
import { banks, edition, type Opening, ORIGIN, TODAY, updated } from '../../test/stores.ts';
import type { Edition } from '../directory/edition.ts';
import type { Store } from './store.ts';

/** An edition after the snapshot's, with its number as its banks' city and in its SHA-256. */
function later(number: number, more: Partial<Edition> = {}) {
  const sync = { ...edition('sync', String(number % 10)), highestRecordNumber: 58_500 + number, ...more };
  return { edition: sync, banks: banks.map((bank) => ({ ...bank, city: `Ort ${number}` })) };
}
const SNAPSHOT = { edition: edition('snapshot', 'a'), banks };
const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const AT = '2026-03-12T08:00:00.000Z';

describe.each(DATABASES)('a store in %s', (name, database) => {
  /** SQLite waits for other processes, but in one process, a transaction that waits blocks the other one. */
  async function together<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
    if (name === 'PostgreSQL') return Promise.all(work.map((one) => one()));
    const results: T[] = [];
    for (const one of work) results.push(await one());
    return results;
  }

  /** A function that opens a store with the snapshot and these editions, each time like another process. */
  async function filled(...added: ReturnType<typeof later>[]): Promise<Opening> {
    const open = await database();
    const store = await open();
    await store.seed([SNAPSHOT], 'snapshot.tsv');
    for (const one of added) expect(await store.add(one, ORIGIN, TODAY)).toBe(true);
    return open;
  }
  const cityOn = async (store: Store, day = TODAY) => (await store.read(day))?.banks?.[0]?.city;

  it('is empty at first, and gives back what was stored, even to another process and after a restart', async () => {
    const open = await database();
    const store = await open();
    expect(await store.read(TODAY)).toBeNull();
    for (const carried of [SNAPSHOT, later(9)]) await store.seed([carried], 'snapshot.tsv');
    const read = await store.read(TODAY);
    expect(read).toEqual({
      state: {
        revision: expect.stringMatching(/^[0-9a-f]{64} 2026-03-09$/),
        edition: SNAPSHOT.edition,
        lastAttempt: null,
        lastSync: null,
        upcoming: null,
        held: [SNAPSHOT.edition],
        withdrawn: [],
        notBefore: null,
        history: [SNAPSHOT.edition],
      },
      banks,
    });
    expect((await store.read(TODAY, read?.state.revision))?.banks).toBeNull();
    expect(await (await open()).read(TODAY)).toEqual(read);
    await store.close();
    expect(await (await open()).read(TODAY)).toEqual(read);
  });

  it('makes its tables, its snapshot and each edition once, however many processes do it together', async () => {
    const open = await database();
    const stores = await together([open, open, open, open]);
    await together(stores.map((store) => () => store.seed([SNAPSHOT], 'snapshot.tsv')));
    const added = await together(stores.map((store) => () => store.add(later(1), ORIGIN, TODAY)));
    expect(added.filter(Boolean)).toHaveLength(1);
    for (const store of stores) {
      expect((await store.read(TODAY))?.state.history).toEqual([later(1).edition, SNAPSHOT.edition]);
      expect(await store.add(later(1), ORIGIN, TODAY)).toBe(false);
    }
  });

  it('stores all of an edition or nothing', async () => {
    const store = await (await filled())();
    const before = await store.read(TODAY);
    const half = later(1, { validUntil: null });
    await expect(store.add(half, ORIGIN, TODAY)).rejects.toThrow(/CHECK|check/);
    expect(await store.read(TODAY)).toEqual(before);
    expect(await store.add(later(1), ORIGIN, TODAY)).toBe(true);
  });

  it('keeps the last eight editions, and the one that is served', async () => {
    const store = await (await filled())();
    for (let number = 1; number <= 9; number += 1) await store.add(later(number), ORIGIN, TODAY);
    const numbers = async () =>
      (await store.read(TODAY))?.state.history.map((one) => one.highestRecordNumber - 58_500);
    expect(await numbers()).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    for (let back = 0; back < 7; back += 1) await store.goBack(TODAY, AT);
    expect(await numbers()).toEqual([2]);
    expect(await store.goBack(TODAY, AT)).toBeNull();
    for (let number = 10; number <= 19; number += 1) {
      await store.add(later(number), ORIGIN, TODAY);
      await store.goBack(TODAY, AT);
    }
    expect(await numbers()).toEqual([2]);
  });

  it('serves an edition from its first day on, before a newer one, and after a clock was set back', async () => {
    const open = await filled(later(5, JUNE), later(3));
    const store = await open();
    expect((await store.read(TODAY))?.state).toMatchObject({ upcoming: later(5, JUNE).edition });
    for (const day of ['1970-01-01', TODAY, '2026-06-07']) expect(await cityOn(store, day)).toBe('Ort 3');
    await store.close();
    expect(await cityOn(await open(), JUNE.validFrom)).toBe('Ort 5');
    expect((await (await open()).read(JUNE.validFrom))?.state.upcoming).toBeNull();
  });

  it('goes back to the edition before, and does not take the same one again unless it is accepted', async () => {
    const open = await filled(later(1), later(2));
    const store = await open();
    expect(await store.goBack(TODAY, AT)).toEqual(later(1).edition);
    expect(await cityOn(await open())).toBe('Ort 1');
    expect(await store.add(later(2), ORIGIN, TODAY)).toBe(false);
    expect((await store.read(TODAY))?.state.withdrawn).toEqual([later(2).edition]);
    expect(await store.add(later(2), ORIGIN, TODAY, true)).toBe(true);
    expect(await cityOn(store)).toBe('Ort 2');
    await store.goBack(TODAY, AT);
    expect(await store.goBack(TODAY, AT)).toEqual(SNAPSHOT.edition);
    expect(await store.goBack(TODAY, AT)).toBeNull();
  });

  it('does not go back to a snapshot with the same banks', async () => {
    const store = await (await filled({ ...SNAPSHOT, edition: edition('sync', 'b') }))();
    expect(await store.goBack(TODAY, AT)).toBeNull();
  });

  it('serves an older edition that an operator accepts, until a newer one comes or he goes back', async () => {
    const store = await (await filled(later(1), later(2), later(5, JUNE)))();
    expect(await store.add(later(1), ORIGIN, TODAY, true)).toBe(true);
    expect(await cityOn(store)).toBe('Ort 1');
    expect(await cityOn(store, JUNE.validFrom)).toBe('Ort 5');
    expect(await store.goBack(TODAY, AT)).toEqual(later(2).edition);
    await store.add(later(1), ORIGIN, TODAY, true);
    expect(await store.add(later(2), ORIGIN, TODAY)).toBe(true);
    expect(await cityOn(store)).toBe('Ort 2');
  });

  it('stores other days of an edition, and serves the one before until they come', async () => {
    const store = await (await filled(later(1)))();
    await store.setValidity(later(1).edition, JUNE.validFrom, JUNE.validUntil);
    expect(await cityOn(store)).toBe(banks[0]?.city);
    expect(await cityOn(store, JUNE.validFrom)).toBe('Ort 1');
  });

  it('notes how runs ended, which file was compared, and when the source may be asked again', async () => {
    const store = await (await filled(later(1)))();
    const { at, records, bytes, validFrom, validUntil, sha256 } = later(1).edition;
    const file = { records, banks: 2, bytes, validFrom, validUntil, sha256 };
    // A run that was killed has noted nothing.
    expect((await store.read(TODAY))?.state).toMatchObject({ lastAttempt: null, lastSync: { ...file, at } });
    await store.noteAttempt(updated, null, later(1).edition);
    const failed = { at: AT, outcome: 'unreachable', reason: 'Nicht erreichbar.' } as const;
    await store.noteAttempt(failed, '2026-03-12T09:00:00.000Z');
    expect((await store.read(TODAY))?.state).toMatchObject({
      lastAttempt: failed,
      lastSync: { ...file, at: updated.at },
      notBefore: '2026-03-12T09:00:00.000Z',
    });
  });

  it('gives the validators of a download while its edition can be served', async () => {
    const store = await (await filled())();
    const download = { file: 'https://example.org/blz.txt', etag: '"b"', lastModified: null };
    await store.add(later(1), download, TODAY);
    expect(await store.lastDownload(download.file)).toMatchObject({ ...download, edition: later(1).edition });
    expect(await store.lastDownload('https://example.org/other.txt')).toBeNull();
    await store.goBack(TODAY, AT);
    expect(await store.lastDownload(download.file)).toBeNull();
  });
});
