import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { berlinDay } from '../../src/directory/edition.ts';
import { SNAPSHOT } from '../../src/project.ts';
import { StoreError } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { logLines, run, startServer } from '../server.ts';
import { digestOf, editionA, sha256Of } from './editions.ts';
import { expectServed } from './invariants.ts';
import { random } from './random.ts';
import { runWell } from './run-well.ts';

/** The length of SQLite's header. If it is damaged, SQLite does not open the file. */
const HEAD_BYTES = 100;
const HEAD_FLIPS = 20;
const FLIPS = 50;
const folder = temporaryFolder(cleaningAfterAll());
const good = join(folder, 'good.sqlite');
const sha256 = (path: string) => sha256Of(readFileSync(path));

/**
 * Opens a database as the server does at its start. A file that is refused must be unchanged.
 *
 * @returns the digest of its banks, or the sentence with which it is refused
 */
async function opened(path: string): Promise<string> {
  const before = sha256(path);
  try {
    const store = await openStore(`sqlite:${path}`, SNAPSHOT);
    try {
      return digestOf((await store.read(berlinDay(new Date())))?.banks ?? []);
    } finally {
      await store.close();
    }
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    expect(sha256(path)).toBe(before);
    return (error as StoreError).message;
  }
}

describe('a database that is damaged', () => {
  beforeAll(() => runWell(good, editionA));

  it('in a single bit gives its complete directory, or is refused with a sentence', async () => {
    const next = random(17);
    const bytes = readFileSync(good);
    const seen = { whole: 0, refused: 0 };
    const path = join(folder, 'flipped.sqlite');
    for (let flip = 0; flip < FLIPS; flip += 1) {
      const at = flip < HEAD_FLIPS ? flip * (HEAD_BYTES / HEAD_FLIPS) : Math.floor(next() * bytes.length);
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(next() * 8));
      for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
      writeFileSync(path, flipped);
      const result = await opened(path);
      if (result === editionA.digest) seen.whole += 1;
      else {
        expect(result, `byte ${at}`).toMatch(/It was left as it is: |can't be opened for writing: /);
        seen.refused += 1;
      }
    }
    expect(seen.refused).toBeGreaterThan(FLIPS / 3);
  });

  it('in one letter of one bank is refused, although SQLite’s own check finds nothing', async () => {
    const path = join(folder, 'letter.sqlite');
    const bytes = readFileSync(good);
    // Free pages of the file may contain the name as well.
    for (let at = bytes.indexOf('Commerzbank'); at >= 0; at = bytes.indexOf('Commerzbank', at))
      bytes.write('K', at);
    writeFileSync(path, bytes);
    const db = new DatabaseSync(path);
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
    const server = run('main', { PORT: '0', DATABASE_URL: `sqlite:${path}` });
    expect(await server.exited).toBe(1);
    expect(server.output.stderr).toBe(
      `${path} is damaged (the banks are not those that were stored). It was left as it is: move it away, start again, and run npm run sync.\n`,
    );
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('under a running server does not change what the server answers', async () => {
    const path = join(folder, 'running.sqlite');
    copyFileSync(good, path);
    const { url, output } = await startServer({ DATABASE_URL: `sqlite:${path}` });
    const db = new DatabaseSync(path);
    // Simulates a damaged page. The server reads it because the database has changed.
    db.exec("UPDATE editions SET banks = replace(banks, 'Köln', 'Bonn'), digest = 'other'");
    db.close();
    await expect.poll(() => output.stderr).toContain('is damaged');
    await expectServed(url, [editionA]);
    expect(logLines(output.stderr)).toHaveLength(1);
  });
});
