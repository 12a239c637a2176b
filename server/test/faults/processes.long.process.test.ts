import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { inSqlite } from '../../src/store/tables.ts';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { gate } from '../gate.ts';
import { run } from '../server.ts';
import { editionA, editionB, otherThan, snapshotEdition, type TestEdition } from './editions.ts';
import { expectOneOf } from './invariants.ts';

const EIGHT = 8;
const ROUNDS = 3;
const READINGS = 10_000;
/** Reads the whole directory, because it counts cities of all banks. Superseded editions are kept, but not served. */
const WHOLE =
  inSqlite(`SELECT edition.banks, count(*) AS count, count(*) FILTER (WHERE city = 'Altstadt') AS old,
  count(*) FILTER (WHERE city = 'Neustadt') AS new FROM {edition} AS edition JOIN {bank} AS bank ON bank.edition = edition.id
  WHERE superseded_by IS NULL GROUP BY edition.id`);
/** Reads only an index, so it can run ten times as often. */
const COUNT = inSqlite(`SELECT edition.id, edition.banks = count(*) AS whole
  FROM {edition} AS edition JOIN {bank} AS bank ON bank.edition = edition.id
  WHERE superseded_by IS NULL GROUP BY edition.id`);

const banksIn = ({ banks }: TestEdition, city: string) => banks.filter((bank) => bank.city === city).length;

/** Reads until `done`, and expects one of the editions, whole, each time. */
async function readOn(database: string, reads: { whole: number; counted: number; done: boolean }) {
  const editions = [snapshotEdition, editionA, editionB].map((edition) => ({
    banks: edition.banks.length,
    count: edition.banks.length,
    old: banksIn(edition, 'Altstadt'),
    new: banksIn(edition, 'Neustadt'),
  }));
  const db = new DatabaseSync(database, { timeout: 10_000 });
  const [whole, counted] = [WHOLE, COUNT].map((sql) => db.prepare(sql));
  while (!reads.done) {
    const [edition, ...others] = whole?.all() ?? [];
    expect(others).toEqual([]);
    expect(editions).toContainEqual(edition);
    reads.whole += 1;
    for (let look = 0; look < 10; look += 1) {
      const rows = counted?.all() ?? [];
      if (rows.length !== 1 || rows[0]?.['whole'] !== 1) expect.fail(JSON.stringify(rows));
      reads.counted += 1;
    }
    await turn();
  }
  db.close();
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

/** Starts eight syncs at the same moment. The one that has the sync lock gets its file when the others have ended. */
async function eight(database: string, edition: TestEdition) {
  const { source, open, requests } = await slowBundesbank(edition);
  const commands = Array.from({ length: EIGHT }, () =>
    run('sync-command', { DATABASE_URL: `sqlite:${database}` }, [
      source,
      '--accept',
      edition.sha256,
      '--now',
    ]),
  );
  let ended = 0;
  const results = await Promise.all(
    commands.map(async ({ exited, output }) => {
      const exitCode = await exited;
      ended += 1;
      if (ended === EIGHT - 1) open();
      return `${exitCode} ${output.stdout.split('\n')[0]}${output.stderr.includes('Another run of the sync is under way') ? 'locked' : ''}`;
    }),
  );
  expect(results.sort()).toEqual(['0 updated', ...Array(EIGHT - 1).fill('3 locked')]);
  expect(requests()).toBe(1);
  expectOneOf(database, [edition]);
}

describe('eight processes on one database', { timeout: 1_200_000 }, () => {
  it('that does not exist yet: one makes it and syncs, the others refuse', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await eight(join(temporaryFolder(), 'new.sqlite'), editionA);
    }
  });

  it('one syncs, the others refuse, and every reader gets a complete directory', async () => {
    const database = join(temporaryFolder(), 'shared.sqlite');
    await eight(database, editionB);
    const reads = { whole: 0, counted: 0, done: false };
    const reading = readOn(database, reads);
    for (let edition = editionA; reads.counted < READINGS; edition = otherThan(edition)) {
      await eight(database, edition);
    }
    reads.done = true;
    await reading;
    console.log('Readings:', reads);
  });
});
