import { describe, expect, it } from 'vitest';
import { RULES_MONTH } from '../../../../calculator/test/days.ts';
import { ask, snapshotApp, useSnapshotApp } from '../../../test/app.ts';
import { snapshot } from '../../../test/bank-file.ts';
import { Directory } from '../../directory/directory.ts';
import { bankRule } from '../banks/bank-rule.ts';

const get = useSnapshotApp();
const search = async (text: string, page = '') =>
  (await get(`/banken?q=${encodeURIComponent(text)}${page && `&seite=${page}`}`)).body;
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
/** The Bankleitzahlen of the hits of today, in their order. */
const hits = (body: string) =>
  all(body.replace(/<section aria-labelledby="frueher".*/s, ''), /<a class="bank" href="\/banken\/(\d{8})"/g);
/** The numbers of the pages of a search with many hits. */
const pagesOfBerlin = async () => {
  const [count = ''] = all(await search('Berlin'), /von\u00a0(\d+)/g);
  return Array.from({ length: Number(count) }, (_, index) => String(index + 1));
};
const fault = (body: string) => all(body, /<span data-fault>([^<]*)/g)[0];

it('each bank’s page has the same search as /banken', async () => {
  const formOf = async (path: string) =>
    /<div class="banks-form".*?<\/form><\/noscript><\/div>/s.exec((await get(path)).body)?.[0];
  expect(await formOf('/banken')).toContain('Ohne JavaScript');
  for (const path of ['/banken/37040044', '/banken/99999999'])
    expect(await formOf(path)).toBe(await formOf('/banken'));
});

describe('the search in all banks', () => {
  it.each([
    ['Commerzbank Köln', '37040044'],
    ['sparkasse landsberg', '70052060'],
    ['COBADEFFXXX', '37040044'],
    ['3704004', '37040044'],
  ])('finds by name, city, BIC and Bankleitzahl: %s', async (text, blz) => {
    const body = await search(text);
    expect(fault(body)).toBe('');
    expect(hits(body)).toContain(blz);
  });

  it('gives twenty a page, each bank once, with links to the pages before and after', async () => {
    const pages = await pagesOfBerlin();
    const [first, second, ...others] = await Promise.all(pages.map((page) => search('Berlin', page)));
    for (const body of [first, second]) expect(hits(body ?? '')).toHaveLength(20);
    expect(all(first ?? '', /<a href="([^"]*)" rel="(?:prev|next)"/g)).toEqual([
      '/banken?q=Berlin&amp;seite=2',
    ]);
    expect(all(second ?? '', /<a href="([^"]*)" rel="(?:prev|next)"/g)).toEqual([
      '/banken?q=Berlin',
      '/banken?q=Berlin&amp;seite=3',
    ]);
    expect(others.at(-1)).toContain(`Seite\u00a0${pages.length} von\u00a0${pages.length}`);
    const found = [first, second, ...others].flatMap((body) => hits(body ?? ''));
    expect(new Set(found).size).toBe(found.length);
    expect(first).toContain(`${found.length}\u00a0Banken zu „Berlin“`);
  });

  it.each([
    ['0', '1'],
    ['-1', '1'],
    ['x', '1'],
    ['', '1'],
    ['2.9', '2'],
    ['99999999999999999999', 'last'],
  ])('goes to the nearest existing page: %s', async (page, shown) => {
    const { length } = await pagesOfBerlin();
    expect(await search('Berlin', page)).toContain(
      `Seite\u00a0${shown === 'last' ? length : shown} von\u00a0${length}`,
    );
  });

  it.each([
    ['', 'Geben Sie einen Namen'],
    ['   ', 'Geben Sie einen Namen'],
    ['%', 'Keine Bank gefunden'],
    ['xyz', 'Keine Bank gefunden'],
    ['\0', 'Keine Bank gefunden'],
    ['370 400 45', 'Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis'],
    ['x'.repeat(900), 'Der Suchtext ist zu lang'],
    ['a b c d e f g h i j k l m', 'Der Suchtext hat zu viele Wörter'],
  ])('says what is wrong: %s', async (text, sentence) => {
    const body = await search(text);
    expect(fault(body)).toContain(sentence);
    expect(body).toContain('<title>Fehler: Banken suchen – IBAN-Rechner</title>');
    // Without what it offers instead, the page is too short to repeat a long text.
    expect(body.replace(/<section.*<\/section>/s, '').length).toBeLessThan(5000);
  });

  it('offers similar banks if nothing matches, or else the cities with the most BLZs', async () => {
    const none = await search('Sparkasse Landsberg Nirgendwo');
    expect(fault(none)).toContain('Keine Bank gefunden');
    expect(none).toContain('Meinten Sie eine dieser Banken?');
    expect(hits(none)).toContain('70052060');
    const unknown = await search('370 400 45');
    expect(hits(unknown)).toContain('37040044');
    expect(hits(unknown).length).toBeLessThanOrEqual(5);
    expect(await search('xyz')).toContain('Orte mit den meisten Bankleitzahlen');
    // „Bank“ alone matches too many.
    expect(await search('Fyrst Bank')).not.toContain('Meinten Sie');
    // A search for each word of a long text is too much work for one request.
    expect(await search('Sparkasse Landsberg am Lech Nirgendwo')).not.toContain('Meinten Sie');
    const { body, status } = await get('/nix');
    expect([status, body.includes('data-bank-search')]).toEqual([404, true]);
  });

  it.each(['DE65370400444711471347', 'DE65 3704 0044 4711 4713 47', '37040044 4711471347', '4711-471-347'])(
    'never repeats what may be account data: %s',
    async (text) => {
      const body = await search(text);
      expect(fault(body)).toContain('Das sieht nach einer Kontonummer oder einer IBAN aus.');
      expect(body.replace(/[\s\u00a0-]/g, '')).not.toMatch(/4711471347|471147/);
    },
  );

  it('gives a bank once, its other BLZs folded below', async () => {
    const body = await search('HVB');
    expect(hits(body)[0]).toBe('70020270');
    expect(body).toMatch(/<summary>\d{2,3}\u00a0weitere passende Bankleitzahlen<\/summary>/);
    const [, first = ''] = body.split('<a class="bank"');
    expect(all(first, /<li><a href="\/banken\/(\d{8})"/g)).toHaveLength(5);
    expect(body).toContain('<a href="/banken/70020270/bankleitzahlen">Alle Bankleitzahlen dieser Bank</a>');
  });

  it('shows the name in the directory after the city and a space, unless it says nothing', async () => {
    expect(await search('ING-DiBa')).toMatch(
      / <span class="known">laut Bundesbank: <span data-field="directory">/,
    );
    for (const text of ['N26', 'Trade Republic', 'Volksbank Haaren']) {
      expect(hits(await search(text)).length).toBeGreaterThan(0);
      expect(await search(text)).not.toMatch(/data-field="directory"|-alt-</);
    }
  });

  it('says where a brand without a Bankleitzahl keeps its accounts', async () => {
    const body = await search('Smartbroker');
    expect(fault(body)).toBe('');
    expect(body).toContain('führt Baader Bank AG in Unterschleißheim die Konten');
    expect(body).toContain('<a href="/banken/70033100">Baader Bank AG</a>');
  });

  it('says that it has corrected a typing error', async () => {
    expect(await search('Comerzbank')).toMatch(/\d\u00a0Banken mit ähnlichem Namen wie „Comerzbank“/);
    expect(await search('Commerzbank')).toMatch(/\d\u00a0Banken zu „Commerzbank“/);
  });

  it('shows the former name by which a bank was found, and so does the page of the bank', async () => {
    const directory = new Directory(snapshot.banks);
    const [renamed] = snapshot.banks.flatMap((bank) => {
      const [former = ''] = directory.namesOf(bank)?.former ?? [];
      const [hit, next] = directory.search(former).hits;
      // A plain name that leads to this bank alone.
      return /^[\w ]+$/.test(former) && hit?.bank === bank && !next ? [{ bank, former }] : [];
    });
    const body = await search(renamed?.former ?? '');
    expect(hits(body)).toEqual([renamed?.bank.blz]);
    expect(body).toContain(`früher <span data-field="former">${renamed?.former}</span>`);
    const page = (await get(`/banken/${renamed?.bank.blz}`)).body;
    expect(page).toMatch(new RegExp(`<dt>Früher</dt><dd data-field="former">[^<]*${renamed?.former}`));
  });

  it('never makes markup of what was typed', async () => {
    const body = await search('"><script>alert(1)</script>');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"');
  });
});

describe('Bankleitzahlen that are gone', () => {
  const former = (body: string) => {
    const [, section = ''] = body.split('<section aria-labelledby="frueher"');
    return all(section, /<a (?:class="bank" )?href="\/banken\/(\d{8})"/g);
  };

  it.each([
    ['SEB', '10010111'],
    ['DSK Hyp', '10010111'],
    ['Dresdner Bank', '10080029'],
    ['Citibank', '30020949'],
    ['netbank', '20090500'],
    ['Berliner Bank', '10020000'],
    ['Deutsche Apotheker- und Ärztebank Berlin', '10090603'],
    ['Citibank Köln', '30020949'],
    ['1001011', '10010111'],
  ])('are found by former names and beginnings, below the banks of today: %s', async (text, blz) => {
    const body = await search(text);
    expect(former(body)).toContain(blz);
    expect(body).toContain('Bankleitzahlen, die es nicht mehr gibt');
    expect(body).toContain('gibt es nicht mehr (');
    expect(body).not.toContain('Meinten Sie');
    expect(fault(body)).toBe('');
  });

  it('are found by their own names, not by those of other branches', async () => {
    const body = await search('Citibank Köln');
    expect(former(body)).toEqual(['30020949']);
  });

  it('lead from the search to their page, and stay a 404 of the API', async () => {
    const found = await get('/banken?q=100%20101%2011');
    expect([found.status, found.headers.location]).toEqual([303, '/banken/10010111']);
    expect((await get('/banken/100-101-11')).headers.location).toBe('/banken/10010111');
    const answer = await get('/api/bank/10010111');
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      404,
      { error: 'Keine Bank mit dieser BLZ gefunden.' },
    ]);
  });

  const noindex = '<meta name="robots" content="noindex, follow"/>';

  it('have a page that says what is known, and what to do', async () => {
    const { status, body } = await get('/banken/10010111');
    const text = body.replaceAll('\u00a0', ' ');
    expect(status).toBe(200);
    expect(body).toContain(noindex);
    expect(text).toContain('<h1>BLZ 100 101 11 gibt es nicht mehr</h1>');
    expect(text).toContain('Bis 2018 gehörte sie zur SEB, Berlin, zuletzt DSK Hyp (bis 2019).');
    expect(text).toContain('<span data-field="name">SEB</span> (2002–2018)');
    for (const part of ['ESSEDE5F100', '/banken?q=SEB', '/banken?q=Berlin']) expect(body).toContain(part);
    expect(text).not.toMatch(/Qonto|Revolut|Nachfolgerin|IBAN-Regel/);
  });

  it('have a successor only if the Bundesbank has named one, and then search engines may list them', async () => {
    const { body } = await get('/banken/41060120');
    const text = body.replaceAll('\u00a0', ' ');
    expect(body).not.toContain(noindex);
    expect(text).toContain('Nachfolgerin ist die Dortmunder Volksbank (BLZ 441 600 14).');
    expect(text).toContain('kann sich auch die Kontonummer geändert haben');
    // The calculator is asked with the former Bankleitzahl, so that it never confirms an account of the successor.
    expect(body).toContain('href="/?blz=41060120"');
    expect(body).not.toContain('href="/?blz=44160014"');
    const named = await snapshotApp({ publicUrl: 'https://iban.example.org' });
    const sitemap = (await ask(named, '/sitemap.xml')).body;
    expect(sitemap).toContain('/banken/41060120<');
    expect(sitemap).not.toContain('/banken/10010111<');
  });

  it('that ended before 2008 say no more than that', async () => {
    const text = (await get('/banken/10020383')).body.replaceAll('\u00a0', ' ');
    expect(text).toContain('Sie wurde vor 2008 gelöscht. Die Bank hieß Delbrück &amp; Co, Berlin.');
  });

  it('are files for back ends', async () => {
    const { formerBanks, source } = JSON.parse((await get('/bankleitzahlen-frueher.json')).body);
    expect(source).toBe('Deutsche Bundesbank');
    expect(formerBanks.find(({ blz }: { blz: string }) => blz === '10010111')).toMatchObject({
      ...{ name: 'DSK Hyp', longestName: 'SEB', city: 'Berlin', bic: 'ESSEDE5F100', source: 'bundesbank' },
      ...{ lastYear: 2019, lastEdition: '2019-06-03', firstMissing: '2019-09-09', successor: null },
      names: [
        { name: 'SEB', from: 2002, until: 2018 },
        { name: 'DSK Hyp', from: 2018, until: 2019 },
      ],
    });
    const lines = (await get('/bankleitzahlen-frueher.csv')).body.split('\r\n');
    expect(lines[0]).toMatch(/^blz,name,city,bic,source,longestName,lastYear,/);
    expect(lines).toHaveLength(formerBanks.length + 2);
    expect(lines.find((line) => line.startsWith('10010111,'))).toContain('SEB 2002–2018; DSK Hyp 2018–2019');
  });

  it('are what a later edition has dropped, too, and never what it has', () => {
    const dropped = snapshot.banks.find(({ blz }) => blz === '44160014');
    const after = [
      ...snapshot.banks.filter((bank) => bank !== dropped),
      { ...snapshot.banks[0], blz: '10010111' } as (typeof snapshot.banks)[number],
    ];
    const later = new Directory(after, '2099-03-09');
    expect(later.former('10010111')).toBeUndefined();
    expect(later.former('44160014')).toMatchObject({ name: 'Dortmunder Volksbank', successor: null });
    // Its successor is gone, and none is guessed.
    expect(later.former('41060120')?.successor).toBeNull();
    expect(new Directory(snapshot.banks, '2000-01-03').former('44160014')).toBeUndefined();
  });
});

describe('a Bankleitzahl of today that is called „-alt-“', () => {
  it('says so on its page, whose headline has a plain name, and in a search', async () => {
    const { body } = await get('/banken/13061088');
    expect(body).toContain('<h1>Raiffeisenbank Wismar</h1>');
    expect(body).toContain('Die Bank nutzt heute vermutlich eine andere Bankleitzahl; diese gilt noch.');
    expect(body).toContain('<dd data-field="directory">Raiffeisenbank Wismar -alt-</dd>');
    expect(body).toContain('href="/banken/13061078"');
    expect((await get('/banken/13061078')).body).not.toContain('vermutlich eine andere Bankleitzahl');
    const found = await search('Raiffeisenbank Wismar');
    expect(found).toContain('<span class="known"> ältere Bankleitzahl</span>');
    expect(found).not.toContain('-alt-');
  });
});

describe('the page of a bank', () => {
  it('shows what directory and rules know of the bank', async () => {
    const leaving = snapshot.banks.find(
      ({ blz, deletion, successor }) => deletion && successor && bankRule(blz).number === 0,
    );
    if (!leaving) throw new Error('No bank is announced to be deleted.');
    const { body } = await get(`/banken/${leaving.blz}`);
    expect(body).toContain(leaving.name.replace(/ -alt-$/, ''));
    expect(body).toContain('dass diese Bankleitzahl gelöscht wird');
    expect(body).toContain(`href="/banken/${leaving.successor}"`);
    expect(body).toContain('<a href="/glossar#iban-regel">IBAN-Regel</a></dt><dd class="code">0</dd>');
    expect(body).toContain(
      `<a href="/glossar#pruefzifferberechnungsmethode">Prüfzifferberechnungsmethode</a></dt><dd class="code">${leaving.checkMethod}</dd>`,
    );
    expect(body).toContain(`data-bank-account="${leaving.blz}"`);
  });

  it('says that a bank has no BIC', async () => {
    expect((await get('/banken/60050009')).body).toContain('keiner im Verzeichnis');
  });

  it('says its name and city once, and the names by which people know it', async () => {
    const { body } = await get('/banken/50010517');
    const bank = snapshot.banks.find(({ blz }) => blz === '50010517');
    expect(body).toContain(`<h1>ING, ${bank?.city}</h1>`);
    expect(body).toContain(`<dt>Laut Bundesbank</dt><dd data-field="directory">${bank?.name}</dd>`);
    expect(body).not.toContain('Bekannt als');
    expect((await get('/banken/37050299')).body).toContain('<dt>Bekannt als</dt><dd data-field="known">');
    expect(all(body, /(<dt>(?:Name|Ort)<\/dt>)/g)).toEqual([]);
    const former = await get('/banken/66090800');
    expect(former.body).toMatch(/<dt>Früher<\/dt><dd data-field="former">[^<]*Badische Beamtenbank/);
    expect((await get('/banken/37050198')).body).toContain('<h1>Sparkasse KölnBonn</h1>');
  });

  /** The number of BLZs in the heading of the page with all of them. */
  const countOfCommerzbank = async () =>
    Number(all((await get('/banken/37040044/bankleitzahlen')).body, /<h1>Commerzbank: alle (\d+)\u00a0/g)[0]);
  const links = (body: string) => all(body, /<li><a href="\/banken\/(\d{8})"/g);

  it('has the other BLZs of the bank, or leads to the page that has them', async () => {
    const banksOf = (bic: string | null) => snapshot.banks.filter((bank) => bank.bic === bic);
    const alone = snapshot.banks.find(
      ({ name, bic }) => name.startsWith('Kreissparkasse') && banksOf(bic).length === 1,
    );
    const few = (await get('/banken/10077777')).body;
    expect(links(few)).toEqual(['76026000']);
    const lone = (await get(`/banken/${alone?.blz}`)).body;
    expect(lone).toContain(`data-bank-account="${alone?.blz}"`);
    expect(lone).not.toContain('Weitere Bankleitzahlen dieser Bank');
    for (const blz of ['37040044', '10040000']) {
      const many = (await get(`/banken/${blz}`)).body;
      expect(many).toContain(
        `<a href="/banken/37040044/bankleitzahlen">Alle ${await countOfCommerzbank()}\u00a0Bankleitzahlen</a>`,
      );
      expect(links(many)).toEqual([]);
    }
  });

  it('with many BLZs has a subpage with all of them, under its usual BLZ', async () => {
    const { status, body } = await get('/banken/37040044/bankleitzahlen');
    expect(status).toBe(200);
    const count = await countOfCommerzbank();
    expect(count).toBeGreaterThan(300);
    expect(new Set(links(body).slice(1)).size).toBe(count);
    expect(body).toContain('<li><a href="/banken/37040044">Commerzbank, Köln</a></li>');
  });

  it('with all BLZs is in the order of cities, and if long, has headings and a filter', async () => {
    const directory = new Directory(snapshot.banks);
    const { compare } = new Intl.Collator('de');
    const bankOf = (isRight: (count: number) => boolean) =>
      snapshot.banks.map((bank) => directory.recordsOf(bank)).find(({ length }) => isRight(length))?.[0];
    const [short, long] = [bankOf((count) => count > 6 && count < 30), directory.get('37040044')];
    for (const bank of [short, long]) {
      const { body } = await get(`/banken/${bank?.blz}/bankleitzahlen`);
      const cities = links(body.slice(body.indexOf('class="others"'))).map(
        (blz) => directory.get(blz)?.city ?? '',
      );
      expect(cities.length).toBeGreaterThan(5);
      expect(cities).toEqual([...cities].sort(compare));
      const parts = [/<h2 id="buchstabe-[A-Z]">/, /data-filter/, /src="[^"]*filter[^"]*\.js"/];
      expect(parts.map((part) => part.test(body))).toEqual(parts.map(() => bank === long));
    }
  });

  it.each([
    ['10040000', 303, '/banken/37040044/bankleitzahlen'],
    ['370%20400%2044', 303, '/banken/37040044/bankleitzahlen'],
    ['12030000', 303, '/banken/12030000'],
    ['10077777', 303, '/banken/10077777'],
    ['99999999', 404, undefined],
    ['x', 404, undefined],
  ])('with all BLZs of %s answers %s %s', async (blz, status, location) => {
    const answer = await get(`/banken/${blz}/bankleitzahlen`);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('says the month of the rules', async () => {
    const { body } = await get('/banken/37040044');
    expect(body.replaceAll('\u00a0', ' ')).toContain(`Stand der Regeln: ${RULES_MONTH}.`);
  });

  it('shows no IBAN if there is none', async () => {
    const { body } = await get('/banken/50040033');
    expect(body).toContain('IBAN-Regel</a></dt><dd class="code">1</dd>');
    expect(body).toContain('Diese Bank nennt IBANs nur selbst.');
    expect(body).not.toMatch(/class="anatomy"|data-bank-account/);
  });

  it.each(['370%20400%2044', '370-400-44', '370.400.44', '370%2F400%2F44', '%2037040044', '370%C2%A040044'])(
    'has one address, however its BLZ is written: %s',
    async (written) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await get(`/banken/${written}`, { method });
        expect([status, headers.location, body]).toEqual([301, '/banken/37040044', '']);
      }
    },
  );

  it('ignores the query of its address', async () => {
    const plain = await get('/banken/37040044');
    expect((await get('/banken/37040044?konto=4711471347&q=x')).body).toBe(plain.body);
  });
});
