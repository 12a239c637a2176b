import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextQuarter, snapshot, txt } from '../test/bank-file.ts';
import { bundesbank } from '../test/bundesbank.ts';
import { newSqlite, temporaryFile, temporaryFolder } from '../test/folder.ts';
import { emptyDatabase } from '../test/postgres/databases.ts';
import { run } from '../test/server.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';

describe('the sync lock', () => {
  const sqlite = {
    create: async () => newSqlite(),
    open: async (url: string) => openSqlite(url.slice('sqlite:'.length)),
  };
  const postgres = { create: emptyDatabase, open: openPostgres };
  it.each([
    ['SQLite', 'SIGINT', sqlite],
    ['SQLite', 'SIGTERM', sqlite],
    ['SQLite', 'SIGKILL', sqlite],
    ['PostgreSQL', 'SIGTERM', postgres],
    ['PostgreSQL', 'SIGKILL', postgres],
  ] as const)('in %s is free immediately after %s', async (_, signal, { create, open }) => {
    let asked = 0;
    const url = await bundesbank({
      'GET /blz.txt': () => {
        // Never answers.
        asked += 1;
      },
    });
    const database = await create();
    const holder = run('sync-command', { DATABASE_URL: database }, [`${url}/blz.txt`, '--now']);
    await expect.poll(() => asked).toBe(1);

    const file = temporaryFile(txt(nextQuarter(snapshot.banks.slice(1))));
    const second = run('sync-command', { DATABASE_URL: database }, [file]);
    expect(await second.exited).toBe(3);
    const [, since = ''] =
      /^Another run of the sync is under way: .* since (\S+)\.\n$/.exec(second.output.stderr) ?? [];
    expect(second.output.stderr).toContain(`process ${holder.child.pid} on ${hostname()}`);
    expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(60_000);

    holder.child.kill(signal);
    await holder.exited;
    expect(holder.child.signalCode).toBe(signal);
    const store = await open(database);
    await expect.poll(() => store.lock(), { interval: 20 }).toBe(true);
    await store.close();
  });
});

it('a signal ends a sync that reads a pipe without a writer', async () => {
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { child, exited, output } = run('sync-command', { DATABASE_URL: newSqlite() }, [pipe]);
  await expect.poll(() => output.stderr).toContain('download');
  child.kill('SIGHUP');
  await exited;
  expect(child.signalCode).toBe('SIGHUP');
});
