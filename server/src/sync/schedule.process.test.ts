import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { scheduleSync } from './schedule.ts';

/** Runs a program each second. @returns what the listener has received so far */
function scheduled(program: string, maxRunMs = 180_000) {
  const path = join(temporaryFolder(), 'sync.mjs');
  writeFileSync(path, program);
  const reports: unknown[] = [];
  const listener = {
    ended: (report: unknown) => void reports.push(report),
    broke: (output: string, exitCode: number | null) => void reports.push([output, exitCode]),
  };
  onTestFinished(scheduleSync('* * * * * *', pathToFileURL(path), listener, { maxRunMs }));
  return reports;
}
const twice = { interval: 20 };

describe('the schedule', () => {
  it('runs again and again, and reports how each run ended', async () => {
    const reports = scheduled("process.send({ outcome: 'unchanged', retry: false }); process.disconnect();");
    await expect.poll(() => reports.length, twice).toBe(2);
    expect(reports[1]).toEqual({ outcome: 'unchanged', retry: false });
  });

  it('ends a run that hangs, and goes on', async () => {
    const reports = scheduled('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);', 1000);
    await expect.poll(() => reports.length, twice).toBe(2);
    // On a busy machine, a run is killed before it gets as far as to hang. All the same, it is a run that does not end.
    expect(reports[1]).toEqual(['', null]);
  });

  it('reports what a run without a report has printed, and its exit status', async () => {
    const reports = scheduled("console.error('broken'); process.exitCode = 3;");
    await expect.poll(() => reports.length, twice).toBeGreaterThan(0);
    expect(reports[0]).toEqual(['broken\n', 3]);
  });

  it.each([
    ['no process can be started', '/nowhere/node', 'spawn /nowhere/node ENOENT'],
    // As ENOMEM and EAGAIN do, this makes fork() throw instead of emitting an error later.
    ['the system refuses a process immediately', 'node\0', expect.stringContaining('null bytes')],
  ])('goes on when %s', async (_, path, error) => {
    const { execPath } = process;
    process.execPath = path;
    onTestFinished(() => {
      process.execPath = execPath;
    });
    const reports = scheduled('');
    await expect.poll(() => reports.length, twice).toBe(2);
    expect(reports[1]).toEqual([error, null]);
  });
});
