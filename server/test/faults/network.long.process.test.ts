import { writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { listen } from '../listen.ts';
import { run } from '../server.ts';
import { certificate } from './certificate.ts';
import { editionA, editionB } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { runWell } from './run-well.ts';
import { useServedDirectory } from './served-directory.ts';

/** Starts a server for one test. @returns its host and port */
async function start(server: Server): Promise<string> {
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `localhost:${port}`;
}

describe('a network that fails', () => {
  const survives = useServedDirectory();
  /** A limit that plays no part: it is longer than the test may take. */
  const NEVER = 60 * 60 * 1000;

  it('has no such name', async () => {
    const { reason } = await survives('http://bundesbank.invalid/blz.txt', ['unreachable', 'network']);
    expect(reason?.english).toMatch(/^bundesbank\.invalid can't be reached \((ENOTFOUND|EAI_AGAIN)\)\.$/);
    expect(reason?.german).toBe('Die Quelle der Bankdaten ist nicht erreichbar.');
  });

  it('refuses the connection', async () => {
    const { reason } = await survives('http://127.0.0.1:1/blz.txt', ['unreachable', 'network']);
    expect(reason?.english).toContain('ECONNREFUSED');
    expect(reason?.german).toBe('Die Quelle der Bankdaten ist nicht erreichbar.');
  });

  it('resets the connection at once', async () => {
    const host = await start(createServer((socket) => socket.resetAndDestroy()));
    await survives(`http://${host}/blz.txt`, ['unreachable', 'network']);
  });

  it('resets the connection after the request', async () => {
    const host = await start(
      createServer((socket) => socket.on('error', () => {}).once('data', () => socket.resetAndDestroy())),
    );
    await survives(`http://${host}/blz.txt`, ['unreachable', 'network']);
  });

  it('speaks another protocol than HTTP', async () => {
    const host = await start(
      createServer((socket) => socket.on('error', () => {}).end('220 mail ready\r\n')),
    );
    await survives(`http://${host}/blz.txt`, ['unreachable', 'network']);
  });

  it('speaks no TLS where TLS is asked for', async () => {
    const url = await bundesbank({});
    await survives(`${url.replace('http:', 'https:')}/blz.txt`, ['unreachable', 'network']);
  });

  it('never answers the TLS handshake', async () => {
    const host = await start(createServer((socket) => void socket.on('error', () => {})));
    const limits = { connect: 300, silence: NEVER, total: NEVER };
    await survives(`https://${host}/blz.txt`, ['unreachable', 'timeout'], { limits });
  });
});

describe('a certificate', () => {
  const week = { from: -1, until: 6 };
  const fine = certificate('localhost', week);
  const expired = certificate('localhost', { from: -9, until: -2 });
  const early = certificate('localhost', { from: 2, until: 9 });
  const other = certificate('bundesbank.example', week);
  const unknown = certificate('localhost', week);

  it.each([
    ['that is valid lets the file through', fine, 0, 'updated'],
    ['that has expired', expired, 2, 'CERT_HAS_EXPIRED'],
    ['that is not valid yet', early, 2, 'CERT_NOT_YET_VALID'],
    ['of another host', other, 2, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['that no known authority signed', unknown, 2, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ])('%s', async (_, { cert, key }, status, told) => {
    const folder = temporaryFolder();
    const database = join(folder, 'tls.sqlite');
    await runWell(database, editionA);
    // All but one are trusted, so that each can only fail for its own fault.
    const trusted = join(folder, 'trusted.pem');
    writeFileSync(trusted, [fine, expired, early, other].map((certified) => certified.cert).join(''));
    const server = createTlsServer({ cert, key }, (__, response) => response.end(editionB.file));
    const host = await start(server);
    onTestFinished(() => server.closeAllConnections());
    const environment = { DATABASE_URL: `sqlite:${database}`, NODE_EXTRA_CA_CERTS: trusted };
    const { exited, output } = run('sync-command', environment, [`https://${host}/blz.txt`, '--now']);
    expect([await exited, output.stdout]).toEqual([status, expect.stringContaining(told)]);
    expectOneOf(database, [status === 0 ? editionB : editionA]);
  });
});
