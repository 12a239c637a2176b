import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { shipped } from '../bank-file.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { copyOfTheBuild } from '../copy-of-the-build.ts';
import { CANARY, editionA, editionB, type TestEdition } from '../faults/editions.ts';
import { newSqlite, temporaryFile } from '../folder.ts';
import { emptyDatabase, sql } from '../postgres/databases.ts';
import { request, statusOf } from '../request.ts';
import { run, startServer } from '../server.ts';

/** The names of the tables in their first three versions. */
const OLD = ['bank', 'edition', 'attempt', 'lease', 'schema_version'];
/** Statements that make what the first version made. */
const FIRST = [
  'CREATE SCHEMA iban_rechner',
  ...OLD.slice(0, 3).map((name) => `CREATE TABLE iban_rechner.${name} ()`),
];
/** The build of a version that has other tables, and a snapshot that has not ended. */
let next: string;
const cleanup = cleaningAfterAll();

beforeAll(() => {
  const folder = copyOfTheBuild(cleanup);
  next = join(folder, 'server/dist');
  for (const name of ['main', 'sync-command', 'tidy-command'])
    edit(join(next, `${name}.js`), 'TABLES_VERSION = 5;', 'TABLES_VERSION = 6;');
  edit(
    join(folder, 'server/data/snapshot.tsv'),
    `# validUntil\t${shipped.edition.validUntil}`,
    '# validUntil\t2099-06-07',
  );
});

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(path, text.replace(from, to));
}

/** Starts a server of this version, or of the next. `served` gives a bank's city and the origin of the edition. */
async function start(DATABASE_URL: string, dist?: string, settings: Record<string, string> = {}) {
  const server = await startServer({ DATABASE_URL, ...settings }, onTestFinished, dist ? { dist } : {});
  const served = async () => [
    JSON.parse((await request(server.url, `/api/bank/${CANARY}`)).body).city,
    (await statusOf(server.url)).data.origin,
  ];
  const end = async () => {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  };
  return { ...server, served, end };
}

async function sync(DATABASE_URL: string, { file, sha256 }: TestEdition, dist?: string) {
  const args = [temporaryFile(file), '--accept', sha256, '--now'];
  const command = run('sync-command', { DATABASE_URL }, args, onTestFinished, dist ? { dist } : {});
  expect([await command.exited, command.output.stdout]).toEqual([0, expect.stringMatching(/^updated\n/)]);
}

async function tidy(DATABASE_URL: string, dist?: string) {
  const command = run('tidy-command', { DATABASE_URL }, [], onTestFinished, dist ? { dist } : {});
  return { status: await command.exited, ...command.output };
}

const dropped = (names: readonly string[]) => names.map((name) => `Dropped ${name}.\n`).join('');
const NOTHING = { status: 0, stdout: 'There are no tables of other versions.\n', stderr: '' };

function onFile(url: string, statement: string): Record<string, unknown>[] {
  const db = new DatabaseSync(url.slice('sqlite:'.length));
  if (!statement.startsWith('SELECT')) db.exec(statement);
  const rows = statement.startsWith('SELECT') ? db.prepare(statement).all() : [];
  db.close();
  return rows.map((row) => ({ ...row }));
}

describe.each([
  ['SQLite', newSqlite],
  ['PostgreSQL', emptyDatabase],
])('two versions on one database in %s', (_, database) => {
  it('serve and sync side by side, each from its own tables, even after going back to the older one', async () => {
    const url = await database();
    const before = await start(url);
    await sync(url, editionA);
    await expect.poll(before.served).toEqual(['Altstadt', 'sync']);

    const after = await start(url, next);
    expect(await after.served()).toEqual(['Altstadt', 'sync']);
    expect(after.output.stderr).toContain('"version":5');
    expect(after.output.stderr).toContain('What an older version has synced is taken over');
    await sync(url, editionB, next);
    await expect.poll(after.served).toEqual(['Neustadt', 'sync']);
    expect(await before.served()).toEqual(['Altstadt', 'sync']);
    await before.end();

    const back = await start(url);
    expect(await back.served()).toEqual(['Altstadt', 'sync']);
    expect(back.output.stderr).toBe('');
    await sync(url, editionB);
    await expect.poll(back.served).toEqual(['Neustadt', 'sync']);
    expect(await after.served()).toEqual(['Neustadt', 'sync']);
  });

  it('sync immediately if the tables are new, even while the snapshot is valid', async () => {
    const settings = { SYNC_SCHEDULE: '0 0 1 1 *', SYNC_SOURCE: 'file:/nowhere' };
    const { output, end } = await start(await database(), next, settings);
    await expect.poll(() => output.stderr).toContain('"outcome":"unreachable"');
    await end();
  });
});

describe('npm run tidy', () => {
  it('drops unused tables of other versions, and none that are in use, in PostgreSQL', async () => {
    const url = await emptyDatabase();
    await sql(
      url,
      'CREATE SCHEMA iban_rechner',
      ...OLD.filter((name) => name !== 'lease').map((name) => `CREATE TABLE iban_rechner.${name} (x text)`),
      'CREATE SCHEMA iban_rechner_9',
      'CREATE TABLE iban_rechner_9.bank (x text)',
      'CREATE TABLE bank (x text)',
    );
    const server = await start(url);
    const other = await start(url, next);
    const old = ['attempt', 'bank', 'edition', 'schema_version'].map((name) => `iban_rechner.${name}`);
    const result = await tidy(url);
    expect({ ...result, stdout: result.stdout.split('\n').toSorted() }).toEqual({
      status: 3,
      stdout: ['', ...old.map((name) => `Dropped ${name}.`)],
      stderr: 'iban_rechner_6 is in use (connections: 1). It was left as it is.\n',
    });
    await other.end();
    await expect
      .poll(() => tidy(url), { timeout: 20_000 })
      .toMatchObject({ status: 0, stdout: expect.stringContaining('Dropped iban_rechner_6.bank.\n') });
    expect(await tidy(url)).toEqual(NOTHING);
    expect(await server.served()).toEqual(['Köln', 'snapshot']);
    const tables = `SELECT schemaname AS schema, count(*)::integer FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') GROUP BY schemaname ORDER BY schemaname`;
    expect(await sql(url, tables)).toEqual([
      { schema: 'iban_rechner_5', count: 3 },
      { schema: 'iban_rechner_9', count: 1 },
      { schema: 'public', count: 1 },
    ]);
  });

  it('leaves an older version that has a connection', async () => {
    const url = await emptyDatabase();
    await sql(url, ...FIRST);
    const application_name = 'IBAN-Rechner: process 4711 on elsewhere';
    const client = new pg.Client({ connectionString: url, application_name });
    await client.connect();
    const { status, stderr } = await tidy(url).finally(() => client.end());
    expect([status, stderr]).toEqual([3, 'iban_rechner is in use (connections: 1). It was left as it is.\n']);
    await expect.poll(() => tidy(url), { timeout: 20_000 }).toMatchObject({ status: 0 });
  });

  it('drops all of a schema, or nothing if it has other objects', async () => {
    const url = await emptyDatabase();
    await sql(url, ...FIRST, 'CREATE SEQUENCE iban_rechner.numbers');
    const { status, stderr } = await tidy(url);
    expect(status).toBe(4);
    expect(stderr).toContain('cannot drop schema iban_rechner because other objects depend on it');
    const tables = "SELECT count(*)::integer FROM pg_tables WHERE schemaname = 'iban_rechner'";
    expect(await sql(url, tables)).toEqual([{ count: 3 }]);
  });

  it('drops tables of other versions, once no process has the file open, in SQLite', async () => {
    const url = newSqlite();
    const path = url.slice('sqlite:'.length);
    expect(await tidy(url)).toEqual(NOTHING);
    const server = await start(url);
    await sync(url, editionA);
    await (await start(url, next)).end();
    const statements = OLD.slice(0, 4).map((name) => `CREATE TABLE ${name} (x)`);
    onFile(url, `${statements.join(';')}; CREATE TABLE bank_notes (x); PRAGMA user_version = 3`);
    expect(await tidy(url)).toEqual({
      status: 3,
      stdout: '',
      stderr: `${path} is in use. It was left as it is: end every server and sync on it first.\n`,
    });
    await server.end();
    const names = ['bank', 'edition', 'attempt', 'lease'].flatMap((name) => [`iban_rechner_6_${name}`, name]);
    expect(await tidy(url)).toEqual({ status: 0, stdout: dropped(names), stderr: '' });
    expect(await tidy(url)).toEqual(NOTHING);
    expect(onFile(url, 'SELECT user_version FROM pragma_user_version')).toEqual([{ user_version: 0 }]);
    const left = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'iban%'";
    expect(onFile(url, left)).toEqual([{ name: 'bank_notes' }]);
    const again = await start(url);
    expect(await again.served()).toEqual(['Altstadt', 'sync']);
  });

  it('leaves a file of another program as it is, and says so', async () => {
    const url = newSqlite();
    const path = url.slice('sqlite:'.length);
    onFile(url, 'CREATE TABLE bank (blz); CREATE TABLE edition (id); CREATE TABLE attempt (id)');
    const before = readFileSync(path);
    expect(await tidy(url)).toEqual({
      status: 4,
      stdout: '',
      stderr: `${path} is a database of another program. It was left as it is.\n`,
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('ends with status 6 after a fault of its own', async () => {
    const NODE_OPTIONS = '--import data:text/javascript,process.argv.slice=()=>null';
    const { exited, output } = run('tidy-command', { DATABASE_URL: newSqlite(), NODE_OPTIONS });
    expect([await exited, output.stderr]).toEqual([6, expect.stringContaining('TypeError')]);
  });

  it('takes no arguments', async () => {
    const command = run('tidy-command', { DATABASE_URL: newSqlite() }, ['everything']);
    expect([await command.exited, command.output.stdout]).toEqual([5, '']);
  });
});
