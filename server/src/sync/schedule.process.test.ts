import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { scheduleSync } from './schedule.ts';

/** Runs a program each second. @returns what the listener has been told so far */
function scheduled(program: string, maxRunMs = 180_000) {
  const path = join(temporaryFolder(), 'sync.mjs');
  writeFileSync(path, program);
  const told: unknown[] = [];
  const listener = {
    ended: (report: unknown) => void told.push(report),
    broke: (output: string, exitCode: number | null) => void told.push([output, exitCode]),
  };
  onTestFinished(scheduleSync('* * * * * *', pathToFileURL(path), listener, { maxRunMs }));
  return told;
}
const twice = { interval: 20 };

describe('the schedule', () => {
  it('runs again and again, and reports how each run ended', async () => {
    const told = scheduled("process.send({ outcome: 'unchanged', retry: false }); process.disconnect();");
    await expect.poll(() => told.length, twice).toBe(2);
    expect(told[1]).toEqual({ outcome: 'unchanged', retry: false });
  });

  it('ends a run that hangs, and goes on', async () => {
    const hanging = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
    const told = scheduled(`console.error('hanging'); ${hanging}`, 1000);
    // On a busy machine, a run may be killed before it prints anything.
    const hung = () => told.filter((entry) => Array.isArray(entry) && entry[0] === 'hanging\n');
    await expect.poll(() => hung().length, twice).toBe(2);
    expect(hung()[1]).toEqual(['hanging\n', null]);
  });

  it('goes on when no process can be started', async () => {
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    onTestFinished(() => {
      process.execPath = execPath;
    });
    const told = scheduled('');
    await expect.poll(() => told.length, twice).toBe(2);
    expect(told[1]).toEqual(['spawn /nowhere/node ENOENT', null]);
  });

  it('goes on when the system refuses a process at once', async () => {
    const { execPath } = process;
    // As ENOMEM and EAGAIN do, this makes fork() throw instead of emitting an error later.
    process.execPath = 'node\0';
    onTestFinished(() => {
      process.execPath = execPath;
    });
    const told = scheduled('');
    await expect.poll(() => told.length, twice).toBe(2);
    expect(told[1]).toEqual([expect.stringContaining('null bytes'), null]);
  });
});
