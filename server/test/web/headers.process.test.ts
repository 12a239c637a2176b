import { describe, expect, it } from 'vitest';
import { exchange, type RawAnswer, rawRequest } from '../raw-socket.ts';
import { useServer } from '../server.ts';
import { startWithInside } from './start-with-inside.ts';

const server = useServer((cleanup) => startWithInside({ PUBLIC_URL: 'https://iban.example.org' }, cleanup));

async function send(bytes: string): Promise<RawAnswer> {
  const { answers } = await exchange(server.url, bytes, { isHead: () => bytes.startsWith('HEAD') });
  if (!answers[0]) throw new Error('No answer');
  return answers[0];
}
const get = (path: string, fields = '') => send(rawRequest(path, fields));

/** The headers of an answer, without the date and those about the connection. */
function comparable({ headers: { date: _, 'keep-alive': __, connection: ___, ...headers } }: RawAnswer) {
  return headers;
}

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};
const INERT = {
  ...EVERYWHERE,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const FAILURE = { ...INERT, ...JSON_TYPE, 'cache-control': 'no-cache', 'content-length': expect.any(String) };
const ELSEWHERE = {
  ...INERT,
  'cache-control': 'no-cache',
  location: '/banken/37040044',
  'content-length': '0',
};
const ALLOW = { allow: 'GET, HEAD, OPTIONS' };
const ETAG = expect.stringMatching(/^"[\w-]{22}"$/);
const FOUND = { ...INERT, ...JSON_TYPE, 'content-length': expect.any(String), etag: ETAG };

/**
 * The exact headers of each class of answers: so none names the server or sets a cookie. Those of 408 are tested in
 * slow.long.process.test.ts; those of pages, widget and scripts in src/site/serve/headers.process.test.ts; those of the
 * API's 200 in src/http/api/routes.test.ts.
 */
const CLASSES: [name: string, status: number, headers: object, bytes: string][] = [
  ['health', 200, { ...FOUND, 'cache-control': 'no-cache' }, rawRequest('/healthz')],
  ['OpenAPI', 200, { ...FOUND, 'cache-control': 'public, max-age=3600' }, rawRequest('/openapi.json')],
  [
    '304 of the API',
    304,
    { ...INERT, etag: ETAG, 'cache-control': 'public, max-age=3600' },
    rawRequest('/api/faq', 'If-None-Match: *\r\n'),
  ],
  ['a Bankleitzahl in groups', 301, ELSEWHERE, rawRequest('/banken/370-400-44')],
  ['a search for a Bankleitzahl', 303, ELSEWHERE, rawRequest('/banken?q=37040044')],
  ['no BLZ', 400, FAILURE, rawRequest('/api/bank/x')],
  ['no bank', 404, FAILURE, rawRequest('/api/bank/99999999')],
  ['no endpoint', 404, FAILURE, rawRequest('/api/x')],
  ['wrong method', 405, { ...FAILURE, ...ALLOW }, rawRequest('/', '', 'POST')],
  ['unknown method', 405, { ...FAILURE, ...ALLOW }, rawRequest('/', '', 'FOO')],
  ['CONNECT', 405, { ...FAILURE, ...ALLOW }, rawRequest('a:443', '', 'CONNECT')],
  ['OPTIONS', 204, { ...INERT, ...ALLOW }, rawRequest('/api/faq', '', 'OPTIONS')],
  ['no request', 400, FAILURE, '\x00'],
  ['too long', 431, FAILURE, rawRequest('/', `X: ${'x'.repeat(9000)}\r\n`)],
  ['far too long', 431, FAILURE, rawRequest('/', `X: ${'x'.repeat(90_000)}\r\n`)],
];

describe('the exact headers', () => {
  it.each(CLASSES)('are sent with: %s', async (_, status, headers, bytes) => {
    const answer = await send(bytes);
    expect([answer.status, comparable(answer)]).toEqual([status, headers]);
    expect(Date.parse(answer.headers['date'] ?? '')).toBeGreaterThan(0);
  });

  it('are sent with: unexpected failure', async () => {
    await server.inside('break');
    const answer = await get('/api/status');
    await server.inside('mend');
    expect([answer.status, comparable(answer)]).toEqual([500, FAILURE]);
  });
});

it('every error of the API is a German sentence and repeats nothing of the request', async () => {
  for (const [, , , bytes] of CLASSES) {
    const marked = bytes.replace('HTTP/1.1\r\n', 'HTTP/1.1\r\nX-Marker: MARKER\r\n');
    const { status, headers, body } = await send(marked);
    if (status < 400 || headers['content-type'] !== 'application/json; charset=utf-8') continue;
    expect(Object.keys(JSON.parse(body))).toEqual(['error']);
    expect(body).toMatch(/^\{"error":"[A-ZÄÖÜ][^"\\<>{}/]*\."\}$/);
    expect(body).not.toMatch(/MARKER|99999999|at |node|Error/);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  }
});

describe('conditional requests', () => {
  const PATHS =
    '/ /embed.js /widget.html /api/bank/37040044 /api/faq /api/glossary /api/status /openapi.json /healthz';
  it.each(PATHS.split(' '))('to %s get 304 only if the ETag matches', async (path) => {
    const { headers } = await get(path);
    const etag = headers['etag'] ?? '';
    const status = async (fields: string) => (await get(path, fields)).status;
    for (const known of [etag, `W/${etag}`, '*', `"x", ${etag}`, `"x",W/${etag} ,"y"`])
      expect([known, await status(`If-None-Match: ${known}\r\n`)]).toEqual([known, 304]);
    const others = ['', '"x"', etag.slice(1, -1), `${etag}x`, `x${etag}`, 'W/"', ',,,', '"'.repeat(1000)];
    for (const other of others)
      expect([other, await status(`If-None-Match: ${other}\r\n`)]).toEqual([other, 200]);
    // There is no Last-Modified to compare with, and If-None-Match would come first.
    expect(await status('If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n')).toBe(200);
    expect(await status('If-Modified-Since: soon\r\n')).toBe(200);
    const kept = await get(path, 'If-None-Match: *\r\n');
    const { 'content-type': _, 'content-length': __, ...rest } = comparable({ ...kept, headers });
    expect(comparable(kept)).toEqual(rest);
  });
});
