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
    `blz=${encodeURIComponent('"><script>alert(1)</script>')}${'x'.repeat(500)}`,
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

describe('the address of the site', () => {
  const code = (body: string) => body.replace(/<wbr\/>|<\/?span[^>]*>/g, '').replaceAll('&quot;', '"');
  const EXAMPLES = [
    ['/einbetten', 'src="ADDRESS/embed.js" async'],
    ['/en/embed', 'src="ADDRESS/embed.js" async'],
    ['/einbetten/referenz', 'script-src ADDRESS;'],
    ['/en/embed/reference', 'script-src ADDRESS;'],
    ['/schnittstelle', 'curl ADDRESS/api/bank/37040044'],
  ] as const;
  const NAMED = /rel="(?:canonical|alternate)"|og:(?:url|image)|Sitemap/;

  it.each(EXAMPLES)('is left open in examples without PUBLIC_URL: %s', async (path, example) => {
    const { body } = await get(path, { host: 'evil.example' });
    expect(code(body)).toContain(example.replace('ADDRESS', 'https://iban.example'));
    // Without JavaScript, a sentence says so.
    expect(body).toMatch(/<noscript><p>[^<]*https:\/\/iban\.example[^<]*<\/p><\/noscript>/);
  });

  it('is named nowhere else without PUBLIC_URL', async () => {
    const paths =
      '/ /banken /faq /en /banken/37040044 /banken?q=Berlin /nix /robots.txt /einbetten /schnittstelle';
    for (const path of paths.split(' '))
      expect([path, NAMED.test((await get(path, { host: 'evil.example' })).body)]).toEqual([path, false]);
    expect((await get('/sitemap.xml')).status).toBe(404);
    const { headers } = await get('/widget.html', { host: 'evil.example' });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('is PUBLIC_URL where that is set', async () => {
    const named = await snapshotApp({ publicUrl: 'https://iban.example.org' });
    const asked = async (path: string) =>
      (await ask(named, path, { headers: { host: 'evil.example' } })).body;
    for (const [path, example] of EXAMPLES) {
      const body = await asked(path);
      expect(code(body)).toContain(example.replace('ADDRESS', 'https://iban.example.org'));
      expect(body).not.toMatch(/https:\/\/iban\.example(?!\.org)/);
    }
    expect(await asked('/faq')).toContain('<link rel="canonical" href="https://iban.example.org/faq"/>');
    expect(await asked('/faq')).toMatch(/hreflang="en" href="https:\/\/iban\.example\.org\/en/);
    expect(await asked('/robots.txt')).toContain('Sitemap: https://iban.example.org/sitemap.xml');
    expect(await asked('/sitemap.xml')).toContain('<loc>https://iban.example.org/banken/37040044</loc>');
    const { headers } = await ask(named, '/widget.html');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://iban.example.org;");
  });

  it('names no origin in a policy if it is an IPv6 address, which a policy can’t name', async () => {
    const { headers } = await ask(await snapshotApp({ publicUrl: 'http://[::1]:3000' }), '/widget.html');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
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
