import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyOfTheBuild } from '../server/test/copy-of-the-build.ts';

/** What `npm start` runs, but for the build itself. */
const START = ['start', 'build-if-changed', 'fingerprint', 'install', 'replace-file', 'run-node'].map(
  (name) => `scripts/${name}.js`,
);

/** A folder with the built project, where `npm start` finds nothing to build. */
function builtProject(): string {
  const folder = copyOfTheBuild();
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json', ...START])
    cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'scripts/build.js'), '');
  return folder;
}

/** Runs `npm start` in a process group of its own, as a terminal does, until it has printed its address. */
async function npmStart(cwd: string) {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  const { PATH = '', HOME = '' } = process.env;
  const DATABASE_URL = `sqlite:${join(folder, 'test.sqlite')}`;
  const npm = spawn('npm', ['start'], {
    cwd,
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
  // On a busy machine, the build alone may take more than the minute that a poll waits.
  await expect.poll(() => stdout, { timeout: 150_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\n/);
  return { pid, exited, url: `${/http:\S+/.exec(stdout)?.[0]}/healthz` };
}

/** A client that sends all its requests over one connection, and keeps it open. */
function keepAliveClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async () => {
    const outgoing = get(url, { agent });
    const [response]: [IncomingMessage] = await (once(outgoing, 'response') as Promise<[IncomingMessage]>);
    const body = await text(response);
    const { status } = JSON.parse(body);
    return { code: response.statusCode, status, reused: outgoing.reusedSocket };
  };
}

/** Whether a server answers at this address. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

it('npm start serves, and the second time builds nothing', async () => {
  const serveOnce = async () => {
    const { pid, exited, url } = await npmStart('.');
    expect(await answers(url)).toBe(true);
    process.kill(pid, 'SIGTERM');
    await exited;
  };
  const times = () =>
    ['server/dist', 'calculator/dist'].flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => !file.startsWith('bench-'))
        .map((file) => [file, statSync(join(folder, file)).mtimeMs]),
    );
  await serveOnce();
  const before = times();
  await serveOnce();
  expect(times()).toEqual(before);
});

// The last request must come within a second. On a machine that is busy for so long, the test is late and tries again.
describe('npm start ends its server', { retry: 3 }, () => {
  // A terminal sends its signals to all processes of a group.
  it.each<[string, (npm: number) => unknown]>([
    ['a supervisor ends npm', (npm) => process.kill(npm, 'SIGTERM')],
    ['a supervisor ends all that npm runs', (npm) => process.kill(-npm, 'SIGTERM')],
    ['Ctrl-C is pressed', (npm) => process.kill(-npm, 'SIGINT')],
    [
      'Ctrl-C is pressed twice',
      async (npm) => {
        process.kill(-npm, 'SIGINT');
        await sleep(300);
        process.kill(-npm, 'SIGINT');
      },
    ],
    ['the terminal is closed', (npm) => process.kill(-npm, 'SIGHUP')],
  ])('after a last request over an open connection, when %s', async (_, end) => {
    const { pid, exited, url } = await npmStart(builtProject());
    const ask = keepAliveClient(url);
    expect(await ask()).toMatchObject({ code: 200, reused: false });
    const pause = sleep(500);
    await end(pid);
    await pause;
    expect(await ask()).toMatchObject({ code: 200, status: expect.stringMatching(/ok|stale/), reused: true });
    await exited;
    await expect.poll(() => answers(url)).toBe(false);
  });
});
