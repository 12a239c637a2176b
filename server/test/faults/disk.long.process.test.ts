import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { statusOf } from '../request.ts';
import { logLines, OPERATOR, startServer } from '../server.ts';
import { nextSecond, TICKING } from '../ticking.ts';
import { editionA, editionB, snapshotEdition } from './editions.ts';
import { expectOneOf, expectServed, isServed } from './invariants.ts';
import { runWell } from './run-well.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const folder = temporaryFolder(cleaningAfterAll());
const good = join(folder, 'good.sqlite');
const next = join(folder, 'next.txt');
/** The arguments with which a sync reads the next edition. */
const NEXT = [`file:${next}`, '--now'];
const SENTENCE_START = /^The database \S+ can't be opened for writing: /;
const SENTENCE = /^The database .* (has failed|can't be opened for writing): .*\.\n$/;

/** Runs a built command from a shell, which can set a limit first. */
async function shell(script: string, command: string, database: string, args: string[] = []) {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', SYNC_SCHEDULE: 'off', DATABASE_URL: `sqlite:${database}` };
  const words = ['-c', script, 'sh', process.execPath, join(DIST, `${command}.js`), ...args];
  const child = spawn('sh', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stderr, child.stdout]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  await once(child, 'close');
  return {
    exitCode: child.exitCode,
    output: output.replace(/^(download|parse|check|store| {2}.* MB)\n/gm, ''),
  };
}

/** Copies the good database. @returns the path of the copy */
function copy(name: string): string {
  const path = join(folder, `${name}.sqlite`);
  copyFileSync(good, path);
  return path;
}

beforeAll(async () => {
  await runWell(good, editionA);
  writeFileSync(next, editionB.file);
});

describe('a disk that is full', () => {
  // Blocks of 512 bytes; an edition takes 1,300 of them.
  it.each([0, 700])('after %d blocks leaves the stored edition', async (blocks) => {
    const database = copy(`blocks-${blocks}`);
    const limited = await shell(`ulimit -f ${blocks}; exec "$@"`, 'sync-command', database, NEXT);
    expect(limited).toEqual({ exitCode: 4, output: expect.stringMatching(SENTENCE) });
    expectOneOf(database, [editionA]);
    await runWell(database, editionB);
    expectOneOf(database, [editionB]);
  });

  it('on the first start is reported, and leaves nothing half-made', async () => {
    const database = join(folder, 'first.sqlite');
    const limited = await shell('ulimit -f 100; exec "$@"', 'main', database);
    expect(limited).toEqual({ exitCode: 1, output: expect.stringMatching(SENTENCE) });
    const { url } = await startServer({ DATABASE_URL: `sqlite:${database}` });
    await expectServed(url, [snapshotEdition]);
  });
});

/** Mounts a disk that only one process and its children see. */
const MOUNT = 'mount -t tmpfs -o size=$SIZE tmpfs "$FOLDER" && cp "$GOOD" "$FOLDER/d.sqlite"';
const unshared = (script: string, environment: Record<string, string>) =>
  spawnSync('unshare', ['--mount', '--map-root-user', 'sh', '-c', script], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    encoding: 'utf8',
  });
const canMount = unshared('mount -t tmpfs tmpfs /mnt', {}).status === 0;

describe.skipIf(!canMount)('a real disk of its own', () => {
  // The disk stays full or read-only until a file outside it appears.
  const FILL = 'cat /dev/zero >"$FOLDER/fill" 2>/dev/null';
  it.each([
    ['full', FILL, 'rm "$FOLDER/fill"'],
    ['read-only', 'mount -o remount,ro "$FOLDER"', 'mount -o remount,rw "$FOLDER"'],
  ])(
    'that is %s: a sync leaves the edition, the server serves it, says so, and writes again later',
    async (name, spoil, mend) => {
      const disk = join(folder, `serving-${name}`);
      mkdirSync(disk);
      const mended = join(folder, `mended-${name}`);
      const script = `${MOUNT}; ${spoil}; "$NODE" "$SYNC" --now "file:$NEXT"; echo "status $?"; (while ! test -e "$MENDED"; do sleep 0.1; done; ${mend}; "$NODE" "$SYNC" --now "file:$NEXT") &
      NODE_OPTIONS=$TICKING exec "$NODE" "$MAIN"`;
      const child = spawn('unshare', ['--mount', '--map-root-user', 'sh', '-c', script], {
        env: {
          PATH: process.env['PATH'] ?? '',
          PORT: '0',
          SYNC_SCHEDULE: 'off',
          ...OPERATOR,
          SIZE: '3000k',
          FOLDER: disk,
          GOOD: good,
          NODE: process.execPath,
          MAIN: join(DIST, 'main.js'),
          SYNC: join(DIST, 'sync-command.js'),
          NEXT: next,
          MENDED: mended,
          TICKING: TICKING.NODE_OPTIONS,
          DATABASE_URL: `sqlite:${disk}/d.sqlite`,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
      const output = { stdout: '', stderr: '' };
      for (const stream of ['stdout', 'stderr'] as const) {
        child[stream].setEncoding('utf8').on('data', (text) => {
          output[stream] += text;
        });
      }
      await expect.poll(() => output.stdout + output.stderr).toMatch(/http:/);
      const url = /http:\S+/.exec(output.stdout)?.[0] ?? '';
      const database = async () => (await statusOf(url)).database;
      expect(output.stdout).toContain('status 4\n');
      expect(output.stderr).toMatch(new RegExp(SENTENCE_START, 'm'));
      await expectServed(url, [editionA]);
      expect(await database()).toBe('read-only');
      // The sync writes its progress to the same stderr.
      const logged = () => logLines(output.stderr.replace(/^(?!\{).*\n/gm, ''));
      // The server tries again several times, and logs nothing more.
      await nextSecond(output);
      expect(logged()).toEqual([
        expect.objectContaining({
          level: 50,
          msg: 'The database can only be read',
          err: expect.objectContaining({ message: expect.stringMatching(SENTENCE_START) }),
        }),
      ]);
      writeFileSync(mended, '');
      await expect.poll(database).toBe('ok');
      await expect.poll(() => isServed(url, editionB)).toBe(true);
      // The order of the last two lines depends on how fast the sync is.
      const messages = [
        'The database can only be read',
        'The database is read again',
        'Another edition is served',
      ];
      await expect.poll(() => new Set(logged().map(({ msg }) => msg))).toEqual(new Set(messages));
    },
  );
});
