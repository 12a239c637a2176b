import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Starts `npm start` in a process group of its own, as a terminal does; resolves with its group and its address. */
async function npmStart() {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  const { PATH = '', HOME = '' } = process.env;
  const DATABASE_URL = `sqlite:${join(folder, 'test.sqlite')}`;
  const npm = spawn('npm', ['start'], {
    env: { PATH, HOME, PORT: '0', SYNC_SCHEDULE: 'off', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const { pid = 0 } = npm;
  const exited = once(npm, 'exit');
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(-pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let stdout = '';
  npm.stdout.on('data', (data) => {
    stdout += data;
  });
  await expect.poll(() => stdout, { timeout: 20_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/);
  return { pid, exited, url: `${/http:\S+/.exec(stdout)?.[0]}/healthz` };
}

/** Whether somebody answers there. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('npm start serves, and ends its server', () => {
  it.each([
    ['a supervisor ends npm', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['the terminal interrupts all that npm runs', (npm: number) => process.kill(-npm, 'SIGINT')],
  ])('when %s', async (_, end) => {
    const { pid, exited, url } = await npmStart();
    expect(await answers(url)).toBe(true);
    end(pid);
    await exited;
    await expect.poll(() => answers(url), { timeout: 5000 }).toBe(false);
  });
});

describe('npm run sync', () => {
  it('builds nothing that is built already', () => {
    const built = 'server/dist/sync-command.js';
    const help = () => execFileSync('npm', ['run', '--silent', 'sync', '--', '--help'], { encoding: 'utf8' });
    expect(help()).toContain('Usage: npm run sync');
    const before = statSync(built).mtimeMs;
    expect(help()).toContain('Usage: npm run sync');
    expect(statSync(built).mtimeMs).toBe(before);
  });
});
