import { writeFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { records, txt } from '../bank-file.ts';
import { bundesbank } from '../bundesbank.ts';
import { newSqlite, temporaryFolder } from '../folder.ts';
import { listen } from '../listen.ts';
import { run } from '../server.ts';
import { certificate } from './certificate.ts';
import { editionA, editionB } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { runWell } from './run-well.ts';

const week = { from: -1, until: 6 };
const fine = certificate('localhost', week);
const expired = certificate('localhost', { from: -9, until: -2 });
const other = certificate('bundesbank.example', week);
const unknown = certificate('localhost', week);
/** All but `unknown` are trusted, so each can fail only for its own fault. */
const TRUSTED = [fine, expired, other].map(({ cert }) => cert).join('');

it.each([
  ['to a source with a valid certificate', fine, '/blz.txt', 0, 'updated\n'],
  ['to one whose certificate has expired', expired, '/blz.txt', 2, 'CERT_HAS_EXPIRED'],
  ['to one with the certificate of another host', other, '/blz.txt', 2, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  [
    'to one whose certificate no known authority signed',
    unknown,
    '/blz.txt',
    2,
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  ['redirected to http on the same host', fine, '/?http://localhost:PORT/blz.txt', 2, '  redirect: '],
])('a sync by https is accepted or refused: %s', async (_, { cert, key }, path, status, message) => {
  const folder = temporaryFolder();
  const database = join(folder, 'tls.sqlite');
  await runWell(database, editionA);
  writeFileSync(join(folder, 'trusted.pem'), TRUSTED);
  const server = createServer({ cert, key }, ({ url = '' }, response) => {
    if (url === '/blz.txt') return response.end(editionB.file);
    return response.writeHead(302, { location: url.slice(2) }).end();
  });
  const port = String(await listen(server));
  onTestFinished(() => void server.close().closeAllConnections());
  const source = `https://localhost:${port}${path.replace('PORT', port)}`;
  const environment = {
    DATABASE_URL: `sqlite:${database}`,
    NODE_EXTRA_CA_CERTS: join(folder, 'trusted.pem'),
  };
  const { exited, output } = run('sync-command', environment, [source, '--now']);
  expect([await exited, output.stdout]).toEqual([status, expect.stringContaining(message)]);
  expectOneOf(database, [status === 0 ? editionB : editionA]);
});

it('the sync goes through the proxy that the environment names, except to hosts that NO_PROXY names', async () => {
  const url = await bundesbank({ 'GET /blz.txt': (_, response) => response.end(txt(records())) });
  const asked: (string | undefined)[] = [];
  // The proxy always connects to our server, whatever host it is asked for.
  const proxy = createPlain().on('connect', (request, client) => {
    asked.push(request.url);
    const upstream = connect(Number(new URL(url).port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [upstream, client]) socket.on('error', () => {});
  });
  const settings = {
    DATABASE_URL: newSqlite(),
    HTTP_PROXY: `http://127.0.0.1:${await listen(proxy)}`,
    NO_PROXY: '127.0.0.1',
  };
  onTestFinished(() => void proxy.close().closeAllConnections());
  expect(await run('sync-command', settings, ['http://bank.invalid/blz.txt', '--now']).exited).toBe(0);
  expect(asked).toEqual(['bank.invalid:80']);
  expect(await run('sync-command', settings, [`${url}/blz.txt`, '--now']).exited).toBe(0);
  expect(asked).toHaveLength(1);
});
