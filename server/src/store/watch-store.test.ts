import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { banks, edition } from '../../test/stores.ts';
import type { Edition } from '../directory/edition.ts';
import { StoreError } from './errors.ts';
import type { Store } from './store.ts';
import { watchStore } from './watch-store.ts';

const FULL = new StoreError('The disk is full.');

/** Follows a store that holds another edition each day, and in which a test may change things. */
async function followed(now: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  const database = {
    /** What the next reading throws. */
    error: null as Error | null,
    readOnlyError: null as StoreError | null,
    upcoming: null as Edition | null,
    readings: 0,
    read: async (today: string, known?: string) => {
      database.readings += 1;
      if (database.error) throw database.error;
      const state = { revision: today, edition: edition('sync', 'a'), upcoming: database.upcoming };
      return { state, banks: today === known ? null : banks.map((bank) => ({ ...bank, city: today })) };
    },
  };
  const reported: unknown[] = [];
  const served = await watchStore(database as unknown as Store, {
    edition: ({ sha256 }, is) => reported.push(`${is} ${sha256?.[0]}`),
    failed: (error) => reported.push(error),
    recovered: () => reported.push('recovered'),
  });
  const city = () => served().directory.get(banks[0]?.blz ?? '')?.city;
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { database, served, city, pass, reported };
}

describe('watchStore', () => {
  it('looks once a second, and gives the same object until something changes', async () => {
    const { database, served, pass, reported } = await followed('2026-06-07T12:00:00Z');
    const before = served();
    await pass(5);
    expect(database.readings).toBe(6);
    expect(served()).toBe(before);
    database.upcoming = edition('sync', 'b');
    await pass(2);
    expect(served().state.upcoming).toEqual(database.upcoming);
    expect(served().directory).toBe(before.directory);
    expect(reported).toEqual(['upcoming b']);
  });

  it('changes its state once while the disk is full, and once when it is not any more', async () => {
    const { database, served, pass, reported } = await followed('2026-06-07T12:00:00Z');
    const states = new Set([served()]);
    database.readOnlyError = FULL;
    for (let second = 0; second < 5; second += 1) {
      await pass(1);
      states.add(served());
    }
    expect([states.size, served().database]).toEqual([2, 'read-only']);
    database.readOnlyError = null;
    await pass(2);
    expect(served().database).toBe('ok');
    expect(reported).toEqual([FULL, 'recovered']);
  });

  it('serves what it has while it can’t read, and the new day’s edition as soon as it can', async () => {
    const { database, served, city, pass, reported } = await followed('2026-06-07T21:59:58Z');
    database.error = new Error('disk I/O error');
    await pass(1);
    const states = new Set<unknown>([served()]);
    for (let second = 0; second < 3; second += 1) {
      await pass(1);
      states.add(served());
    }
    expect([states.size, city(), served().database]).toEqual([1, '2026-06-07', 'unreadable']);
    const { error } = database;
    database.error = null;
    await pass(1);
    expect([city(), served().database]).toEqual(['2026-06-08', 'ok']);
    expect(reported).toEqual([error, 'recovered', 'served a']);
  });
});
