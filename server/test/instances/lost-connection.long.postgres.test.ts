import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { banks, closing, edition, TODAY, updated } from '../stores.ts';
import { lossyProxy } from './lossy-proxy.ts';

const END_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

/** Two stores on one database, whose connections go through one proxy. */
async function throughProxy() {
  const url = await emptyDatabase();
  const proxy = await lossyProxy(Number(new URL(url).port || 5432));
  const broken = Object.assign(new URL(url), { host: `127.0.0.1:${proxy.port}` }).href;
  const store = closing(await openPostgres(broken));
  await store.seed([{ edition: edition('snapshot', 'a'), banks }], TODAY);
  const other = closing(await openPostgres(broken));
  return { url, proxy, store, other };
}

type Setting = Awaited<ReturnType<typeof throughProxy>>;

/** The ways in which unused connections are lost. */
const LOSSES: readonly (readonly [string, (setting: Setting) => Promise<unknown>])[] = [
  ['ended by the server', ({ url }) => sql(url, END_ALL)],
  [
    'ended by the server, and only its last message has arrived',
    async ({ url, proxy, other }) => {
      proxy.holdEnds();
      await sql(url, END_ALL);
      // Once this later answer has passed the same proxy, the message has, too.
      await other.state(TODAY);
    },
  ],
  ['lost without a message', ({ proxy }) => proxy.loseServer()],
];

// A server that is reached through a socket file has no port for a proxy.
const server = inject('postgresUrl');
const hasNoPort = server !== '' && /^(?:%2F|$)/i.test(new URL(server).hostname);

describe.skipIf(hasNoPort)('connections that were', () => {
  describe.each(LOSSES)('%s', (_, lose) => {
    it('release the sync lock, and its holder can take it again', async () => {
      const setting = await throughProxy();
      const { store, other } = setting;
      expect(await store.lock()).toBe(true);
      await lose(setting);
      await expect.poll(() => other.lock(), { interval: 20 }).toBe(true);
      expect(await store.lock()).toBe(false);
      await other.unlock();
      expect(await store.lock()).toBe(true);
    });

    it('count as a change once they are made again, because another server may answer then', async () => {
      const setting = await throughProxy();
      let changes = 0;
      await setting.store.watch(() => {
        changes += 1;
      });
      const before = changes;
      await lose(setting);
      await expect.poll(() => changes, { interval: 20 }).toBeGreaterThan(before);
    });

    it('are made again for the next lock, unlock, read and write', async () => {
      const setting = await throughProxy();
      const { store } = setting;
      await lose(setting);
      expect(await store.state(TODAY)).toMatchObject({ lastAttempt: null });
      await lose(setting);
      await store.noteAttempt(updated);
      await lose(setting);
      expect(await store.holder()).toBe(null);
      expect(await store.state(TODAY)).toMatchObject({ lastAttempt: updated });
      expect(await store.lock()).toBe(true);
      await lose(setting);
      await store.unlock();
      await expect.poll(() => store.lock(), { interval: 20 }).toBe(true);
    });
  });
});

describe.skipIf(hasNoPort)('a connection that breaks while it is used', () => {
  /** Breaks the connections at each moment of a call, until it ends before that moment. */
  async function atEachMoment(
    call: (setting: Setting) => Promise<unknown>,
    expectAfter: (setting: Setting, outcome: PromiseSettledResult<unknown>) => Promise<void>,
  ) {
    for (let moment = 0; ; moment += 1) {
      const setting = await throughProxy();
      expect(await setting.store.lock()).toBe(true);
      setting.proxy.breakAfter(moment);
      const [outcome] = await Promise.allSettled([call(setting)]);
      const hasBroken = setting.proxy.hasBroken();
      setting.proxy.breakAfter(Number.POSITIVE_INFINITY);
      await expectAfter(setting, outcome as PromiseSettledResult<unknown>);
      await Promise.all([setting.store.close(), setting.other.close()]);
      if (!hasBroken) return moment;
    }
  }

  /** Expects that a call succeeds at each moment, and that a store can then take the sync lock. */
  async function expectSyncLock(
    call: (setting: Setting) => Promise<unknown>,
    whoGetsIt: (setting: Setting) => Setting['store'],
  ) {
    const moments = await atEachMoment(call, async (setting, outcome) => {
      expect(outcome).toMatchObject({ status: 'fulfilled' });
      await expect.poll(() => whoGetsIt(setting).lock(), { interval: 20 }).toBe(true);
    });
    expect(moments).toBeGreaterThan(1);
  }

  it('does not keep a store from taking the sync lock', () =>
    expectSyncLock(
      ({ store }) => store.lock(),
      ({ store }) => store,
    ));

  it('does not keep a store from releasing the sync lock', () =>
    expectSyncLock(
      ({ store }) => store.unlock(),
      ({ other }) => other,
    ));

  it('lets a write happen completely or not at all, and the next one succeed', async () => {
    const added = { ...edition('sync', 'b'), highestRecordNumber: 58_501 };
    const seen = new Set<string>();
    const moments = await atEachMoment(
      ({ store }) => store.add(added, banks.slice(1), TODAY),
      async ({ store }, outcome) => {
        const { edition: served } = (await store.state(TODAY)) ?? {};
        expect(await store.read(TODAY)).toMatchObject({
          banks: { length: served?.sha256 === added.sha256 ? 1 : 2 },
        });
        if (outcome.status === 'fulfilled') expect(served).toEqual(added);
        else expect(String(outcome.reason)).toContain("can't be reached");
        seen.add(`${outcome.status} ${served?.origin}`);
        await store.noteAttempt(updated);
      },
    );
    expect(moments).toBeGreaterThan(5);
    expect([...seen]).toEqual(expect.arrayContaining(['rejected snapshot', 'fulfilled sync']));
  });
});
