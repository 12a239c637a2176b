import { describe, expect, inject, it } from 'vitest';
import { exchange, rawRequest } from '../raw-socket.ts';
import type {} from '../site-global-setup.ts';

const url = inject('siteUrl');

async function answerTo(method: string, path: string) {
  const { answers } = await exchange(url, rawRequest(path, '', method), {
    isHead: () => method === 'HEAD',
  });
  const [answer, ...more] = answers;
  if (!answer || more.length > 0) throw new Error(`${answers.length} answers`);
  const { date, ...headers } = answer.headers;
  expect(Date.parse(date ?? '')).toBeGreaterThan(0);
  return { ...answer, headers };
}

const PATHS =
  `/ /widget.html /embed.js /api/bank/37040044 /api/faq /api/glossary /api/status /api/bank/x /api/x /x
  /healthz /% //`.split(/\s+/);
const OTHERS = "POST PUT DELETE PATCH TRACE CONNECT FOO PROPFIND PURGE QUERY get !#$%&'*+-.^_`|~9 G".split(
  ' ',
);

describe('on every path alike', () => {
  it.each(PATHS)('HEAD %s has the headers of GET, and no body', async (path) => {
    const [get, head] = [await answerTo('GET', path), await answerTo('HEAD', path)];
    expect(head).toEqual({ ...get, body: '' });
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.body));
  });

  it.each(PATHS)('OPTIONS %s says what is allowed', async (path) => {
    const { status, headers, body } = await answerTo('OPTIONS', path);
    expect([status, headers['allow'], body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
  });

  it.each(PATHS)('%s has no other method', async (path) => {
    for (const method of OTHERS) {
      // By its rules, CONNECT names a host and a port.
      const { status, headers, body } = await answerTo(method, method === 'CONNECT' ? 'a:443' : path);
      expect([method, status, headers['allow'], body]).toEqual([
        method,
        405,
        'GET, HEAD, OPTIONS',
        '{"error":"Methode nicht erlaubt."}',
      ]);
    }
  });

  it('OPTIONS * says what is allowed on all paths', async () => {
    expect(await answerTo('OPTIONS', '*')).toEqual(await answerTo('OPTIONS', '/'));
  });

  it.each(['', ' ', '(', '\x00', 'GÉT', '{}', '\x16\x03\x01'])('%j is not a method', async (method) => {
    expect((await answerTo(method, '/')).status).toBe(400);
  });
});
