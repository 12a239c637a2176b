import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FULL_SIZE, NEXT_NUMBER, records, snapshot, txt } from '../bank-file.ts';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { otherLines, run, startServer } from '../server.ts';
import { editionA, editionB } from './editions.ts';
import { expectOneOf, expectServed, isServed } from './invariants.ts';
import { runWell } from './run-well.ts';
import { useServedDirectory } from './served-directory.ts';

// One fault in each step of a sync. The long tests try many more.

const INJECTOR = new URL('./pragma.js', import.meta.url).href;

describe('a fault of the source', () => {
  const survives = useServedDirectory();

  it('when files are looked for: a page without one', async () => {
    const url = await bundesbank({
      'GET /': (_, response) =>
        response.end('<!DOCTYPE html><html lang="de"><p>Die Seite ist umgezogen.</p></html>'),
    });
    await survives(`${url}/`, ['rejected', 'no-link']);
  });

  it('when the file is fetched: the connection is reset halfway', async () => {
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => {
        response.writeHead(200, { 'content-length': editionA.file.length });
        response.write(editionA.file.subarray(0, 1_000_000), () => response.socket?.resetAndDestroy());
      },
    });
    await survives(`${url}/blz.txt`, ['unreachable', 'network']);
  });

  it('when the file is judged: half of the banks are missing', async () => {
    const kept = snapshot.banks.filter((_, index) => index % 2 === 0);
    const file = txt(records(kept, FULL_SIZE, NEXT_NUMBER + 1));
    const url = await bundesbank({ 'GET /blz.txt': (_, response) => response.end(file) });
    await survives(`${url}/blz.txt`, ['rejected', 'implausible']);
  });
});

it('a fault when the file is stored: a full disk, made by max_page_count', async () => {
  const folder = temporaryFolder();
  const [database, next] = [join(folder, 'pages.sqlite'), join(folder, 'next.txt')];
  await runWell(database, editionA);
  writeFileSync(next, editionB.file);
  const { url, output } = await startServer({ DATABASE_URL: `sqlite:${database}` });
  const environment = {
    DATABASE_URL: `sqlite:${database}`,
    NODE_OPTIONS: `--import ${INJECTOR}`,
    PRAGMA: 'max_page_count = 1',
  };
  const { exited, output: synced } = run('sync-command', environment, [`file:${next}`, '--now']);
  expect([await exited, synced.stderr]).toEqual([4, expect.stringContaining('database or disk is full.\n')]);
  await expectServed(url, [editionA]);
  expectOneOf(database, [editionA]);
  await runWell(database, editionB);
  await expect.poll(() => isServed(url, editionB)).toBe(true);
  expect(otherLines(output.stderr)).toEqual([]);
});
