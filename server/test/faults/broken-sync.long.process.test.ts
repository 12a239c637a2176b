import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectNow, it } from 'vitest';
import { temporaryFolder } from '../folder.ts';
import { logLines, startServer } from '../server.ts';
import { snapshotEdition } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';

const NODE_OPTIONS = `--import ${new URL('./breaking-sync.js', import.meta.url).href} --max-old-space-size=64`;
const SYNC_SCHEDULE = '* * * * * *';

it.concurrent.for([
  'throws a string',
  'rejects later',
  'prints garbage',
  'reports something else',
  'runs out of memory',
])(
  'the process of a sync that %s does not end the server, is logged in one line, and does not keep the next run from starting',
  async (way, { expect, onTestFinished }) => {
    const settings = { SYNC_SCHEDULE, NODE_OPTIONS, BREAK: way };
    const { url, database, child, output, exited } = await startServer(settings, onTestFinished);
    const lines = () => logLines(output.stderr);
    await expect.poll(() => lines().length).toBeGreaterThan(1);
    for (const line of lines()) expect(line).toMatchObject({ msg: 'The sync broke', level: 50 });
    await expectServed(url, [snapshotEdition]);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expectOneOf(database.slice('sqlite:'.length), [snapshotEdition]);
  },
);

it('a sync that does not answer signals any more is ended with the server that has started it', async () => {
  const pidFile = join(temporaryFolder(), 'pid');
  const settings = { NODE_OPTIONS, BREAK: 'does not answer', BREAK_PID_FILE: pidFile, SYNC_SCHEDULE };
  const server = await startServer(settings);
  const pid = () => {
    try {
      return Number(readFileSync(pidFile, 'utf8'));
    } catch {
      return 0;
    }
  };
  await expectNow.poll(pid).toBeGreaterThan(0);
  const isRunning = () => {
    try {
      return process.kill(pid(), 0);
    } catch {
      return false;
    }
  };
  server.child.kill('SIGTERM');
  expectNow(await server.exited).toBe(0);
  await expectNow.poll(isRunning).toBe(false);
});
