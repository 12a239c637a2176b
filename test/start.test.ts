import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Whether somebody answers there. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

it.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start serves, and ends its server when npm gets %s',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
    const { PATH = '', HOME = '' } = process.env;
    const DATABASE_URL = `sqlite:${join(folder, 'test.sqlite')}`;
    const npm = spawn('npm', ['start'], {
      env: { PATH, HOME, PORT: '0', SYNC_SCHEDULE: 'off', DATABASE_URL },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => {
      npm.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    let stdout = '';
    npm.stdout.on('data', (data) => {
      stdout += data;
    });
    await expect.poll(() => stdout, { timeout: 20_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/);
    const url = `${/http:\S+/.exec(stdout)?.[0]}/healthz`;
    expect(await answers(url)).toBe(true);

    npm.kill(signal);
    await once(npm, 'exit');
    await expect.poll(() => answers(url), { timeout: 5000 }).toBe(false);
  },
);
