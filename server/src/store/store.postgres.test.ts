import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/postgres/stores.ts';
import { banks, edition, seeded, TODAY, updated } from '../../test/stores.ts';
import type { Attempt } from '../directory/edition.ts';
import { digestOf } from './read-state.ts';
import { HISTORY_LENGTH } from './store.ts';

describe.each(DATABASES)('a store in %s', (_, database) => {
  it('is empty at first', async () => {
    const open = await database();
    expect(await (await open()).read(TODAY)).toBeNull();
  });

  it('gives back what was stored, even to another process and after a restart', async () => {
    const open = await database();
    const store = await open();
    await store.seed([{ edition: edition('snapshot', 'a'), banks }], TODAY);
    const expected = {
      state: {
        revision: `1 ${digestOf(banks)}`,
        edition: edition('snapshot', 'a'),
        lastAttempt: null,
        lastSync: null,
        upcoming: null,
        held: [edition('snapshot', 'a')],
        withdrawn: [],
        notBefore: null,
        history: [edition('snapshot', 'a')],
      },
      banks,
    };
    expect(await store.read(TODAY)).toEqual(expected);
    expect(await (await open()).read(TODAY)).toEqual(expected);
    await store.close();
    expect(await (await open()).read(TODAY)).toEqual(expected);
  });

  it('stores the snapshot only if nothing is stored', async () => {
    const store = await seeded(database);
    await store.seed([{ edition: edition('snapshot', 'b'), banks: [] }], TODAY);
    expect(await store.read(TODAY)).toMatchObject({
      state: { revision: `1 ${digestOf(banks)}`, held: [edition('snapshot', 'a')] },
      banks,
    });
  });

  it('puts an edition in place of the one before', async () => {
    const store = await seeded(database);
    await store.add(edition('sync', 'b'), banks.slice(1), TODAY);
    const { state, banks: stored } = (await store.read(TODAY)) ?? {};
    expect(stored).toEqual(banks.slice(1));
    expect(state).toMatchObject({ revision: `2 ${digestOf(banks.slice(1))}`, edition: edition('sync', 'b') });
    expect(state?.held).toEqual([edition('sync', 'b')]);
  });

  it('remembers the last twenty editions, newest first, without the one that waits', async () => {
    const store = await seeded(database);
    const marks = Array.from({ length: HISTORY_LENGTH + 2 }, (_, index) => (index % 16).toString(16));
    for (const mark of marks) await store.add(edition('sync', mark), banks, TODAY);
    await store.add({ ...edition('sync', 'f'), validFrom: '2026-06-08' }, banks, TODAY);
    const newest = marks.reverse().slice(0, HISTORY_LENGTH);
    expect((await store.read(TODAY))?.state.history).toEqual(newest.map((mark) => edition('sync', mark)));
  });

  it('keeps the edition before when storing fails half-way', async () => {
    const store = await seeded(database);
    const before = await store.read(TODAY);
    const [first] = banks;
    // The second of two banks with the same BLZ can't be stored.
    await expect(store.add(edition('sync', 'b'), [first, first] as typeof banks, TODAY)).rejects.toThrow();
    expect(await store.read(TODAY)).toEqual(before);
    await store.add(edition('sync', 'c'), banks, TODAY);
    expect((await store.read(TODAY))?.state.edition.sha256).toBe('c'.repeat(64));
  });

  it('keeps an edition that is valid later, and serves it from its first day on', async () => {
    const open = await database();
    const store = await seeded(async () => open);
    await store.add({ ...edition('sync', 'b'), validFrom: '2026-06-08' }, banks.slice(1), TODAY);
    expect(await store.read('2026-06-07')).toMatchObject({
      state: { revision: `1 ${digestOf(banks)}` },
      banks,
    });
    const upcoming = { ...edition('sync', 'b'), validFrom: '2026-06-08' };
    expect((await store.read(TODAY))?.state).toMatchObject({
      upcoming,
      held: [upcoming, edition('snapshot', 'a')],
    });
    // Another process, after a restart, on the day.
    await store.close();
    const later = await (await open()).read('2026-06-08', `1 ${digestOf(banks)}`);
    expect(later).toMatchObject({
      state: { edition: { sha256: 'b'.repeat(64) }, upcoming: null },
    });
    expect(later?.banks).toEqual(banks.slice(1));
  });

  it('lets the edition that waits take over from a corrected one, too', async () => {
    const store = await seeded(database);
    await store.add({ ...edition('sync', 'b'), validFrom: '2026-06-08' }, banks.slice(1), TODAY);
    await store.add(edition('sync', 'c'), banks.slice(0, 1), TODAY);
    expect((await store.read(TODAY))?.banks).toEqual(banks.slice(0, 1));
    expect((await store.read('2026-06-08'))?.banks).toEqual(banks.slice(1));
  });

  it('serves what it has when the clock is set back', async () => {
    const store = await seeded(database);
    await store.add({ ...edition('sync', 'b'), validFrom: '2026-06-08' }, banks.slice(1), TODAY);
    await store.add(edition('sync', 'c'), banks.slice(0, 1), '2026-04-01');
    for (const day of ['1970-01-01', TODAY, '2026-03-31']) {
      expect((await store.read(day))?.banks).toEqual(banks.slice(0, 1));
    }
    // An edition stored meanwhile is served, and the next one is kept.
    await store.add(edition('sync', 'd'), banks, '1970-01-01');
    for (const day of ['1970-01-01', '2026-04-01'])
      expect(await store.read(day)).toMatchObject({ state: { edition: { sha256: 'd'.repeat(64) } }, banks });
    expect((await store.read('2026-06-08'))?.banks).toEqual(banks.slice(1));
  });

  it('notes how a run ended, and leaves the edition as it is', async () => {
    const store = await seeded(database);
    await store.add(edition('sync', 'b'), banks, TODAY);
    const rejected: Attempt = {
      at: '2026-03-10T03:00:00.000Z',
      outcome: 'rejected',
      reason: 'Die Datei ist leer.',
    };
    await store.noteAttempt(rejected);
    const { state } = (await store.read(TODAY)) ?? {};
    expect(state).toMatchObject({ edition: edition('sync', 'b'), notBefore: null });
    expect(state?.lastAttempt).toEqual(rejected);
  });

  it('remembers when the source may be asked again, until the next run is noted', async () => {
    const store = await seeded(database);
    await store.noteAttempt(updated, '2026-03-11T00:00:00.000Z');
    expect((await store.read(TODAY))?.state).toMatchObject({ notBefore: '2026-03-11T00:00:00.000Z' });
    await store.noteAttempt(updated);
    expect((await store.read(TODAY))?.state).toMatchObject({ notBefore: null });
  });

  it('remembers which file the last successful run compared', async () => {
    const store = await seeded(database);
    await store.noteAttempt(updated, null, edition('sync', 'b'));
    const { origin, at, highestRecordNumber, lastingRecords, rebuilt, ...file } = edition('sync', 'b');
    const lastSync = { ...file, at: updated.at };
    expect((await store.read(TODAY))?.state.lastSync).toEqual(lastSync);
    await store.noteAttempt({
      at: '2026-03-11T03:00:00.000Z',
      outcome: 'unreachable',
      reason: 'Nicht erreichbar.',
    });
    expect((await store.read(TODAY))?.state.lastSync).toEqual(lastSync);
  });

  it('stores for which days an edition is valid if that was not known', async () => {
    const store = await seeded(database);
    const bare = { ...edition('sync', 'b'), validFrom: null, validUntil: null };
    await store.add(bare, banks, TODAY);
    await store.setValidity(bare, '2026-03-09', '2026-06-07', TODAY);
    const dated = { ...bare, validFrom: '2026-03-09', validUntil: '2026-06-07' };
    expect((await store.read(TODAY))?.state).toMatchObject({
      revision: `2 ${digestOf(banks)}`,
      edition: dated,
    });
  });

  it('serves the edition before again, if an edition turns out to be valid later', async () => {
    const store = await seeded(database);
    const before = await store.read(TODAY);
    const bare = { ...edition('sync', 'b'), validFrom: null, validUntil: null };
    await store.add(bare, banks.slice(1), TODAY);
    await store.setValidity(bare, '2027-03-08', '2027-06-06', TODAY);
    const dated = { ...bare, validFrom: '2027-03-08', validUntil: '2027-06-06' };
    expect(await store.read(TODAY)).toMatchObject({
      state: { revision: before?.state.revision, upcoming: dated },
      banks: before?.banks,
    });
    expect((await store.read('2027-03-08'))?.state).toMatchObject({ edition: dated, upcoming: null });
    await store.setValidity(bare, '2026-03-09', '2026-06-07', TODAY);
    expect((await store.read(TODAY))?.state).toMatchObject({
      edition: { sha256: bare.sha256 },
      upcoming: null,
    });
  });

  it('gives the validators of a download while its edition is held', async () => {
    const store = await seeded(database);
    const origin = (file: string) => ({
      address: `https://example.org/${file}`,
      etag: `"${file}"`,
      lastModified: null,
    });
    await store.add(edition('sync', 'b'), banks, TODAY, origin('b'));
    expect(await store.lastDownload('https://example.org/b')).toEqual({
      etag: '"b"',
      lastModified: null,
      edition: edition('sync', 'b'),
    });
    expect(await store.lastDownload('https://example.org/a')).toBeNull();
    await store.add(edition('sync', 'c'), banks, TODAY, origin('c'));
    expect(await store.lastDownload('https://example.org/b')).toBeNull();
  });

  describe('going back', () => {
    const at = '2026-03-12T08:00:00.000Z';

    it('serves the edition before, as it was, and drops the other', async () => {
      const open = await database();
      const store = await open();
      await store.seed([{ edition: edition('snapshot', 'a'), banks }], TODAY);
      const before = await store.read(TODAY);
      await store.add(edition('sync', 'b'), banks.slice(1), TODAY);
      expect(await store.goBack(TODAY, at)).toEqual(edition('snapshot', 'a'));
      const { state, banks: stored } = (await (await open()).read(TODAY)) ?? {};
      expect(stored).toEqual(banks);
      expect(state).toEqual({ ...before?.state, withdrawn: [edition('sync', 'b')] });
      expect(await store.goBack(TODAY, at)).toBeNull();
      expect((await store.read(TODAY))?.state).toEqual(state);
    });

    it('to an edition is possible until two more follow', async () => {
      const store = await seeded(database);
      await store.add(edition('sync', 'b'), banks.slice(1), TODAY);
      await store.add(edition('sync', 'c'), banks.slice(0, 1), TODAY);
      expect(await store.goBack(TODAY, at)).toEqual(edition('sync', 'b'));
      expect((await store.read(TODAY))?.banks).toEqual(banks.slice(1));
      expect(await store.goBack(TODAY, at)).toBeNull();
      // The next one supersedes what was gone back to, and can be taken back as well.
      await store.add(edition('sync', 'd'), banks, TODAY);
      expect(await store.goBack(TODAY, at)).toEqual(edition('sync', 'b'));
    });

    it('leads to the edition before, even if the served one was stored ahead of its day', async () => {
      const store = await seeded(database);
      await store.add({ ...edition('sync', 'b'), validFrom: '2026-06-08' }, banks.slice(1), TODAY);
      expect(await store.goBack(TODAY, at)).toBeNull();
      expect(await store.goBack('2026-06-08', at)).toEqual(edition('snapshot', 'a'));
      expect(await store.read('2026-06-08')).toMatchObject({
        state: { edition: edition('snapshot', 'a') },
        banks,
      });
    });

    it('leaves an edition that waits as it is', async () => {
      const store = await seeded(database);
      await store.add(edition('sync', 'b'), banks.slice(1), TODAY);
      await store.add({ ...edition('sync', 'c'), validFrom: '2026-06-08' }, banks.slice(0, 1), TODAY);
      await store.goBack(TODAY, at);
      expect((await store.read(TODAY))?.banks).toEqual(banks);
      expect((await store.read('2026-06-08'))?.banks).toEqual(banks.slice(0, 1));
    });
  });

  it('gives the banks only if the revision is not the known one', async () => {
    const store = await seeded(database);
    const known = `1 ${digestOf(banks)}`;
    expect((await store.read(TODAY, known))?.banks).toBeNull();
    await store.noteAttempt(updated);
    expect((await store.read(TODAY, known))?.banks).toBeNull();
    await store.add(edition('sync', 'b'), banks, TODAY);
    expect((await store.read(TODAY, known))?.banks).toEqual(banks);
  });

  it('gives the banks of another database, although its editions have the same numbers', async () => {
    const known = (await (await seeded(database)).read(TODAY))?.state.revision;
    const other = await (await database())();
    await other.seed([{ edition: edition('snapshot', 'a'), banks: banks.slice(1) }], TODAY);
    expect((await other.read(TODAY, known))?.banks).toEqual(banks.slice(1));
  });

  it('calls back after a change by another process', async () => {
    const open = await database();
    const store = await open();
    let changes = 0;
    await store.watch(() => {
      changes += 1;
    });
    // PostgreSQL has called back once already.
    const before = changes;
    const other = await open();
    await other.seed([{ edition: edition('snapshot', 'a'), banks }], TODAY);
    await expect.poll(() => changes, { interval: 20 }).toBe(before + 1);
    await other.noteAttempt(updated);
    await expect.poll(() => changes, { interval: 20 }).toBe(before + 2);
  });
});
