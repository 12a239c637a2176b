import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { snapshot } from '../bank-file.ts';
import { connectTo, exchange, openMany, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, useServer } from '../server.ts';

const server = useServer();

const send = (bytes: string, options = {}) => exchange(server.url, bytes, options);
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const HEALTH = rawRequest('/healthz');

describe('requests sent without waiting for answers', () => {
  it('are answered in order, 2,000 of them on one connection', async () => {
    const banks = snapshot.banks.slice(0, 2000);
    const bytes = banks.map(({ blz }) => rawRequest(`/api/bank/${blz}`)).join('');
    const { answers } = await send(bytes, { answers: 2000 });
    expect(answers.map(({ body }) => JSON.parse(body).blz)).toEqual(banks.map(({ blz }) => blz));
  });

  it('are answered in order if pages and errors are among them', async () => {
    const paths = ['/faq', '/api/bank/x', '/nix', '/embed.js', '/api/bank/37040044'];
    const expected = [200, 400, 404, 200, 200];
    const rounds = 100;
    const round = paths.map((path) => rawRequest(path)).join('');
    const { answers } = await send(round.repeat(rounds), { answers: rounds * paths.length });
    expect(statuses(answers)).toEqual(Array.from({ length: rounds }, () => expected).flat());
  });

  it('are all answered before a broken one after them', async () => {
    for (const broken of [
      '\x00',
      'FOO / HTTP/1.1\r\n\r\n',
      'GET / HTTP/9\r\n\r\n',
      'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
      'DESCRIBE / RTSP/1.1\r\nHost: a\r\n\r\n',
    ]) {
      const bytes = rawRequest('/faq').repeat(20) + broken + HEALTH;
      const { answers, closed } = await send(bytes, { answers: 99 });
      expect(statuses(answers).slice(0, 20)).toEqual(Array(20).fill(200));
      expect([400, 405]).toContain(answers[20]?.status);
      expect([answers.length, closed]).toEqual([21, true]);
    }
  });

  it('are answered even if they come byte by byte', async () => {
    const bytes = HEALTH + rawRequest('/api/bank/37040044');
    const { answers } = await send('', {
      answers: 2,
      sent: async (socket: Socket) => {
        for (const byte of bytes) {
          socket.write(byte);
          await new Promise((resolve) => setImmediate(resolve));
        }
      },
    });
    expect(statuses(answers)).toEqual([200, 200]);
  });
});

describe('a connection', () => {
  it('that the client half-closes is answered, then closed', async () => {
    const { answers, closed } = await send(HEALTH, { answers: 2, sent: (socket: Socket) => socket.end() });
    expect([statuses(answers), closed]).toEqual([[200], true]);
  });

  it('is not kept after HTTP/1.0 or “close”', async () => {
    for (const bytes of ['GET /healthz HTTP/1.0\r\n\r\n', rawRequest('/healthz', 'Connection: close\r\n')]) {
      const { answers, closed } = await send(bytes + HEALTH, { answers: 2 });
      expect([statuses(answers), closed]).toEqual([[200], true]);
    }
  });
});

describe('what could be read in two ways', () => {
  // A proxy in front of us may read the content as the next request, or the next request as content.
  it.each([
    ['content on GET', 200, `Content-Length: ${HEALTH.length}\r\n`, HEALTH],
    ['content on GET, in chunks', 200, 'Transfer-Encoding: chunked\r\n', `5\r\nhello\r\n0\r\n\r\n${HEALTH}`],
    ['content on POST', 405, `Content-Length: ${HEALTH.length}\r\n`, HEALTH, 'POST'],
    ['content on OPTIONS', 204, `Content-Length: ${HEALTH.length}\r\n`, HEALTH, 'OPTIONS'],
    ['content that does not come', 200, 'Content-Length: 1000000\r\n', HEALTH],
    ['an upgrade', 200, 'Connection: Upgrade\r\nUpgrade: websocket\r\n', HEALTH],
    ['an upgrade to HTTP/2', 200, 'Upgrade: h2c\r\nConnection: upgrade, HTTP2-Settings\r\n', HEALTH],
    ['both lengths', 400, 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${HEALTH}`],
    ['two lengths', 400, 'Content-Length: 5\r\nContent-Length: 6\r\n', HEALTH],
    ['an invalid length', 400, 'Content-Length: +5\r\n', HEALTH],
    ['a length below zero', 400, 'Content-Length: -5\r\n', HEALTH],
    ['a length that is too large for a number', 400, 'Content-Length: 99999999999999999999\r\n', HEALTH],
    ['an unknown coding', 400, 'Transfer-Encoding: cow\r\n', HEALTH],
    ['a coding in disguise', 400, 'Transfer-Encoding: chunked, identity\r\n', HEALTH],
    ['a folded field', 400, 'X: a\r\n b: c\r\n', ''],
    ['a field name with a space', 400, 'Content-Length : 5\r\n', HEALTH],
    ['a field without colon', 400, 'X\r\n', ''],
    ['a zero byte in a field', 400, 'X: \x00\r\n', ''],
    ['a bare line feed', 400, 'X: a\nY: b\r\n', ''],
    ['a bare carriage return', 400, 'X: a\rY: b\r\n', ''],
  ])('gets one answer, then the end: %s', async (_, status, fields, rest, method = 'GET') => {
    const { answers, closed } = await send(rawRequest('/healthz', fields, method) + rest, { answers: 2 });
    expect([statuses(answers), closed]).toEqual([[status], true]);
    expect(answers[0]?.headers['connection']).toBe('close');
  });

  it.each<readonly [string, string]>([
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['no host beside an absolute address', 'GET http://a/healthz HTTP/1.1\r\n\r\n'],
    [
      'a second host after 1,200 fields',
      `${rawRequest('/healthz', 'a:\r\n'.repeat(1200)).slice(0, -2)}Host: b\r\n\r\n`,
    ],
    ...[
      ...String.raw`a/b@c user@a a,b a:99999x a:1:2 :80 a?b a#b a\b <a> "a" [a] [::1 ::1 http://a ä`.split(
        ' ',
      ),
      'a b',
    ].map((host) => [`the host ${host}`, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`] as const),
    ['an invalid host in HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: a b\r\n\r\n'],
    ['an invalid host beside an absolute address', 'GET http://a/healthz HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ...['user@a', 'a,b', 'a:99999x', ':80', '[::1', '@', '%zz'].map(
      (host) =>
        [`an absolute address at ${host}`, `GET http://${host}/healthz HTTP/1.1\r\nHost: a\r\n\r\n`] as const,
    ),
    ['an absolute address without its second slash', 'GET http:/a/healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown version', 'GET /healthz HTTP/3.7\r\nHost: a\r\n\r\n'],
    ['no version', 'GET /healthz\r\n\r\n'],
    ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a line feed alone', 'GET /healthz HTTP/1.1\nHost: a\n\n'],
    ['a version in small letters', 'GET /healthz http/1.1\r\nHost: a\r\n\r\n'],
    ['another protocol', 'EHLO\r\n'],
    ['random bytes', '\xde\xad\xbe\xef\r\n\r\n'],
  ])('is answered 400: %s', async (_, bytes) => {
    const { answers } = await send(bytes);
    expect(answers).toMatchObject([{ status: 400, body: '{"error":"Ungültige Anfrage."}' }]);
  });

  const HOSTS =
    'a A.example. a: a:80 127.0.0.1:3000 [::1] [::1]:80 [::ffff:127.0.0.1] a_b-c~d xn--bcher-kva.de a%20b';
  it.each(['', ...HOSTS.split(' ')])('excludes the host “%s”: 200', async (host) => {
    expect(statuses((await send(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).answers)).toEqual([200]);
  });

  it('excludes HTTP/1.0 with or without a host', async () => {
    for (const address of ['/healthz', 'http://a/healthz'])
      for (const fields of ['', 'Host: a\r\n'])
        expect(statuses((await send(`GET ${address} HTTP/1.0\r\n${fields}\r\n`)).answers)).toEqual([200]);
  });
});

describe('a header that asks for more than the answer', () => {
  it.each([
    ['Expect: 100-continue', 'Expect: 100-continue\r\n'],
    ['Expect: 100-continue, with content', 'Expect: 100-continue\r\nContent-Length: 5\r\n'],
    ['another expectation', 'Expect: tea\r\n'],
    [
      'WebSocket',
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
    ],
    ['HTTP/2', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n'],
    ['a range', 'Range: bytes=0-1\r\n'],
    ['another method', 'X-HTTP-Method-Override: DELETE\r\n'],
    ['another address', 'X-Original-URL: /api/faq\r\nX-Rewrite-URL: /api/faq\r\n'],
    ['another type', 'Accept: text/plain\r\n'],
  ])('is ignored: %s', async (_, fields) => {
    const { answers } = await send(rawRequest('/healthz', fields));
    const [plain] = (await send(HEALTH)).answers;
    expect(answers).toMatchObject([{ status: 200, body: plain?.body }]);
  });

  it('of a proxy changes nothing in an answer', async () => {
    const forged = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP']
      .map((name) => `${name}: evil.example\r\n`)
      .join('');
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/einbetten', '/openapi.json']) {
      const [one, two] = [await send(rawRequest(path)), await send(rawRequest(path, forged))];
      expect(two.answers[0]?.body).toBe(one.answers[0]?.body);
    }
  });
});

it('a flood from one address is answered like other requests: limits are the proxy’s task', async () => {
  const sockets = 20;
  const each = 500;
  const floods = Array.from({ length: sockets }, () => send(HEALTH.repeat(each), { answers: each }));
  const others = Array.from({ length: 20 }, () => request(server.url, '/api/bank/37040044'));
  for (const { answers } of await Promise.all(floods))
    expect(statuses(answers)).toEqual(Array(each).fill(200));
  for (const { status } of await Promise.all(others)) expect(status).toBe(200);
});

it('many connections that break off in their answers do not disturb others', async () => {
  await openMany(server.url, count({ usual: 1000, long: 10_000 }), (socket, index) => {
    socket.write(rawRequest(index % 2 ? '/faq' : '/api/faq'));
    // Before the answer, at its first byte, or at a moment in between.
    if (index % 3 === 0) socket.destroy();
    else if (index % 3 === 1) socket.once('data', () => socket.resetAndDestroy());
    else setImmediate(() => socket.resetAndDestroy());
  });
  expect((await request(server.url, '/api/bank/37040044')).status).toBe(200);
});

it('the server has logged nothing', async () => {
  // A last connection, so that all before it has arrived.
  await new Promise((resolve) => connectTo(server.url).on('close', resolve).end());
  expect(server.output.stdout).toBe(`IBAN-Rechner: ${server.url}\n`);
  expect(logLines(server.output.stderr)).toEqual([]);
});
