import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../../test/installed.ts';
import { PAGE_HEADERS } from '../../src/site/serve/headers.ts';
import { errorPage } from './examples.ts';
import { expectPageLimit } from './page-limit.ts';
import { ask, get, startNginx, useProxy } from './proxy.ts';

/** What nginx refuses by itself. */
const REFUSED: [name: string, status: number, bytes: string][] = [
  ['a line that is not a request', 400, 'Dear nginx\r\n\r\n'],
  ['an invalid host', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['TRACE', 405, get('/', '', 'TRACE')],
  ['a long address', 414, get(`/${'a'.repeat(40_000)}`)],
  ['long fields', 431, get('/', `X: ${'x'.repeat(40_000)}\r\n`)],
  ['an unknown coding', 501, get('/', 'Transfer-Encoding: tea\r\n')],
  ['another version', 505, 'GET / HTTP/3.0\r\nHost: iban.example.org\r\n\r\n'],
];

/** Expects the headers of our own pages. Only the policy differs: it allows the style within the page. */
function expectOwnHeaders(headers: Readonly<Record<string, string>>, body: string) {
  const style = /<style>([^<]*)<\/style>/.exec(errorPage('request.html'))?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).toMatchObject({
    ...PAGE_HEADERS,
    'content-type': expect.stringMatching(/^(text\/html|application\/json); charset=utf-8$/),
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  });
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('last-modified');
  expect(headers['server']).toBe('nginx');
  expect(body).not.toContain('nginx');
}

describe.skipIf(!isInstalled('nginx', '-v')).each(['nginx.conf', 'nginx-instances.conf'] as const)(
  'nginx with the example %s',
  (name) => {
    const proxy = useProxy((urls, cleanup) => startNginx(name, urls, cleanup));

    it('passes on what the server answers, errors included', async () => {
      const bank = await ask(proxy.tls, get('/api/bank/37040044'));
      expect([bank.status, JSON.parse(bank.body).name]).toEqual([200, 'Commerzbank']);
      const home = await ask(proxy.tls, get('/'));
      expect(home).toMatchObject({ status: 200, headers: PAGE_HEADERS });
      const missing = await ask(proxy.tls, get('/nix'));
      expect([missing.status, missing.body]).toEqual([404, expect.stringContaining('Seite nicht gefunden')]);
      const post = await ask(proxy.tls, get('/', 'Content-Length: 0\r\n', 'POST'));
      expect([post.status, post.body]).toEqual([405, '{"error":"Methode nicht erlaubt."}']);
    });

    it.each(REFUSED)('answers %s with %d, in German, with our headers', async (_, status, bytes) => {
      const answer = await ask(proxy.tls, bytes);
      expect([answer.status, answer.body]).toEqual([
        status,
        expect.stringContaining('<h1>Ungültige Anfrage</h1>'),
      ]);
      expectOwnHeaders(answer.headers, answer.body);
      expect(answer.headers['allow']).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : undefined);
    });

    it('answers errors below /api as JSON', async () => {
      const { status, headers, body } = await ask(proxy.tls, get('/api/faq', '', 'TRACE'));
      expect([status, headers['content-type'], JSON.parse(body)]).toEqual([
        405,
        'application/json; charset=utf-8',
        { error: 'Ungültige Anfrage.' },
      ]);
      expectOwnHeaders(headers, body);
    });

    it('offers no addresses of the error pages', async () => {
      const { status, body } = await ask(proxy.tls, get('/iban-rechner-error/away.html'));
      expect([status, body]).toEqual([404, expect.stringContaining('<h1>Ungültige Anfrage</h1>')]);
    });

    if (name === 'nginx.conf')
      it('redirects from http to https, and refuses in the same way there', async () => {
        const { status, headers } = await ask(proxy.plain, get('/faq'), false);
        expect([status, headers['location']]).toEqual([301, 'https://iban.example.org/faq']);
        const [, , bytes] = REFUSED[0] ?? ['', 0, ''];
        const refused = await ask(proxy.plain, bytes, false);
        expect(refused.status).toBe(400);
        expectOwnHeaders(refused.headers, refused.body);
      });

    it('limits how many pages one client lets the server render, and nothing else', async () => {
      await expectPageLimit(proxy.tls, ({ headers, body }) => expectOwnHeaders(headers, body));
    });

    // Last, because no server answers afterwards.
    it('answers 502 with our headers, in German, or from its cache if the server is down', async () => {
      for (const { child, exited } of proxy.servers) {
        child.kill('SIGKILL');
        await exited;
      }
      const page = await ask(proxy.tls, get('/faq'));
      expect([page.status, page.body]).toEqual([
        502,
        expect.stringContaining('<h1>Gerade nicht erreichbar</h1>'),
      ]);
      expectOwnHeaders(page.headers, page.body);
      const json = await ask(proxy.tls, get('/api/bank/10000000'));
      expect([json.status, JSON.parse(json.body)]).toEqual([
        502,
        { error: 'Der Dienst ist gerade nicht erreichbar.' },
      ]);
      expectOwnHeaders(json.headers, json.body);
      const known = await ask(proxy.tls, get('/api/bank/37040044'));
      expect(known.status).toBe(name === 'nginx.conf' ? 502 : 200);
    });
  },
);
