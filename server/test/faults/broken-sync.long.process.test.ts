import { describe, it } from 'vitest';
import { logLines, startServer } from '../server.ts';
import { snapshotEdition } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';

const BREAKER = new URL('./breaking-sync.js', import.meta.url).href;

describe('the process of a sync that', () => {
  it.concurrent.for([
    'throws a string',
    'throws null',
    'rejects later',
    'exits as if all were well',
    'prints garbage',
    'reports null',
    'reports something else',
    'is killed',
    'runs out of memory',
  ])(
    '%s does not end the server, is logged in one line, and does not keep the next run from starting',
    async (way, { expect, onTestFinished }) => {
      const { url, database, child, output, exited } = await startServer(
        {
          SYNC_SCHEDULE: '* * * * * *',
          NODE_OPTIONS: `--import ${BREAKER} --max-old-space-size=64`,
          BREAK: way,
        },
        onTestFinished,
      );
      const lines = () => logLines(output.stderr);
      await expect.poll(() => lines().length).toBeGreaterThan(1);
      for (const line of lines()) {
        expect(line).toMatchObject({ msg: 'The sync broke', level: 50 });
      }
      await expectServed(url, [snapshotEdition]);
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
      expectOneOf(database.slice('sqlite:'.length), [snapshotEdition]);
    },
  );
});
