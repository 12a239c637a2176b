import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SNAPSHOT } from '../../src/project.ts';
import { StoreError } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { certificate } from '../faults/certificate.ts';
import { temporaryFolder } from '../folder.ts';
import { handOver } from '../postgres/binaries.ts';
import { emptyDatabase, hasOwnPostgres, ownPostgres, sql } from '../postgres/databases.ts';
import { logLines, run, startServer } from '../server.ts';

const SCHEMA = 'iban_rechner';

/** The sentence with which a start fails, without a pause before. This opens the database in the test's own process. */
async function sentence(database: string): Promise<string> {
  const onPause = vi.fn();
  const error = await openStore(database, SNAPSHOT, null, { seconds: 60, onPause }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreError);
  expect(onPause).not.toHaveBeenCalled();
  return (error as StoreError).message;
}

/** A database with a user of its own, for whom the statements are run; both are removed after the test. */
async function databaseOfUser(...statements: ((user: string) => string)[]) {
  const database = await emptyDatabase();
  const user = new URL(database).pathname.slice(1);
  await sql(database, `CREATE ROLE ${user} LOGIN PASSWORD 'pw'`, ...statements.map((of) => of(user)));
  onTestFinished(
    async () => void (await sql(database, `DROP OWNED BY ${user} CASCADE`, `DROP ROLE ${user}`)),
  );
  return { database, url: changed(database, { username: user, password: 'pw' }) };
}

/** The address of a database with some parts replaced. */
const changed = (url: string, parts: Partial<URL>) => Object.assign(new URL(url), parts).href;

/** The address of a database as messages show it. */
const shown = (url: string) => changed(url, { username: '', password: '' });

it('a server uses a schema made for a user who may not make one, on a database with other defaults', async () => {
  const { database, url } = await databaseOfUser(
    (user) => `CREATE SCHEMA ${SCHEMA} AUTHORIZATION ${user}`,
    (user) => `ALTER ROLE ${user} SET default_transaction_isolation = 'serializable'`,
    (user) => `ALTER ROLE ${user} SET default_transaction_read_only = on`,
  );
  const DATABASE_URL = changed(url, { password: '' });
  const { output } = await startServer({ DATABASE_URL, PGPASSWORD: 'pw' });
  expect(logLines(output.stderr)).toEqual([]);
  expect(await sql(database, `SELECT count(*)::int FROM ${SCHEMA}.editions`)).toEqual([{ count: 1 }]);
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
    for (const line of logLines(server.output.stderr))
      expect(line).toMatchObject({
        level: 40,
        msg: 'Waiting for the database',
        reason: expect.stringContaining(`The database ${shown(cluster.url)} can't be reached: `),
        secondsLeft: expect.any(Number),
      });
  });

  it.each([
    ['a server waits as long as DATABASE_WAIT says', 'main', '2', 1, ' Waited 2 s (DATABASE_WAIT).'],
    ['a server does not wait if DATABASE_WAIT says so', 'main', '0', 1, ''],
    ['a sync does not wait', 'sync-command', '60', 4, ''],
  ])('%s, and ends with a sentence', async (_, command, DATABASE_WAIT, status, waited) => {
    const DATABASE_URL = 'postgres://user:secret@127.0.0.1:1/banks';
    const { exited, output } = run(command, { PORT: '0', DATABASE_URL, DATABASE_WAIT });
    const reason =
      "The database postgres://127.0.0.1:1/banks can't be reached: connect ECONNREFUSED 127.0.0.1:1.";
    expect([await exited, output.stdout]).toEqual([status, '']);
    const lines = output.stderr.trimEnd().split('\n');
    expect(lines.pop()).toBe(reason + waited);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ reason });
  });
});

describe('what waiting can’t mend is reported without waiting', () => {
  it('a wrong user, password or database', async () => {
    const database = await emptyDatabase();
    const line = await sentence(changed(database, { username: 'nobody', password: 'Geheimnis' }));
    // A server that asks for no password looks for the user only.
    expect(line).toMatch(/can't be used: (password authentication failed for user|role) "nobody".*\.$/);
    expect(line).not.toContain('Geheimnis');
    const elsewhere = changed(database, { pathname: '/elsewhere' });
    expect(await sentence(elsewhere)).toBe(
      `The database ${shown(elsewhere)} can't be used: database "elsewhere" does not exist.`,
    );
  });

  it.skipIf(!hasOwnPostgres)('a missing password', async () => {
    // PostgreSQL leaves the connection open for ten minutes: a program that waited for its end would run as long.
    const { url } = await ownPostgres(['authentication_timeout=600']);
    for (const [command, status] of [
      ['main', 1],
      ['sync-command', 4],
    ] as const) {
      const { exited, output } = run(command, { PORT: '0', DATABASE_URL: changed(url, { password: '' }) });
      expect([await exited, output.stderr]).toEqual([
        status,
        `The database ${shown(url)} can't be used: it asks for a password, and neither DATABASE_URL nor PGPASSWORD has one.\n`,
      ]);
    }
  });

  it('a missing schema, with the statement for an administrator', async () => {
    const { database, url } = await databaseOfUser();
    const [reason, statement = ''] = (await sentence(url)).split(' An administrator must run: ');
    expect(reason).toBe(`The database ${shown(database)} can't be used: its user may not make a schema.`);
    await sql(database, statement.replace(/\.$/, ''));
    await (await openStore(url, SNAPSHOT)).close();
  });
});

it.skipIf(!hasOwnPostgres)('TLS is used, and its certificate checked, as sslmode says', async () => {
  const folder = temporaryFolder();
  const { cert, key } = certificate('localhost', { from: -1, until: 1 });
  const [sslrootcert, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(sslrootcert, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  chmodSync(folder, 0o755);
  handOver(keyFile);
  const cluster = await ownPostgres(['ssl=on', `ssl_cert_file=${sslrootcert}`, `ssl_key_file=${keyFile}`]);
  const address = (hostname: string, parameters: Record<string, string>) =>
    changed(cluster.url, { hostname, search: String(new URLSearchParams(parameters)) });
  const isEncrypted = async (url: string) => {
    const store = await openStore(url, SNAPSHOT);
    const connections = `SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'IBAN-Rechner'`;
    const [connection] = await sql(cluster.url, connections);
    await store.close();
    return connection?.ssl;
  };
  expect(await isEncrypted(address('localhost', { sslmode: 'verify-full', sslrootcert }))).toBe(true);
  expect(await isEncrypted(address('127.0.0.1', { sslmode: 'no-verify' }))).toBe(true);
  expect(await isEncrypted(address('127.0.0.1', {}))).toBe(false);
  // No known authority has signed the certificate; in the second case, the host is wrong.
  for (const sslmode of ['require', 'verify-full'])
    expect(await sentence(address('localhost', { sslmode }))).toMatch(
      / can't be used: self-signed certificate.*\.$/,
    );
  expect(await sentence(address('127.0.0.1', { sslmode: 'verify-full', sslrootcert }))).toMatch(
    / can't be used: Hostname\/IP does not match certificate's altnames: /,
  );
});
