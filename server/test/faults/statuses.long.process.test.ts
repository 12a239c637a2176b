import { join } from 'node:path';
import { describe, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { logLines, startServer } from '../server.ts';
import { editionA } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';
import { runWell } from './run-well.ts';

describe('a server that is started again and again, and would sync each second', {
  timeout: 1_200_000,
}, () => {
  it.concurrent.for<[string, number, Record<string, string>, number]>([
    ['429', 429, {}, 20],
    ['429 with Retry-After', 429, { 'retry-after': '1' }, 5],
    ['404', 404, {}, 5],
    // It may ask again 45 seconds later.
    ['503', 503, {}, 2],
  ])('asks once after %s', async ([, status, headers, restarts], { expect, onTestFinished }) => {
    let requests = 0;
    const url = await bundesbank(
      {
        'GET /blz.txt': (_, response) => {
          requests += 1;
          response.writeHead(status, headers).end();
        },
      },
      onTestFinished,
    );
    const database = join(temporaryFolder(onTestFinished), 'restarts.sqlite');
    await runWell(database, editionA);
    const environment = {
      DATABASE_URL: `sqlite:${database}`,
      SYNC_SCHEDULE: '* * * * * *',
      SYNC_SOURCE: `${url}/blz.txt`,
    };
    for (let restart = 0; restart < restarts; restart += 1) {
      const server = await startServer(environment, onTestFinished);
      await expect.poll(() => server.output.stderr, { interval: 20 }).toMatch(/"msg":"Sync"/);
      await expectServed(server.url, [editionA]);
      const outcomes = logLines(server.output.stderr).map(({ outcome }) => outcome);
      expect(new Set(outcomes)).toEqual(
        new Set(
          restart > 0 ? ['waiting'] : outcomes.length > 1 ? ['unreachable', 'waiting'] : ['unreachable'],
        ),
      );
      server.child.kill('SIGKILL');
      await server.exited;
    }
    expect(requests).toBe(1);
    expectOneOf(database, [editionA]);
  });
});
