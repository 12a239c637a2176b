import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csv, records, txt, xml } from '../../test/bank-file.ts';
import { wording } from '../../test/languages.ts';
import { originals } from '../../test/originals.ts';
import { findBankFiles, isPage, pageText } from './download-page.ts';

const PAGE = 'https://www.bundesbank.de/de/bankleitzahlen/download';
const findAll = (html: string) => findBankFiles(`<!doctype html><html><body>${html}</body></html>`, PAGE);
const find = (html: string) => findAll(html).offers;
const link = (href: string, text = 'Bankleitzahlendatei') => `<li><a href="${href}">${text}</a></li>`;
const valid = (from: string, until: string) => `<p>gültig vom ${from} bis ${until}</p>`;

const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const SEPTEMBER = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
const june = valid('08.06.2026', '06.09.2026');
const september = valid('07.09.2026', '06.12.2026');
const at = (path: string) => `https://www.bundesbank.de${path}`;

describe('findBankFiles', () => {
  it('takes each period’s formats together, the TXT first, wherever they are', () => {
    const html = `${june}<ul>${link('/1/blz.xml')}${link('/1/blz.csv')}${link('/1/blz.txt')}</ul>
      ${september}<ul>${link('/2/blz.csv')}${link('/2/blz.txt')}</ul>`;
    const offers = [
      { ...JUNE, addresses: [at('/1/blz.txt'), at('/1/blz.csv'), at('/1/blz.xml')] },
      { ...SEPTEMBER, addresses: [at('/2/blz.txt'), at('/2/blz.csv')] },
    ];
    expect(find(html)).toEqual(offers);
    const [first, second] = html.split(/(?=<p>gültig vom 07)/);
    expect(find(`${second}${first}`)).toEqual(offers);
  });

  it('takes the CSV, then the XML, if there is no TXT', () => {
    expect(find(`${june}${link('/blz.xml')}${link('/blz.csv')}`)[0]?.addresses).toEqual([
      at('/blz.csv'),
      at('/blz.xml'),
    ]);
    expect(find(`${june}${link('/blz.xml')}`)[0]?.addresses).toEqual([at('/blz.xml')]);
  });

  it('reads the period in a link’s own text before any other', () => {
    const text = 'Bankleitzahlendateien - gültig vom 07.09.2026 bis zum 06.12.2026';
    expect(find(`${june}${link('/a.txt', text)}${link('/blz.txt')}`)).toEqual([
      { ...JUNE, addresses: [at('/blz.txt')] },
      { ...SEPTEMBER, addresses: [at('/a.txt')] },
    ]);
  });

  it('reads the period below the links if the page begins with links', () => {
    const html = `${link('/1/blz.txt')}${june}${link('/2/blz.txt')}${september}`;
    expect(find(html)).toEqual([
      { ...JUNE, addresses: [at('/1/blz.txt')] },
      { ...SEPTEMBER, addresses: [at('/2/blz.txt')] },
    ]);
  });

  it('reads the period through tags, entities, line ends and no-break spaces', () => {
    const html = `<p>g&uuml;ltig <strong>vom&nbsp;08.06.2026</strong>\n bis <em>06.09.2026</em></p>${link('/blz.txt')}`;
    expect(find(html)).toEqual([{ ...JUNE, addresses: [at('/blz.txt')] }]);
  });

  it('reads a period in a paragraph or bare before a list, whatever else the page loads', () => {
    const styles = '<link rel="stylesheet" href="/style.css">';
    const bare = 'gültig vom 07.09.2026 bis 06.12.2026';
    const offers = [
      { ...JUNE, addresses: [at('/1/blz.txt')] },
      { ...SEPTEMBER, addresses: [at('/2/blz.txt')] },
    ];
    expect(
      find(`${styles}${june}<ul>${link('/1/blz.txt')}</ul>${bare}<ul>${link('/2/blz.txt')}</ul>`),
    ).toEqual(offers);
    const last = '<a href="/2/blz.txt">Bankleitzahlendatei</a>';
    expect(find(`${styles}${june}<ul>${link('/1/blz.txt')}</ul>${september}${last}`)).toEqual(offers);
  });

  it('keeps the order of the page among files of one format and period', () => {
    const two = `${link('/b/blz.txt')}${link('/a/blz.txt')}`;
    const offers = [{ ...JUNE, addresses: [at('/b/blz.txt'), at('/a/blz.txt')] }];
    expect(find(`${june}${two}`)).toEqual(offers);
    expect(find(`${two}${june}`)).toEqual(offers);
  });

  it('takes the links of a page in English, but not those of deleted codes', () => {
    const html = `<p>valid from 08.06.2026 to 06.09.2026</p>${link('/data.txt', 'Bank sort codes')}${link('/deleted.txt', 'Deleted bank sort codes')}`;
    expect(find(html)).toEqual([{ ...JUNE, addresses: [at('/data.txt')] }]);
  });

  it('offers a file with an unknown period', () => {
    expect(find(link('/blz.txt'))).toEqual([
      { validFrom: null, validUntil: null, addresses: [at('/blz.txt')] },
    ]);
  });

  it('chooses links by their extension, and by the words of their address or text', () => {
    const none = [
      link('/blz-loeschungen.pdf', 'Bankleitzahlen-Löschungen'),
      link('/blz-loeschungen.txt', 'Löschungen'),
      link('/blz.txt.zip'),
      link('/blz-txt-zip-data.zip'),
      link('/blz.xlsx'),
      link('/presse.txt', 'Pressemitteilung'),
      link('https://[', 'Bankleitzahlendatei'),
      '<a name="blz">Bankleitzahlendatei.txt</a>',
      'blz.txt',
    ];
    expect(find(`${june}${none.join('')}`)).toEqual([]);
    expect(find(link('/BLZ.TXT?__blob=publicationFile'))).toHaveLength(1);
    for (const text of [
      'Bankleitzahlen <b>ungepackt</b>',
      '<b>Download:</b> Bankleitzahlen',
      'Sort\n  codes',
    ])
      expect(find(link('../data/x.csv', text))[0]?.addresses).toEqual([at('/de/data/x.csv')]);
    expect(find(link('data/x.csv', 'Download'))).toHaveLength(1);
    for (const path of ['/bankcodes.txt', '/sort-code.txt'])
      expect(find(link(path, 'Download'))).toHaveLength(1);
  });
});

describe('a period of validity', () => {
  it('is reported if not understood', () => {
    const text = 'Gültig vom 31.06.2026 bis 06.09.2026.';
    const { offers, notUnderstood } = findAll(`<p>${text}</p>${link('/blz.txt')}`);
    expect(offers).toEqual([{ validFrom: null, validUntil: null, addresses: [at('/blz.txt')] }]);
    expect(notUnderstood).toEqual([text]);
  });
});

describe('a period in the text of a link', () => {
  it('is reported if it is not understood, and the link is one to a bank file', () => {
    const text = 'Bankleitzahlendatei, gültig ab Juni 2026';
    expect(findAll(link('/blz.txt', text)).notUnderstood).toEqual(['gültig ab Juni 2026']);
    expect(findAll(link('/blz.html', text)).notUnderstood).toEqual([]);
    const understood = 'Bankleitzahlendatei, gültig vom 08.06.2026 bis 06.09.2026';
    expect(findAll(link('/blz.txt', understood)).notUnderstood).toEqual([]);
  });
});

describe('isPage', () => {
  const few = records().slice(0, 3);
  it('distinguishes a page from a bank file of any format', () => {
    for (const page of ['<!doctype html>', '\n <html>', '\uFEFF<html>'])
      expect(isPage(Buffer.from(page))).toBe(true);
    for (const file of [txt(few), csv(few), xml(few), Buffer.alloc(0)]) expect(isPage(file)).toBe(false);
  });
});

describe('two files of one format without a period', () => {
  it('are both ignored: nothing says which is valid', () => {
    expect(findAll(link('/a/blz.txt') + link('/b/blz.txt'))).toMatchObject({
      offers: [],
      areAmbiguous: true,
    });
    expect(findAll(link('/blz.txt') + link('/blz.txt') + link('/blz.csv'))).toMatchObject({
      offers: [{ addresses: [at('/blz.txt'), at('/blz.csv')] }],
      areAmbiguous: false,
    });
  });
});

describe('the text of a page', () => {
  it('is read as UTF-8, and as ISO-8859-1 if it can’t be', () => {
    const html = `${june}${link('/x.txt', 'Bankleitzahlendatei für alle')}`;
    for (const bytes of [Buffer.from(html), Buffer.from(html, 'latin1')]) {
      expect(pageText(bytes)).toBe(html);
      expect(find(pageText(bytes))).toHaveLength(1);
    }
  });
});

describe.skipIf(!originals)('the Bundesbank’s own pages', () => {
  const page = (name: string) => readFileSync(`${originals}/bundesbank/${name}`, 'utf8');

  it('of 2015: two quarters side by side', () => {
    const { offers, notUnderstood } = findBankFiles(page('download-page_2015-09.html'), PAGE);
    expect(notUnderstood).toEqual([]);
    expect(offers.map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual([
      ['2015-06-08', '2015-09-06'],
      ['2015-09-07', '2015-12-06'],
    ]);
    expect(
      offers.map(({ addresses }) => addresses.map((address) => /blz_.*\.txt/.exec(address)?.[0])),
    ).toEqual([['blz_2015_06_08_txt.txt'], ['blz_2015_09_07_txt.txt']]);
  });

  it('of 2026: three formats of one quarter', () => {
    const { offers, notUnderstood } = findBankFiles(page('download-page_2026-09_trimmed.html'), PAGE);
    const [offer, ...others] = offers;
    expect([others, notUnderstood]).toEqual([[], []]);
    expect(offer).toMatchObject(SEPTEMBER);
    expect(offer?.addresses.map((address) => address.split('/').at(-1))).toEqual([
      'blz-aktuell-txt-data.txt',
      'blz-aktuell-csv-data.csv',
      'blz-aktuell-xml-data.xml',
    ]);
  });
});

describe('a page unlike the Bundesbank’s', () => {
  it.each<[string, string, string]>([
    ['nested very deeply', '<div>'.repeat(300_000), 'its elements are nested too deeply'],
    ['of many megabytes', 'x'.repeat(3_000_000), 'it is too large'],
    ['with thousands of links', link('/blz.txt').repeat(5000), 'it links to more than 100 bank files'],
  ])('%s is refused', (_, html, reason) => {
    expect(() => findAll(html)).toThrow(expect.objectContaining({ code: 'page' }));
    expect(() => findAll(html)).toThrow(wording(`The page can't be read: ${reason}.`));
  });

  it('as deep and with as many links as allowed is read', () => {
    // With html, body, li and a, the elements are 200 deep.
    expect(find('<div>'.repeat(196) + june + link('/blz.txt'))).toHaveLength(1);
    expect(find(june + link('/blz.txt').repeat(100))).toHaveLength(1);
    expect(find(june + link('/presse.txt', 'Presse').repeat(101) + link('/blz.txt'))).toHaveLength(1);
    expect(findBankFiles((june + link('/blz.txt')).padEnd(2 * 1024 * 1024), PAGE).offers).toHaveLength(1);
  });

  it('with endless text is read, up to 5,000 characters of each block or link', () => {
    // normalize() takes minutes to sort such accents.
    const accents = `a${'\u0301\u0316'.repeat(400_000)}`;
    expect(find(`<p>${accents}</p><a href="/blz.txt">${accents}</a>`)).toMatchObject([{ validFrom: null }]);
    expect(find(`${june}${accents}${link('/blz.txt')}`)).toMatchObject([JUNE]);
    expect(
      find(
        `<div><script>${'x'.repeat(10_000)}</script>gültig vom 08.06.2026 bis 06.09.2026</div>${link('/blz.txt')}`,
      ),
    ).toMatchObject([JUNE]);
  });
});
