import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Edition } from '../directory/edition.ts';
import { follow } from './follow.ts';
import type { Store, StoredState } from './store.ts';

const bank = {
  blz: '10010010',
  name: 'Postbank',
  city: 'Berlin',
  bic: 'PBNKDEFFXXX',
  checkMethod: '09',
  deletion: false,
  successor: null,
};

/** A store that holds another edition each day. The next `failures.left` readings fail with an error. */
function store(error: Error) {
  const failures = { left: 0 };
  const watched = { changed: () => {} };
  const read = async (today: string) => {
    if (failures.left > 0) {
      failures.left -= 1;
      throw error;
    }
    const state = { revision: today } as StoredState;
    return { state, banks: [{ ...bank, city: today }] };
  };
  const watch = async (changed: () => void) => {
    watched.changed = changed;
  };
  return { store: { read, watch, readOnlyError: null } as unknown as Store, failures, watched };
}

function clock(now: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}

const passSecond = async () => {
  vi.advanceTimersByTime(1000);
  await sleep(0);
};

const UNREADABLE = new Error('disk I/O error');

describe('follow', () => {
  it('reports each edition that is stored for later, even if none has a SHA-256', async () => {
    clock('2026-06-07T12:00:00Z');
    const { store: watched, watched: watch } = store(UNREADABLE);
    const { read } = watched;
    let highestRecordNumber = 1;
    watched.read = async (today) => {
      const stored = await read(today);
      const upcoming = { highestRecordNumber, sha256: null } as Edition;
      return stored && { ...stored, state: { ...stored.state, upcoming } };
    };
    const reported: number[] = [];
    const edition = (upcoming: Edition) => reported.push(upcoming.highestRecordNumber);
    await follow(watched, { failed: () => {}, recovered: () => {}, edition });
    for (const next of [1, 2, 2]) {
      highestRecordNumber = next;
      watch.changed();
      await sleep(0);
    }
    expect(reported).toEqual([2]);
  });

  it.each([1, 3])(
    'serves what it has while the store fails %d times, and reports the failure once and its end once',
    async (times) => {
      clock('2026-06-07T21:59:58Z');
      const { store: failing, failures } = store(UNREADABLE);
      const reported: unknown[] = [];
      const served = await follow(failing, {
        failed: (error) => reported.push(error),
        recovered: () => reported.push('recovered'),
        edition: () => {},
      });
      const city = () => served().directory.get(bank.blz)?.city;
      await sleep(0);
      expect(city()).toBe('2026-06-07');
      failures.left = times;
      // Midnight in Berlin passes.
      for (let failed = 0; failed <= times; failed += 1) {
        expect(city()).toBe('2026-06-07');
        await passSecond();
      }
      await passSecond();
      expect(city()).toBe('2026-06-08');
      expect(reported).toEqual([UNREADABLE, 'recovered']);
    },
  );

  it('says that the database is unreadable if reading a change fails, and reads again', async () => {
    clock('2026-06-07T10:00:00Z');
    const { store: failing, failures, watched } = store(UNREADABLE);
    const served = await follow(failing, { failed: () => {}, recovered: () => {}, edition: () => {} });
    await sleep(0);
    failures.left = 1;
    const before = served();
    watched.changed();
    await sleep(0);
    expect(served()).toEqual({ ...before, database: 'unreadable' });
    expect(served().directory).toBe(before.directory);
    await passSecond();
    expect(served()).toMatchObject({ database: 'ok' });
    expect(served().directory).not.toBe(before.directory);
  });
});
