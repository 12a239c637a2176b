import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bankNames } from '../../../../calculator/src/banks/search/bank-names.ts';
import { banksByBlz } from '../../../../calculator/test/bank-index.ts';
import { snapshot } from '../../../test/bank-file.ts';
import { cleaningAfterAll } from '../../../test/cleaning-after-all.ts';
import { request } from '../../../test/request.ts';
import { logLines, startServer } from '../../../test/server.ts';

let url: string;
let home: string;
const atTheEnd = cleaningAfterAll();
beforeAll(async () => {
  ({ url } = await startServer({}, atTheEnd));
  home = (await get('/')).body;
});
const get = (path: string, headers: Record<string, string> = {}) => request(url, path, { headers });

describe('the query of the home page', () => {
  it.each([
    'blz=37040044',
    'blz=370+400%2044&blz=10000000',
    'konto=4711471147&iban=DE89370400440532013000',
    `blz=${encodeURIComponent('"><script>alert(1)</script>')}${'x'.repeat(5000)}`,
    '%',
  ])('changes nothing in the answer: %s', async (query) => {
    const { status, body } = await get(`/?${query}`);
    expect([status, body]).toEqual([200, home]);
  });
});

describe('the list of all BLZs', () => {
  it('has each bank of the served edition once, in order', async () => {
    const { status, headers, body } = await get('/bankleitzahlen.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.split('\n').map((line) => line.split('\t')[0]);
    expect(lines).toEqual([...snapshot.banks.map(({ blz }) => blz), '']);
  });

  it('has the names by which people know a bank, and its former names', async () => {
    const { body } = await get('/bankleitzahlen.txt');
    const names = bankNames(banksByBlz);
    const lines = snapshot.banks.map(({ blz }) => {
      const { inUse = [], former = [], headline = '' } = names.get(blz) ?? {};
      return [blz, inUse.join('|'), former.join('|'), headline].join('\t').trimEnd();
    });
    expect(body.split('\n')).toEqual([...lines, '']);
    // Some have several names in use, some only a former one, most have neither.
    for (const kind of [/^\d{8}\t[^\t]+\|/m, /^\d{8}\t\t[^\t]+$/m, /^\d{8}$/m]) expect(body).toMatch(kind);
  });

  it('is compressed, small, and revalidated by its ETag', async () => {
    const { headers } = await get('/bankleitzahlen.txt', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=3600' });
    expect(Number(headers['content-length'])).toBeLessThan(13_000);
    const again = await get('/bankleitzahlen.txt', {
      'accept-encoding': 'br',
      'if-none-match': headers.etag ?? '',
    });
    expect(again.status).toBe(304);
  });
});

describe('the address that pages name', () => {
  const canonical = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];

  const code = (body: string) => body.replace(/<wbr\/>|<\/?span[^>]*>/g, '').replaceAll('&quot;', '"');

  it.each([
    ['iban.example.org', 'http://iban.example.org'],
    ['IBAN.example.org:8080', 'http://iban.example.org:8080'],
    ['my-host', 'http://my-host'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    // A host, but none that a page may name.
    ['a_b', ''],
    ['a%22b', ''],
    [`${'a'.repeat(300)}.org`, ''],
  ])('is in examples the one that the client asked for, if valid: %s', async (host, expected) => {
    const asked = async (path: string) => code((await get(path, { host })).body);
    expect(await asked('/einbetten')).toContain(`src="${expected}/embed.js" async`);
    expect(await asked('/einbetten/referenz')).toContain(`script-src ${expected || 'https://…'};`);
    expect(await asked('/en/embed')).toContain(`src="${expected}/embed.js" async`);
    expect(await asked('/schnittstelle')).toContain(`curl ${expected}/api/bank/37040044`);
    expect(await asked('/robots.txt')).toContain(`Sitemap: ${expected}/sitemap.xml`);
    expect(await asked('/sitemap.xml')).toContain(`<loc>${expected}/banken/37040044</loc>`);
    const { headers } = await get('/widget.html', { host });
    // A policy can't name an IPv6 address.
    const policy = /^https?:\/\/[\w.:-]+$/.test(expected) ? `'self' ${expected};` : `'self';`;
    expect(headers['content-security-policy']).toContain(`script-src ${policy}`);
  });

  it('is only in examples: every other page is the same for every host, and so is made once', async () => {
    const PAGES = [
      '/',
      '/banken',
      '/listen',
      '/faq',
      '/glossar',
      '/girocode',
      '/status',
      '/impressum',
      '/datenschutz',
    ];
    for (const path of [
      ...PAGES,
      '/en',
      '/en/faq',
      '/en/nix',
      '/banken/37040044',
      '/banken?q=Berlin',
      '/nix',
    ]) {
      const one = await get(path, { host: 'one.example' });
      const other = await get(path, { host: 'other.example' });
      expect([path, other.headers.etag, other.body]).toEqual([path, one.headers.etag, one.body]);
      expect([path, one.body.includes('one.example')]).toEqual([path, false]);
    }
    const { body } = await get('/faq');
    expect(canonical(body)).toBe('/faq');
    expect(body).not.toMatch(/og:(url|image)/);
  });

  it.each(['"><script>', 'a b', 'example.org/path', 'user@example.org'])(
    'is missing if the host is refused: %s',
    async (host) => {
      const { status, body } = await get('/faq', { host });
      expect([status, canonical(body)]).toEqual([400, undefined]);
    },
  );

  it('is never another client’s', async () => {
    for (let index = 0; index < 50; index += 1)
      await get('/schnittstelle', { host: `host-${index}.example` });
    const body = code((await get('/schnittstelle', { host: 'other.example' })).body);
    expect(body).toContain('curl http://other.example/api');
    expect(body).not.toMatch(/host-\d|invalid/);
  });

  it('is PUBLIC_URL where that is set', async () => {
    const server = await startServer({
      PUBLIC_URL: 'https://iban.example.org/',
      SECURITY_CONTACT: 'meldung@example.org',
    });
    const asked = (path: string) => request(server.url, path, { headers: { host: 'other.example' } });
    expect(canonical((await asked('/status')).body)).toBe('https://iban.example.org/status');
    expect((await asked('/status')).body).toMatch(
      /og:image" content="https:\/\/iban\.example\.org\/vorschau/,
    );
    expect((await asked('/sitemap.xml')).body).toContain('<loc>https://iban.example.org/einbetten</loc>');
    expect((await asked('/.well-known/security.txt')).body).toContain(
      'Contact: mailto:meldung@example.org\n',
    );
    expect((await asked('/robots.txt')).body).toContain('Sitemap: https://iban.example.org/sitemap.xml');
    expect(code((await asked('/einbetten/referenz')).body)).toContain('script-src https://iban.example.org;');
  });
});

describe('the versioned script', () => {
  it('is the one whose hash the snippet names', async () => {
    const code = (await get('/einbetten/referenz')).body.replace(/<wbr\/>|<\/?span[^>]*>/g, '');
    const [, integrity] = /integrity=(?:&quot;|")(sha384-[^"&]+)/.exec(code) ?? [];
    const [, path = ''] = /src=(?:&quot;|")[^"&]*(\/embed-\d[^"&]*\.js)/.exec(code) ?? [];
    const script = await get(path);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(script.body).digest('base64')}`);
    expect(path).not.toContain('-dev');
  });
});

describe('the operator', () => {
  const footer = (body: string) => body.slice(body.indexOf('<footer class="bottom"'));

  it('is named if the settings name one, escaped, and in each footer with the address of the source code', async () => {
    const server = await startServer({
      OPERATOR_NAME: 'Muster <b>& Söhne</b>',
      OPERATOR_ADDRESS: 'Beispielweg 1, 10115 Berlin',
      OPERATOR_EMAIL: 'post@example.org',
      SOURCE_URL: 'https://git.example.org/iban?a=1&b=2',
    });
    for (const path of ['/impressum', '/datenschutz']) {
      const { body } = await request(server.url, path);
      expect(body).toContain(
        '<p>Muster &lt;b>&amp; Söhne&lt;/b></p><p>Beispielweg 1</p><p>10115\u00a0Berlin</p>',
      );
      expect(body).toContain('<a href="mailto:post@example.org">post@example.org</a>');
      expect(body).not.toContain('OPERATOR_');
    }
    for (const path of ['/', '/faq', '/impressum', '/nix']) {
      const { body } = await request(server.url, path);
      expect(footer(body)).toContain('Betreiber: Muster &lt;b>&amp; Söhne&lt;/b>.');
      expect(footer(body)).toContain('href="https://git.example.org/iban?a=1&amp;b=2"');
    }
  });

  it('sees in the log what is unset, and visitors see that the page is incomplete', async () => {
    const server = await startServer({ OPERATOR_NAME: '', OPERATOR_ADDRESS: '', OPERATOR_EMAIL: '' });
    for (const path of ['/impressum', '/datenschutz']) {
      const { body } = await request(server.url, path);
      expect(body).toContain('<strong>Diese Seite ist unvollständig.</strong>');
      expect(body).toContain('<p>Anschrift nicht angegeben</p><p>E-Mail-Adresse nicht angegeben</p>');
      // The names of settings are none of a visitor's business. The log has them.
      expect(body).not.toContain('OPERATOR_');
    }
    expect(footer((await request(server.url, '/faq')).body)).not.toMatch(/Betreiber|Quelltext|undefined/);
    expect(logLines(server.output.stderr)).toMatchObject([
      { level: 40, missing: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] },
    ]);
  });
});
