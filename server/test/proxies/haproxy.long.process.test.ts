import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../../test/installed.ts';
import { PAGE_HEADERS } from '../../src/site/serve/headers.ts';
import { expectPageLimit } from './page-limit.ts';
import { ask, get, startHaproxy, useProxy } from './proxy.ts';

describe.skipIf(!isInstalled('haproxy', '-v'))('HAProxy with the example', () => {
  const proxy = useProxy(startHaproxy);
  const { 'content-security-policy': _, ...others } = PAGE_HEADERS;

  it('passes on what the server answers, its headers untouched', async () => {
    const bank = await ask(proxy.tls, get('/api/bank/37040044'));
    expect([bank.status, JSON.parse(bank.body).name]).toEqual([200, 'Commerzbank']);
    expect(bank.headers['content-security-policy']).not.toContain('sha256');
    expect(await ask(proxy.tls, get('/'))).toMatchObject({ status: 200, headers: PAGE_HEADERS });
    const post = await ask(proxy.tls, get('/', 'Content-Length: 0\r\n', 'POST'));
    expect([post.status, post.body]).toEqual([405, '{"error":"Methode nicht erlaubt."}']);
  });

  it('redirects from http to https', async () => {
    const { status, headers } = await ask(proxy.plain, get('/faq'), false);
    expect([status, headers['location']]).toEqual([301, 'https://iban.example.org/faq']);
  });

  it('redirects to its own name, whatever host a client names', async () => {
    for (const host of ['evil.example', 'iban.example.org:8080', 'iban.example.org.evil.example', '[::1]']) {
      const { status, headers } = await ask(
        proxy.plain,
        `GET /faq?a=1 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
        false,
      );
      expect([status, headers['location']]).toEqual([301, 'https://iban.example.org/faq?a=1']);
    }
  });

  it('limits how many pages one client lets the instances render, and nothing else', async () => {
    await expectPageLimit(proxy.tls, ({ headers }) => expect(headers).toMatchObject(others));
  });

  it.each([
    ['a line that is not a request', 400, 'Dear proxy\r\n\r\n'],
    ['long fields', 400, get('/', `X: ${'x'.repeat(40_000)}\r\n`)],
    ['an unknown coding', 400, get('/', 'Transfer-Encoding: tea\r\n')],
  ])('answers %s with %d', async (_name, status, bytes) => {
    expect((await ask(proxy.tls, bytes)).status).toBe(status);
  });

  it('fails no request if one instance is down, and answers 503 in German if both are', async () => {
    proxy.servers[0]?.child.kill('SIGKILL');
    for (let times = 0; times < 20; times += 1)
      expect((await ask(proxy.tls, get('/healthz'))).status).toBe(200);
    proxy.servers[1]?.child.kill('SIGKILL');
    await proxy.servers[1]?.exited;
    const { status, headers, body } = await ask(proxy.tls, get('/faq'));
    expect([status, body]).toEqual([503, expect.stringContaining('<h1>Gerade nicht erreichbar</h1>')]);
    expect(headers).toMatchObject(others);
  });
});
