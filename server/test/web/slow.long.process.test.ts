import type { Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { JSON_HEADERS } from '../../src/http/answers/headers.ts';
import { freePort } from '../free-port.ts';
import { type Exchange, exchange, openMany, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, startServer, useServer } from '../server.ts';
import { maxConnections } from './open-files.ts';

/** Sends a byte every half second. */
const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write('a'), 500);
  socket.on('close', () => clearInterval(timer));
};

/** Name, bytes sent first, what is sent then, statuses of the answers, and seconds until the connection is closed. */
const CASES: [string, string, ((socket: Socket) => void) | undefined, number[], number][] = [
  ['says nothing', '', undefined, [408], 13],
  ['drips its request line', 'GET /', drip, [408], 13],
  ['drips its header fields', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', drip, [408], 13],
  ['never ends its header', 'GET / HTTP/1.1\r\nHost: a\r\n', undefined, [408], 13],
  ['never sends a second request', rawRequest('/healthz'), undefined, [200], 13],
  ['drips its second request', `${rawRequest('/healthz')}GET /`, drip, [200, 408], 13],
  // The server answers without waiting for the content.
  ['drips its content', rawRequest('/', 'Content-Length: 1000\r\n', 'POST'), drip, [405], 2],
];

/** How much later a busy machine may be, in milliseconds. With Node's own limits, a connection would stay a minute. */
const LATE = 25_000;

const UNREAD = 500;
const WANTED = 10_000;
const CROWD = Math.min(WANTED, maxConnections());
const SHORT = CROWD < WANTED ? ' (the limit of open files allows no more)' : '';

const server = useServer(async (cleanup) => {
  const port = await freePort();
  const started = await startServer({ METRICS_PORT: String(port) }, cleanup);
  return { ...started, metrics: `http://127.0.0.1:${port}` };
});
let exchanges: Promise<Exchange>[] = [];
/** The exchanges with the listener for Prometheus. */
let ofFigures: Promise<Exchange>[] = [];
let unread: Promise<Exchange>;
/** How long each of many slow connections stayed open, in milliseconds. */
let crowd: Promise<number[]>;
let bystander: Promise<number[]>;

beforeAll(async () => {
  const { url } = server;
  exchanges = CASES.map(([, bytes, sent]) => exchange(url, bytes, { answers: 1000, ...(sent && { sent }) }));
  const silent = ['', 'GET /metrics HTTP/1.1\r\nHost: a\r\n'];
  ofFigures = silent.map((bytes) => exchange(server.metrics, bytes, { answers: 2 }));
  // More answers than all buffers on the way hold. Only a client that reads again notices the closed connection.
  unread = exchange(url, rawRequest('/faq').repeat(UNREAD), {
    answers: UNREAD,
    sent: (socket) => {
      socket.pause();
      setTimeout(() => socket.resume(), 25_000);
    },
  });
  crowd = lingerTogether();
  bystander = askUntil(crowd);
});

/** Opens many connections, which send a part of a request or nothing, and wait until the server closes them. */
async function lingerTogether(): Promise<number[]> {
  const stays: Promise<number>[] = [];
  await openMany(server.url, CROWD, (socket, index) => {
    stays.push(linger(socket.resume(), index % 2 === 0));
  });
  return Promise.all(stays);
}

function linger(socket: Socket, silent: boolean): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    socket.on('close', () => resolve(performance.now() - start));
    if (silent) return;
    socket.write('GET / HTTP/1.1\r\nX: ');
    const timer = setInterval(() => socket.write('x'), 4000);
    socket.on('close', () => clearInterval(timer));
  });
}

/** The statuses that a normal client gets meanwhile. */
async function askUntil(end: Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let going = true;
  end.finally(() => {
    going = false;
  });
  while (going) {
    statuses.push((await request(server.url, '/api/bank/37040044')).status ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return statuses;
}

describe('a slow client', () => {
  it.each(CASES.map(([name, , , statuses, seconds], index) => [name, index, statuses, seconds] as const))(
    '%s, and is disconnected',
    async (_, index, statuses, seconds) => {
      const { answers, closed, took } = (await exchanges[index]) as Exchange;
      expect([answers.map(({ status }) => status), closed]).toEqual([statuses, true]);
      expect(took).toBeLessThan(seconds * 1000 + LATE);
    },
    60_000,
  );

  it('is told why, with the headers of every error', async () => {
    const { answers } = (await exchanges[0]) as Exchange;
    const { date, ...headers } = answers[0]?.headers ?? {};
    expect(Date.parse(date ?? '')).toBeGreaterThan(0);
    expect([answers[0]?.body, headers]).toEqual([
      '{"error":"Die Anfrage kam zu langsam."}',
      { ...JSON_HEADERS, 'cache-control': 'no-cache', 'content-length': '39', connection: 'close' },
    ]);
  });

  it('of the figures is answered and disconnected as on the site', async () => {
    for (const { answers, closed } of await Promise.all(ofFigures)) {
      expect([answers.map(({ status }) => status), closed]).toEqual([[408], true]);
      expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it('leaves its answers unread, and is disconnected', async () => {
    const { answers, closed } = await unread;
    expect(closed).toBe(true);
    expect(answers.length).toBeLessThan(UNREAD);
  });

  it(`is disconnected, as one of ${CROWD}${SHORT}, while another client is served`, async () => {
    const stays = await crowd;
    expect(Math.max(...stays)).toBeLessThan(13_000 + LATE);
    // All connections were open at the same time.
    expect(Math.min(...stays)).toBeGreaterThan(5_000);
    const statuses = await bystander;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThan(5);
    // By now, all other exchanges have ended, too.
    expect(logLines(server.output.stderr)).toEqual([]);
  });
});
