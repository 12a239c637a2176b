import { describe, expect, it } from 'vitest';
import { bankNames } from '../../../../calculator/src/banks/search/bank-names.ts';
import { banksByBlz } from '../../../../calculator/test/bank-index.ts';
import { ask, snapshotApp, useSnapshotApp } from '../../../test/app.ts';
import { snapshot } from '../../../test/bank-file.ts';

const request = useSnapshotApp();
const get = (path: string, headers: Record<string, string> = {}) => request(path, { headers });

describe('the query of the home page', () => {
  it.each([
    'blz=37040044',
    'blz=370+400%2044&blz=10000000',
    'konto=4711471147&iban=DE89370400440532013000',
    `blz=${encodeURIComponent('"><script>alert(1)</script>')}${'x'.repeat(5000)}`,
    '%',
  ])('changes nothing in the answer: %s', async (query) => {
    const { status, body } = await get(`/?${query}`);
    expect([status, body]).toEqual([200, (await get('/')).body]);
  });
});

it('the list of all BLZs has each bank once, in order, with the names that people use, and former ones', async () => {
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
    const paths = `/ /banken /listen /faq /glossar /girocode /status /impressum /datenschutz /en /en/faq /en/nix
      /banken/37040044 /banken?q=Berlin /nix`;
    for (const path of paths.split(/\s+/)) {
      const one = await get(path, { host: 'one.example' });
      const other = await get(path, { host: 'other.example' });
      expect([path, other.headers.etag, other.body]).toEqual([path, one.headers.etag, one.body]);
      expect([path, one.body.includes('one.example')]).toEqual([path, false]);
    }
    const { body } = await get('/faq');
    expect(canonical(body)).toBe('/faq');
    expect(body).not.toMatch(/og:(url|image)/);
  });

  it('is never another client’s', async () => {
    for (let index = 0; index < 50; index += 1)
      await get('/schnittstelle', { host: `host-${index}.example` });
    const body = code((await get('/schnittstelle', { host: 'other.example' })).body);
    expect(body).toContain('curl http://other.example/api');
    expect(body).not.toMatch(/host-\d|invalid/);
  });

  it('is PUBLIC_URL where that is set', async () => {
    const named = await snapshotApp({ publicUrl: 'https://iban.example.org' });
    const asked = (path: string) => ask(named, path, { headers: { host: 'other.example' } });
    expect((await asked('/robots.txt')).body).toContain('Sitemap: https://iban.example.org/sitemap.xml');
    expect(code((await asked('/einbetten/referenz')).body)).toContain('script-src https://iban.example.org;');
  });
});

describe('the operator', () => {
  const footer = (body: string) => body.slice(body.indexOf('<footer class="bottom"'));

  it('is named, escaped, and in each footer with the address of the source code', async () => {
    const operator = {
      name: 'Muster <b>& Söhne</b> e. V.',
      address: 'Beispielweg 1, 10115 Berlin',
      email: 'post@example.org',
      sourceUrl: 'https://git.example.org/iban?a=1&b=2',
    };
    const named = await snapshotApp({ operator });
    for (const path of ['/impressum', '/datenschutz']) {
      const { body } = await ask(named, path);
      expect(body).toContain(
        '<p>Muster &lt;b>&amp; Söhne&lt;/b> e. V.</p><p>Beispielweg 1</p><p>10115\u00a0Berlin</p>',
      );
      expect(body).toContain('<a href="mailto:post@example.org">post@example.org</a>');
      expect(body).not.toContain('OPERATOR_');
    }
    for (const path of ['/', '/faq', '/impressum', '/nix']) {
      const { body } = await ask(named, path);
      expect(footer(body)).toContain('Betreiber: Muster &lt;b>&amp; Söhne&lt;/b> e. V.</p>');
      expect(footer(body)).toContain('href="https://git.example.org/iban?a=1&amp;b=2"');
    }
  });

  it('is missing if the settings name none, and visitors see that the page is incomplete', async () => {
    for (const path of ['/impressum', '/datenschutz']) {
      const { body } = await get(path);
      expect(body).toContain('<strong>Diese Seite ist unvollständig.</strong>');
      expect(body).toContain('<p>Anschrift nicht angegeben</p><p>E-Mail-Adresse nicht angegeben</p>');
      // Visitors need not see the names of settings. The log has them.
      expect(body).not.toContain('OPERATOR_');
    }
    expect(footer((await get('/faq')).body)).not.toMatch(/Betreiber|Quelltext|undefined/);
  });
});
