import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { gate } from '../gate.ts';
import { run } from '../server.ts';
import { editionA, editionB, otherThan, type TestEdition } from './editions.ts';
import { expectOneOf } from './invariants.ts';

const EIGHT = 8;
const ROUNDS = 3;
const READINGS = 300;

/** Reads until `done`, and expects one of the editions, whole, each time. */
async function readOn(database: string, reads: { count: number; done: boolean }) {
  while (!reads.done) {
    expectOneOf(database, [editionA, editionB]);
    reads.count += 1;
    await turn();
  }
}

/** Starts a server in place of the Bundesbank's, which sends an edition only after `open` was called. */
async function slowBundesbank(edition: TestEdition) {
  const { open, opened } = gate();
  let requests = 0;
  const url = await bundesbank({
    'GET /blz.txt': async (_, response) => {
      requests += 1;
      await opened;
      response.end(edition.file);
    },
  });
  return { source: `${url}/blz.txt`, open, requests: () => requests };
}

/** Starts eight syncs at the same moment, which all get their file at the same moment, too. */
async function eight(database: string, edition: TestEdition) {
  const { source, open, requests } = await slowBundesbank(edition);
  const args = [source, '--accept', edition.sha256, '--now'];
  const commands = Array.from({ length: EIGHT }, () =>
    run('sync-command', { DATABASE_URL: `sqlite:${database}` }, args),
  );
  await expect.poll(requests).toBe(EIGHT);
  open();
  for (const { exited, output } of commands)
    expect([await exited, output.stdout]).toEqual([0, expect.stringMatching(/^(updated|unchanged)\n/)]);
  expectOneOf(database, [edition]);
}

describe('eight processes on one database', { timeout: 1_200_000 }, () => {
  it('that does not exist yet make it and store one edition', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const database = join(temporaryFolder(), 'new.sqlite');
      await eight(database, editionA);
      const db = new DatabaseSync(database);
      const stored = db.prepare('SELECT origin FROM editions ORDER BY id').all();
      db.close();
      expect(stored).toEqual([{ origin: 'snapshot' }, { origin: 'sync' }]);
    }
  });

  it('sync one edition after the other, and every reader gets a complete directory', async () => {
    const database = join(temporaryFolder(), 'shared.sqlite');
    await eight(database, editionB);
    const reads = { count: 0, done: false };
    const reading = readOn(database, reads);
    for (let edition = editionA; reads.count < READINGS; edition = otherThan(edition))
      await eight(database, edition);
    reads.done = true;
    await reading;
    console.log('Readings:', reads.count);
  });
});
