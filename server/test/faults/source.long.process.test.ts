import type { RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS, type Limits } from '../../src/download/download.ts';
import { SNAPSHOT } from '../../src/project.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { sync } from '../../src/sync/run.ts';
import { bundesbank } from '../bundesbank.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { listen } from '../listen.ts';
import { startServer } from '../server.ts';
import { editionA, editionB, oldEdition } from './editions.ts';
import { expectOneOf, expectServed } from './invariants.ts';
import { runWell } from './run-well.ts';

// sync/reasons.test.ts and sync/page.test.ts test the plain faults: files, statuses, redirects, broken transfers.

const MIB = 1024 * 1024;
/** A limit that plays no part: it is longer than the test may take. */
const NEVER = 60 * 60 * 1000;
/** The best compression would take seconds, for a bomb that is hardly smaller. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes a source with a fault. @returns its address */
type Fault = () => Promise<string>;

const web =
  (answer: RequestListener): Fault =>
  async () =>
    `${await bundesbank({ 'GET /blz.txt': answer })}/blz.txt`;
const packed = (encoding: string, body: Buffer) =>
  web((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
const endless =
  (begin: (response: Parameters<RequestListener>[1]) => unknown): RequestListener =>
  (_, response) => {
    begin(response);
    const block = Buffer.alloc(64 * 1024, '1');
    const more = () => {
      while (!response.destroyed && response.write(block));
    };
    response.on('drain', more);
    more();
  };

/** A server below HTTP: `connected` gets each socket. */
const raw =
  (connected: (socket: Socket) => unknown, protocol = 'http'): Fault =>
  async () => {
    const server: Server = createServer((socket) => connected(socket.on('error', () => {})));
    onTestFinished(() => void server.close());
    return `${protocol}://localhost:${await listen(server)}/blz.txt`;
  };

const FAULTS: readonly (readonly [name: string, code: string, fault: Fault, limits?: Partial<Limits>])[] = [
  ['no such name', 'network', async () => 'http://bundesbank.invalid/blz.txt'],
  [
    'a connection that is reset after the request',
    'network',
    raw((socket) => socket.once('data', () => socket.resetAndDestroy())),
  ],
  ['a TLS handshake without an answer', 'timeout', raw(() => {}, 'https'), { connect: 300 }],
  [
    'silence after the first words',
    'timeout',
    web((_, response) => {
      response.writeHead(200, { 'content-length': editionA.file.length });
      response.write(editionA.file.subarray(0, 1000));
    }),
    { silence: 300 },
  ],
  [
    'a page that drips, and then a file that does',
    'timeout',
    async () =>
      bundesbank({
        'GET /': (_, response) => {
          response.write('<html><a href="/blz.txt">');
          setTimeout(() => response.end('TXT</a></html>'), 400);
        },
        'GET /blz.txt': (_, response) => response.flushHeaders(),
      }),
    { total: 700 },
  ],
  ['gzip, a thousandfold', 'encoded', packed('gzip', gzipSync(Buffer.alloc(240 * MIB), { level: 9 }))],
  ['Brotli', 'encoded', packed('br', brotliCompressSync(Buffer.alloc(200 * MIB), FAST))],
  [
    'a length of ten gigabytes',
    'too-large',
    web(endless((response) => response.writeHead(200, { 'content-length': 10 * 1024 * MIB }))),
  ],
  [
    'a head without end',
    'network',
    raw((socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(100_000)}`)),
  ],
];

describe('a source that fails does not change what is stored and served, and takes little memory', () => {
  const atTheEnd = cleaningAfterAll();
  const database = join(temporaryFolder(atTheEnd), 'served.sqlite');
  let store: Store;
  let url: string;
  beforeAll(async () => {
    store = await openStore(`sqlite:${database}`, SNAPSHOT);
    await runWell(database, oldEdition);
    ({ url } = await startServer({ DATABASE_URL: `sqlite:${database}` }, atTheEnd));
  });
  afterAll(async () => {
    await runWell(database, editionB);
    expectOneOf(database, [editionB]);
    await store.close();
  });

  it.each(FAULTS.map(([name, ...fault]) => ({ name, fault })))('$name', async ({ fault: given }) => {
    const [code, fault, limits] = given;
    const source = await fault();
    const noted = expectOneOf(database, [oldEdition]).outcomes.length;
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    const others = { connect: NEVER, silence: NEVER, total: NEVER };
    const run = { source, userAgent: 'test', limits: limits ? { ...others, ...limits } : LIMITS };
    const { outcome, reason, failures } = await sync(store, run);
    clearInterval(watch);
    const sentence = expect.stringMatching(/^[A-Z0-9\p{L}].*\.$/u);
    expect(reason).toEqual({ english: sentence, german: sentence });
    expect([outcome, failures.map((failure) => failure.code)]).toEqual(['unreachable', [code]]);
    const { outcomes } = expectOneOf(database, [oldEdition]);
    expect(outcomes.slice(noted)).toEqual([{ outcome, reason: reason?.german }]);
    await expectServed(url, [oldEdition]);
    expect((most - before) / MIB).toBeLessThan(128);
  });
});
