import type { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../bank-file.ts';
import { connectTo, exchange, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, useServer } from '../server.ts';
import { fuzzedRequest } from './fuzzed-requests.ts';

const server = useServer();

const send = (bytes: string, options = {}) => exchange(server.url, bytes, options);
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const HEALTH = rawRequest('/healthz');

describe('requests sent without waiting for answers', () => {
  it('are answered in order, up to 32 of them', async () => {
    const banks = snapshot.banks.slice(0, 32);
    const { answers } = await send(banks.map(({ blz }) => rawRequest(`/api/bank/${blz}`)).join(''), {
      answers: 32,
    });
    expect(answers.map(({ body }) => JSON.parse(body).blz)).toEqual(banks.map(({ blz }) => blz));
  });

  it('are answered in order if pages and errors are among them', async () => {
    const paths = ['/faq', '/api/bank/x', '/nix', '/embed.js', '/api/bank/37040044'];
    const bytes = paths.map((path) => rawRequest(path)).join('');
    const { answers } = await send(bytes.repeat(6), { answers: 30 });
    expect(statuses(answers)).toEqual(Array.from({ length: 6 }, () => [200, 400, 404, 200, 200]).flat());
  });

  it('close the connection if they are more, and answers before that are right', async () => {
    const { answers, closed } = await send(HEALTH.repeat(100), { answers: 100 });
    expect(closed).toBe(true);
    expect(answers.length).toBeLessThan(33);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, '{"status":"ok"}']);
  });

  it.each([
    '\x00',
    'FOO / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  ])('never get the answer to a broken one after them: %j', async (broken) => {
    const { answers, closed } = await send(rawRequest('/faq').repeat(20) + broken + HEALTH, { answers: 99 });
    expect(closed).toBe(true);
    const wrong = statuses(answers.slice(0, 20)).filter((status) => status !== 200);
    expect([wrong, answers.length < 22]).toEqual([[], true]);
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
  // Content is read as content, whatever it looks like (RFC 9112, section 6.3).
  it.each([
    ['content on GET', 200, `Content-Length: ${HEALTH.length}\r\n`, HEALTH],
    ['content on GET, in chunks', 200, 'Transfer-Encoding: chunked\r\n', '5\r\nhello\r\n0\r\n\r\n'],
    ['content on POST', 405, `Content-Length: ${HEALTH.length}\r\n`, HEALTH, 'POST'],
    ['faulty JSON on POST', 405, 'Content-Type: application/json\r\nContent-Length: 2\r\n', '{x', 'POST'],
    ['content on OPTIONS', 204, `Content-Length: ${HEALTH.length}\r\n`, HEALTH, 'OPTIONS'],
  ])(
    'is skipped, and the next request is answered: %s',
    async (_, status, fields, content, method = 'GET') => {
      const bytes = rawRequest('/faq', fields, method) + content + rawRequest('/api/bank/37040044');
      const { answers } = await send(bytes, { answers: 2 });
      expect(statuses(answers)).toEqual([status, 200]);
      expect(answers[1]?.body).toContain('Commerzbank');
    },
  );

  it.each<readonly [string, string]>([
    [
      'both lengths',
      `${rawRequest('/', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n${HEALTH}`,
    ],
    ['two lengths', rawRequest('/', 'Content-Length: 5\r\nContent-Length: 6\r\n') + HEALTH],
    ['a length below zero', rawRequest('/', 'Content-Length: -5\r\n') + HEALTH],
    ['a coding in disguise', rawRequest('/', 'Transfer-Encoding: chunked, identity\r\n') + HEALTH],
    ['a folded field', rawRequest('/', 'X: a\r\n b: c\r\n')],
    ['a field name with a space', rawRequest('/', 'Content-Length : 5\r\n') + HEALTH],
    ['a field without colon', rawRequest('/', 'X\r\n')],
    ['a zero byte in a field', rawRequest('/', 'X: \x00\r\n')],
    ['a bare line feed', rawRequest('/', 'X: a\nY: b\r\n')],
    ['a bare carriage return', rawRequest('/', 'X: a\rY: b\r\n')],
    ['an unknown version', 'GET /healthz HTTP/3.7\r\nHost: a\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('is answered 400, then the end: %s', async (_, bytes) => {
    const { answers, closed } = await send(bytes, { answers: 2 });
    expect(answers).toMatchObject([{ status: 400, body: '{"error":"Ungültige Anfrage."}' }]);
    expect([answers[0]?.headers['connection'], closed]).toEqual(['close', true]);
  });
});

describe('a header that asks for more than the answer', () => {
  it.each([
    ['a range', 'Range: bytes=0-1\r\n'],
    ['another method', 'X-HTTP-Method-Override: DELETE\r\n'],
    ['another address', 'X-Original-URL: /api/faq\r\nX-Rewrite-URL: /api/faq\r\n'],
    ['another type', 'Accept: text/plain\r\n'],
    ['another version', 'Accept-Version: 2\r\n'],
    [
      'WebSocket',
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
    ],
  ])('is ignored: %s', async (_, fields) => {
    const { answers } = await send(rawRequest('/healthz', fields));
    expect(answers).toMatchObject([{ status: 200, body: '{"status":"ok"}' }]);
  });

  it.each(['a', 'evil.example', 'a b', 'user@a', '"', '<a>', '[::1', ''])(
    'changes nothing in an answer as Host, nor as a header of a proxy: “%s”',
    async (host) => {
      const forged = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP']
        .map((name) => `${name}: ${host}\r\n`)
        .join('');
      const paths =
        '/ /robots.txt /einbetten /en/embed /einbetten/referenz /schnittstelle /openapi.json /widget.html';
      for (const path of paths.split(' ')) {
        const { date: _, ...plain } = (await send(rawRequest(path))).answers[0]?.headers ?? {};
        const { answers } = await send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${forged}\r\n`);
        const { date: __, ...headers } = answers[0]?.headers ?? {};
        expect([path, answers[0]?.status, headers]).toEqual([path, 200, plain]);
        expect(answers[0]?.body).not.toContain('evil.example');
      }
    },
  );
});

it('any bytes as a request leave the server answering', async () => {
  const bytes = fc.oneof(
    { weight: 4, arbitrary: fuzzedRequest },
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((array) => Buffer.from(array).toString('latin1')),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const isHead = () => sent.startsWith('HEAD ');
      // Half-closed, a connection ends even if the request does not.
      const { answers } = await send(sent, { answers: 99, isHead, sent: (socket: Socket) => socket.end() });
      expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect((await request(server.url, '/api/bank/37040044')).status).toBe(200);
});

it('the server has logged nothing', async () => {
  // A last connection, so that all before it has arrived.
  await new Promise((resolve) => connectTo(server.url).on('close', resolve).end());
  expect(server.output.stdout).toBe(`IBAN-Rechner: ${server.url}\n`);
  expect(logLines(server.output.stderr)).toEqual([]);
});
