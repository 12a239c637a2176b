import { describe, expect, it, vi } from 'vitest';
import { setClock } from '../../test/clock.ts';
import { DATABASES } from '../../test/postgres/stores.ts';
import { sqlite } from '../../test/stores.ts';

describe.each(DATABASES)('the sync lock in %s', (_, database) => {
  it('lets one process sync at a time', async () => {
    const open = await database();
    const [first, second] = [await open(), await open()];
    expect(await first.lock()).toBe(true);
    expect(await second.lock()).toBe(false);
    expect(await first.lock()).toBe(true);
    await first.unlock();
    expect(await second.lock()).toBe(true);
    // The first one no longer has the lock, so it can't release it.
    await first.unlock();
    expect(await first.lock()).toBe(false);
  });

  it('stays with its holder if the clock of another process is a little behind', async () => {
    const open = await database();
    const [first, second] = [await open(), await open()];
    setClock('2026-03-10T03:00:00Z');
    expect(await first.lock()).toBe(true);
    vi.setSystemTime('2026-03-10T02:59:50Z');
    expect(await second.lock()).toBe(false);
  });
});

describe('a lease in SQLite', () => {
  it('can be taken by another process once its time is over, or the clock has jumped', async () => {
    const open = await sqlite();
    const [first, second] = [await open(), await open()];
    setClock('2026-03-10T03:00:00Z');
    expect(await first.lock()).toBe(true);
    vi.setSystemTime('2026-03-10T03:02:29Z');
    expect(await second.lock()).toBe(false);
    vi.setSystemTime('2026-03-10T03:02:30Z');
    expect(await second.lock()).toBe(true);
    vi.setSystemTime('1970-01-01T00:00:00Z');
    expect(await first.lock()).toBe(true);
  });
});
