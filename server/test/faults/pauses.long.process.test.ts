import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { logLines, startServer } from '../server.ts';
import { editionA } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';
import { runWell } from './run-well.ts';

// sync/page.test.ts has the length of the pause after each status.

it('a server that would sync each second asks once after 429, however often it starts, and keeps no pause of a clock that was ten years ahead', async () => {
  let requests = 0;
  const url = await bundesbank({
    'GET /blz.txt': (_, response) => {
      requests += 1;
      response.writeHead(429).end();
    },
  });
  const database = join(temporaryFolder(), 'pauses.sqlite');
  await runWell(database, editionA);
  const db = new DatabaseSync(database);
  const until = new Date(Date.now() + 10 * 365 * 86_400_000).toISOString();
  db.prepare("INSERT INTO attempts (at, outcome, not_before) VALUES ('', 'unreachable', ?)").run(until);
  db.close();
  const environment = {
    DATABASE_URL: `sqlite:${database}`,
    SYNC_SCHEDULE: '* * * * * *',
    SYNC_SOURCE: `${url}/blz.txt`,
  };
  for (const outcome of ['unreachable', 'waiting', 'waiting']) {
    const server = await startServer(environment);
    await expect.poll(() => server.output.stderr, { interval: 20 }).toMatch(/"msg":"Sync"/);
    await expectServed(server.url, [editionA]);
    expect(logLines(server.output.stderr)[0]).toMatchObject({ outcome });
    server.child.kill('SIGKILL');
    await server.exited;
  }
  expect(requests).toBe(1);
  expectOneOf(database, [editionA]);
});
