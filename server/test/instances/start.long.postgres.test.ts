import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SNAPSHOT } from '../../src/project.ts';
import { StoreError } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { snapshot } from '../bank-file.ts';
import { emptyDatabase, hasOwnPostgres, ownPostgres, sql } from '../postgres/databases.ts';
import { request } from '../request.ts';
import { logLines, run, startServer } from '../server.ts';

const ROUNDS = 3;
const SCHEMA = 'iban_rechner';
const COUNT = `SELECT count(*)::int, sum(bank_count)::int AS banks FROM ${SCHEMA}.editions`;
const ONE = [{ count: 1, banks: snapshot.banks.length }];

/** Starts a server, which must fail. @returns the lines of its stderr */
async function refusal(DATABASE_URL: string, DATABASE_WAIT = '60') {
  const server = run('main', { PORT: '0', DATABASE_URL, DATABASE_WAIT });
  expect(await server.exited).toBe(1);
  expect(server.output.stdout).toBe('');
  return server.output.stderr.trimEnd().split('\n');
}

/** The sentence with which a start fails, without a pause before. This opens the database in the test's own process. */
async function sentence(database: string): Promise<string> {
  const onPause = vi.fn();
  const wait = { seconds: 60, onPause };
  const error = await openStore(database, SNAPSHOT, null, wait).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  expect(onPause).not.toHaveBeenCalled();
  return (error as StoreError).message;
}

/** Makes the tables, as a start does. */
const seed = async (database: string) => (await openStore(database, SNAPSHOT)).close();

/** A database with a user of its own, for whom the statements are run; both are removed after the test. */
async function databaseOfUser(...statements: ((user: string) => string)[]) {
  const database = await emptyDatabase();
  const user = new URL(database).pathname.slice(1);
  await sql(database, `CREATE ROLE ${user} LOGIN PASSWORD 'pw'`, ...statements.map((of) => of(user)));
  onTestFinished(
    async () => void (await sql(database, `DROP OWNED BY ${user} CASCADE`, `DROP ROLE ${user}`)),
  );
  return { database, user, DATABASE_URL: changed(database, { username: user, password: 'pw' }) };
}

/** The address of a database with some parts replaced. */
function changed(url: string, parts: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>): string {
  return Object.assign(new URL(url), parts).href;
}

/** The address of a database as messages show it. */
const shown = (url: string) => Object.assign(new URL(url), { username: '', password: '' }).href;

describe('instances that start at the same moment on an empty database', () => {
  it('make one schema and one snapshot, and all ten of them serve', async () => {
    const database = await emptyDatabase();
    const servers = await Promise.all(
      Array.from({ length: 10 }, () => startServer({ DATABASE_URL: database })),
    );
    for (const { url, output } of servers) {
      expect((await request(url, '/api/bank/37040044')).status).toBe(200);
      expect(logLines(output.stderr)).toEqual([]);
    }
    expect(await sql(database, COUNT)).toEqual(ONE);
  });

  it('use a schema made for a user who may not make one, on a server with other defaults', async () => {
    const { database, ...own } = await databaseOfUser(
      (user) => `CREATE SCHEMA ${SCHEMA} AUTHORIZATION ${user}`,
      (user) => `ALTER ROLE ${user} SET default_transaction_isolation = 'serializable'`,
      (user) => `ALTER ROLE ${user} SET default_transaction_read_only = on`,
    );
    const DATABASE_URL = changed(own.DATABASE_URL, { password: '' });
    const servers = await Promise.all(
      Array.from({ length: 3 }, () => startServer({ DATABASE_URL, PGPASSWORD: 'pw' })),
    );
    for (const { output } of servers) expect(logLines(output.stderr)).toEqual([]);
    expect(await sql(database, COUNT)).toEqual(ONE);
  });
});

describe('twenty stores that are opened at the same moment', () => {
  it('make one schema, time and again', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const database = await emptyDatabase();
      // Like a server, each waits for a database that answers late, as twenty in one process may find it.
      const waiting = { seconds: 60, onPause: () => {} };
      const open = () => openStore(database, SNAPSHOT, null, waiting);
      const stores = await Promise.all(Array.from({ length: 20 }, open));
      await Promise.all(stores.map((store) => store.close()));
      expect(await sql(database, COUNT)).toEqual(ONE);
    }
  });
});

describe('a start without a database', () => {
  it.skipIf(!hasOwnPostgres)('waits, says so, and goes on once it is there', async () => {
    const cluster = await ownPostgres();
    await cluster.stop();
    const server = run('main', { PORT: '0', DATABASE_URL: cluster.url });
    await expect.poll(() => server.output.stderr).toMatch(/\n.*\n/);
    await cluster.start();
    await once(server.child.stdout ?? server.child, 'data');
    expect(server.output.stdout).toMatch(/^IBAN-Rechner: http:/);
    for (const line of logLines(server.output.stderr)) {
      expect(line).toMatchObject({
        level: 40,
        msg: 'Waiting for the database',
        reason: expect.stringContaining(`The database ${shown(cluster.url)} can't be reached: `),
        secondsLeft: expect.any(Number),
      });
    }
  });

  it('ends with a sentence when it has waited long enough', async () => {
    const lines = await refusal('postgres://user:secret@127.0.0.1:1/banks', '3');
    const reason =
      "The database postgres://127.0.0.1:1/banks can't be reached: connect ECONNREFUSED 127.0.0.1:1.";
    expect(lines.pop()).toBe(`${reason} Waited 3 s (DATABASE_WAIT).`);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ reason });
  });

  it('does not wait if a setting says so', async () => {
    expect(await refusal('postgres://user:secret@nowhere.invalid/banks', '0')).toEqual([
      expect.stringMatching(
        /^The database postgres:\/\/nowhere\.invalid:5432\/banks can't be reached: getaddrinfo E\w+ nowhere\.invalid\.$/,
      ),
    ]);
  });
});

describe('a sync without a database', () => {
  it('does not wait, and says so', async () => {
    const command = run('sync-command', { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/banks' }, [
      'file:x',
    ]);
    expect(await command.exited).toBe(4);
    expect(command.output.stderr).toBe(
      "The database postgres://127.0.0.1:1/banks can't be reached: connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });
});

describe('what waiting can’t mend is reported without waiting', () => {
  it('a wrong user or password', async () => {
    const database = await emptyDatabase();
    const line = await sentence(changed(database, { username: 'nobody', password: 'Geheimnis' }));
    // A server that asks for no password looks for the user only.
    expect(line).toMatch(/can't be used: (password authentication failed for user|role) "nobody".*\.$/);
    expect(line).not.toContain('Geheimnis');
  });

  it('a database that does not exist', async () => {
    const elsewhere = changed(await emptyDatabase(), { pathname: '/elsewhere' });
    expect(await refusal(elsewhere)).toEqual([await sentence(elsewhere)]);
    expect(await sentence(elsewhere)).toBe(
      `The database ${shown(elsewhere)} can't be used: database "elsewhere" does not exist.`,
    );
  });

  it('a missing schema, with the statement for an administrator', async () => {
    const { database, DATABASE_URL } = await databaseOfUser();
    const [reason, statement = ''] = (await sentence(DATABASE_URL)).split(' An administrator must run: ');
    expect(reason).toBe(`The database ${shown(database)} can't be used: its user may not make a schema.`);
    await sql(database, statement.replace(/\.$/, ''));
    await seed(DATABASE_URL);
  });

  it('a missing password', async () => {
    const without = changed(await emptyDatabase(), { password: '' });
    expect(await sentence(without)).toBe(
      `The database ${shown(without)} can't be used: it asks for a password, and neither DATABASE_URL nor PGPASSWORD has one.`,
    );
  });
});
