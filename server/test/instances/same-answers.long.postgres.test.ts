import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { records, snapshot, xml } from '../bank-file.ts';
import { editionB, sha256Of } from '../faults/editions.ts';
import { newSqlite, temporaryFile } from '../folder.ts';
import { emptyDatabase } from '../postgres/databases.ts';
import { request } from '../request.ts';
import { run, startServer } from '../server.ts';

/** The address of every bank, those of two codes that no bank has, and the other endpoints of the API. */
const PATHS = [
  ...snapshot.banks.map(({ blz }) => `/api/bank/${blz}`),
  '/api/bank/12345678',
  '/api/bank/1234',
  '/api/faq',
  '/api/glossary',
  '/api/status',
];

/** The status without the times, which differ from run to run. */
const withoutTimes = (body: string) =>
  body.replace(/("at":")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g, '$1"');

/** Status, headers and body of every answer, without times. */
async function answers(url: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  return Promise.all(
    PATHS.map(async (path) => {
      const { status, headers, body } = await request(url, path, { agent });
      const { date: _, etag, ...others } = headers;
      if (path !== '/api/status') return `${path} ${status} ${JSON.stringify({ ...others, etag })} ${body}`;
      return `${path} ${status} ${JSON.stringify(others)} ${withoutTimes(body)}`;
    }),
  );
}

/** The answers of a server on a new database, into which a file was synced if one is given. */
async function synced(DATABASE_URL: string, path?: string): Promise<string[]> {
  if (path !== undefined) {
    const sha256 = sha256Of(readFileSync(path));
    const command = run('sync-command', { DATABASE_URL }, [`file:${path}`, '--accept', sha256, '--now']);
    expect([await command.exited, command.output.stdout]).toEqual([0, expect.stringMatching(/^updated\n/)]);
  }
  const { url, child } = await startServer({ DATABASE_URL });
  const all = await answers(url);
  child.kill('SIGTERM');
  return all;
}

async function expectSame(path?: string) {
  const [sqlite, postgres] = [await synced(newSqlite(), path), await synced(await emptyDatabase(), path)];
  expect(sqlite).toHaveLength(PATHS.length);
  expect(new Set(sqlite).size).toBe(sqlite.length);
  expect(postgres).toEqual(sqlite);
  return sqlite;
}

describe('SQLite and PostgreSQL give the same answers, byte by byte', () => {
  it('from the snapshot and from a file', async () => {
    const path = temporaryFile(xml(records(editionB.banks)), 'blz.xml');
    expect(await expectSame(path)).not.toEqual(await expectSame());
  });
});
