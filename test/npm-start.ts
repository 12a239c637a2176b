import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import { newSqlite } from '../server/test/folder.ts';

/** Runs `npm start`, or another command, in a process group of its own, as a terminal does, until it has printed its address. */
export async function npmStart(
  cwd: string,
  [program, ...args]: readonly [string, ...string[]] = ['npm', 'start'],
) {
  const { PATH = '', HOME = '' } = process.env;
  const DATABASE_URL = newSqlite();
  const npm = spawn(program, args, {
    cwd,
    env: { PATH, HOME, PORT: '0', SYNC_SCHEDULE: 'off', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const { pid = 0 } = npm;
  const exited = once(npm, 'exit');
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-pid, 'SIGKILL');
  });
  let stdout = '';
  npm.stdout.on('data', (data) => {
    stdout += data;
  });
  // On a busy machine, the build alone may take more than the minute that a poll waits.
  await expect.poll(() => stdout, { timeout: 150_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/);
  return { pid, exited, url: `${/http:\S+/.exec(stdout)?.[0]}/healthz` };
}

/** Whether a server answers at this address. */
export const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
