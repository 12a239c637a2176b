import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../../test/installed.ts';
import { PAGE_HEADERS } from '../../src/site/serve/headers.ts';
import { ask, get, startHaproxy, startNginx, useProxy } from './proxy.ts';

const { 'content-security-policy': _, ...HEADERS } = PAGE_HEADERS;

describe.each([
  ['nginx.conf', 'nginx', '-v', 502],
  ['nginx-instances.conf', 'nginx', '-v', 502],
  ['haproxy.cfg', 'haproxy', '-v', 503],
] as const)('the example %s', (name, program, versionFlag, away) => {
  describe.skipIf(!isInstalled(program, versionFlag))(program, () => {
    const proxy = useProxy((urls, cleanup) =>
      name === 'haproxy.cfg' ? startHaproxy(urls, cleanup) : startNginx(name, urls, cleanup),
    );

    it('passes on what the server answers, its headers untouched', async () => {
      const bank = await ask(proxy.tls, get('/api/bank/37040044'));
      expect([bank.status, JSON.parse(bank.body).name]).toEqual([200, 'Commerzbank']);
      expect(await ask(proxy.tls, get('/'))).toMatchObject({ status: 200, headers: PAGE_HEADERS });
      const post = await ask(proxy.tls, get('/', 'Content-Length: 0\r\n', 'POST'));
      expect([post.status, post.body]).toEqual([405, '{"error":"Methode nicht erlaubt."}']);
    });

    if (name !== 'nginx-instances.conf')
      it('redirects from http to https, to its own name', async () => {
        for (const host of ['iban.example.org', 'evil.example']) {
          const bytes = `GET /faq?a=1 HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
          const { status, headers } = await ask(proxy.plain, bytes, false);
          expect([status, headers['location']]).toEqual([301, 'https://iban.example.org/faq?a=1']);
        }
      });

    it('limits how many pages one client lets the servers render, and nothing else', async () => {
      const often = (path: string) =>
        Promise.all(Array.from({ length: 200 }, () => ask(proxy.tls, get(path))));
      const answers = await often('/banken?q=Berlin');
      const statuses = new Set(answers.map(({ status }) => status));
      // A busy server may answer some with 503.
      statuses.delete(503);
      expect(statuses).toEqual(new Set([200, 429]));
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.headers).toMatchObject({ ...HEADERS, 'retry-after': '5' });
      expect(refused?.body).toContain('<h1>Zu viele Anfragen</h1>');
      // The policy allows the style within the page, and no other.
      const style = /<style>([^<]*)<\/style>/.exec(refused?.body ?? '')?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(refused?.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
      for (const { status } of await often('/api/bank/37040044')) expect(status).toBe(200);
    });

    it('answers a line that is not a request', async () => {
      expect((await ask(proxy.tls, 'Dear proxy\r\n\r\n')).status).toBe(400);
    });

    // Last, because no server answers afterwards.
    it('fails no request if one instance is down, and says in German if all are', async () => {
      const [first, second] = proxy.servers;
      if (name !== 'nginx.conf') {
        first?.child.kill('SIGKILL');
        for (let times = 0; times < 20; times += 1)
          expect((await ask(proxy.tls, get('/healthz'))).status).toBe(200);
      }
      for (const server of [first, second]) server?.child.kill('SIGKILL');
      await Promise.all([first?.exited, second?.exited]);
      const { status, headers, body } = await ask(proxy.tls, get('/faq'));
      expect([status, body]).toEqual([away, expect.stringContaining('<h1>Gerade nicht erreichbar</h1>')]);
      expect(headers).toMatchObject(HEADERS);
    });
  });
});
