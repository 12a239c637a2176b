import type { Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { JSON_HEADERS } from '../../src/http/answers/headers.ts';
import { type Exchange, exchange, rawRequest } from '../raw-socket.ts';
import { logLines, useServer } from '../server.ts';

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
  // The server answers without waiting for the content. Node waits for its end.
  ['drips its content', rawRequest('/', 'Content-Length: 1000\r\n', 'POST'), drip, [405, 408], 18],
];

/** How much later a busy machine may be, in milliseconds. With Node's own limits, a connection would stay a minute. */
const LATE = 25_000;

/** So many answers that all buffers on the way hold fewer. */
const UNREAD = 30;

const server = useServer();
let exchanges: Promise<Exchange>[] = [];
let unread: Promise<Exchange>;

beforeAll(async () => {
  const { url } = server;
  exchanges = CASES.map(([, bytes, sent]) => exchange(url, bytes, { answers: 1000, ...(sent && { sent }) }));
  // Only a client that reads again notices the closed connection.
  unread = exchange(url, rawRequest('/bankleitzahlen.json').repeat(UNREAD), {
    answers: UNREAD,
    sent: (socket) => {
      socket.pause();
      setTimeout(() => socket.resume(), 40_000);
    },
  });
});

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

  it('leaves its answers unread, and is disconnected', async () => {
    const { answers, closed } = await unread;
    expect(closed).toBe(true);
    expect(answers.length).toBeLessThan(UNREAD);
  });

  it('has added nothing to the log', async () => {
    await Promise.all([...exchanges, unread]);
    expect(logLines(server.output.stderr)).toEqual([]);
  });
});
