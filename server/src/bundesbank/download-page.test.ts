import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { originals } from '../../test/originals.ts';
import { findBankFiles } from './download-page.ts';

const PAGE = 'https://www.bundesbank.de/de/bankleitzahlen/download';
const find = (html: string) => findBankFiles(`<!doctype html><html><body>${html}</body></html>`, PAGE);
const link = (href: string, text = 'Bankleitzahlendatei') => `<li><a href="${href}">${text}</a></li>`;
const valid = (from: string, until: string) => `<p>gültig vom ${from} bis ${until}</p>`;

const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const SEPTEMBER = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
const june = valid('08.06.2026', '06.09.2026');
const september = valid('07.09.2026', '06.12.2026');
const at = (path: string) => `https://www.bundesbank.de${path}`;

describe('findBankFiles', () => {
  it('takes each period’s formats together, the TXT first, wherever they stand', () => {
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

  it('takes the CSV, then the XML, where there is no TXT', () => {
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

  it('reads the period below the links where the page begins with links', () => {
    const html = `${link('/1/blz.txt')}${june}${link('/2/blz.txt')}${september}`;
    expect(find(html)).toEqual([
      { ...JUNE, addresses: [at('/1/blz.txt')] },
      { ...SEPTEMBER, addresses: [at('/2/blz.txt')] },
    ]);
  });

  it('reads the period through marks, entities, line ends and no-break spaces', () => {
    const html = `<p>g&uuml;ltig <strong>vom&nbsp;08.06.2026</strong>\n bis <em>06.09.2026</em></p>${link('/blz.txt')}`;
    expect(find(html)).toEqual([{ ...JUNE, addresses: [at('/blz.txt')] }]);
  });

  it('offers a file of which nothing tells the period', () => {
    expect(find(link('/blz.txt'))).toEqual([
      { validFrom: null, validUntil: null, addresses: [at('/blz.txt')] },
    ]);
  });

  it('goes by extension and by what name or text speak of', () => {
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
    expect(find(link('data/x.csv', 'Bankleitzahlen <b>ungepackt</b>'))[0]?.addresses).toEqual([
      at('/de/bankleitzahlen/data/x.csv'),
    ]);
  });
});

describe.skipIf(!originals)('the Bundesbank’s own pages', () => {
  const page = (name: string) => readFileSync(`${originals}/bundesbank/${name}`, 'utf8');

  it('of 2015: two quarters side by side', () => {
    const offers = findBankFiles(page('download-page_2015-09.html'), PAGE);
    expect(offers.map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual([
      ['2015-06-08', '2015-09-06'],
      ['2015-09-07', '2015-12-06'],
    ]);
    expect(
      offers.map(({ addresses }) => addresses.map((address) => /blz_.*\.txt/.exec(address)?.[0])),
    ).toEqual([['blz_2015_06_08_txt.txt'], ['blz_2015_09_07_txt.txt']]);
  });

  it('of 2026: three formats of one quarter', () => {
    const [offer, ...others] = findBankFiles(page('download-page_2026-09_trimmed.html'), PAGE);
    expect(others).toEqual([]);
    expect(offer).toMatchObject(SEPTEMBER);
    expect(offer?.addresses.map((address) => address.split('/').at(-1))).toEqual([
      'blz-aktuell-txt-data.txt',
      'blz-aktuell-csv-data.csv',
      'blz-aktuell-xml-data.xml',
    ]);
  });
});
