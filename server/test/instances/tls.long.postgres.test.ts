import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { certificate } from '../faults/certificate.ts';
import { temporaryFolder } from '../folder.ts';
import { handOver } from '../postgres/binaries.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { emptyDatabase, hasOwnPostgres, ownPostgres, sql } from '../postgres/databases.ts';
import { logLines, run, startServer } from '../server.ts';

const cleanup = cleaningAfterAll();
let cluster: Cluster;
let ca: string;

/** The cluster's address, by name or number, with parameters. */
function address(host: string, parameters: Record<string, string>): string {
  const url = Object.assign(new URL(cluster.url), { hostname: host });
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Starts a server. Expects that its connection is encrypted or not, and that it logs nothing about it. */
async function expectEncrypted(DATABASE_URL: string, isEncrypted: boolean) {
  const { child, exited, output } = await startServer({ DATABASE_URL });
  const connections = `SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'IBAN-Rechner'`;
  // A busy server may just be making a new connection.
  await expect.poll(() => sql(cluster.url, connections)).toEqual([{ ssl: isEncrypted }]);
  child.kill('SIGTERM');
  expect([await exited, logLines(output.stderr)]).toEqual([0, []]);
}

/** Starts a server, which must fail. @returns its stderr */
async function refusal(DATABASE_URL: string) {
  const server = run('main', { PORT: '0', DATABASE_URL });
  expect(await server.exited).toBe(1);
  return server.output.stderr;
}

describe.skipIf(!hasOwnPostgres)('a PostgreSQL with TLS', () => {
  beforeAll(async () => {
    const folder = temporaryFolder(cleanup);
    const { cert, key } = certificate('localhost', { from: -1, until: 1 });
    ca = join(folder, 'cert.pem');
    const keyFile = join(folder, 'key.pem');
    writeFileSync(ca, cert);
    writeFileSync(keyFile, key, { mode: 0o600 });
    chmodSync(folder, 0o755);
    handOver(keyFile);
    cluster = await ownPostgres(['ssl=on', `ssl_cert_file=${ca}`, `ssl_key_file=${keyFile}`], cleanup);
  });

  it.each(['require', 'verify-ca', 'verify-full'])('is checked with sslmode=%s', async (sslmode) => {
    await expectEncrypted(address('localhost', { sslmode, sslrootcert: ca }), true);
    // No known authority has signed the certificate; in the second case, the host is wrong.
    expect(await refusal(address('localhost', { sslmode }))).toMatch(
      / can't be used: self-signed certificate.*\.\n$/,
    );
    expect(await refusal(address('127.0.0.1', { sslmode, sslrootcert: ca }))).toMatch(
      / can't be used: Hostname\/IP does not match certificate's altnames: /,
    );
  });

  it('is not checked with sslmode=no-verify or uselibpqcompat', async () => {
    await expectEncrypted(address('127.0.0.1', { sslmode: 'no-verify' }), true);
    await expectEncrypted(address('127.0.0.1', { uselibpqcompat: 'true', sslmode: 'require' }), true);
  });

  it('is used without TLS if the address asks for none', async () => {
    await expectEncrypted(address('127.0.0.1', {}), false);
    await expectEncrypted(address('127.0.0.1', { sslmode: 'disable' }), false);
  });

  it('is checked against the authorities that Node knows with sslrootcert=system', async () => {
    expect(await refusal(address('localhost', { sslmode: 'verify-full', sslrootcert: 'system' }))).toMatch(
      / can't be used: self-signed certificate.*\.\n$/,
    );
  });

  it('is refused with a sentence if the file of its authority is missing', async () => {
    expect(await refusal(address('localhost', { sslmode: 'require', sslrootcert: '/nowhere.pem' }))).toBe(
      "The database in DATABASE_URL can't be used: ENOENT: no such file or directory, open '/nowhere.pem'.\n",
    );
  });
});

describe('a PostgreSQL without TLS', () => {
  it('is refused if TLS is asked for', async () => {
    const url = new URL(await emptyDatabase());
    url.searchParams.set('sslmode', 'require');
    expect(await refusal(url.href)).toMatch(
      / can't be used: The server does not support SSL connections\.\n$/,
    );
  });
});
