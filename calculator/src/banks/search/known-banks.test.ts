import { describe, expect, it } from 'vitest';
import { bankIndex, banks as snapshotBanks } from '../../../test/bank-index.ts';
import { BANK_SEARCHES } from '../../../test/bank-searches.ts';
import { foldText } from './spelling.ts';

const search = (text: string) => bankIndex.search(text);
/** The banks that are found, each as „37040044 Commerzbank“. */
const banks = (text: string) => search(text).hits.map(({ bank }) => `${bank.blz} ${bank.name}`);

describe('a search for a bank that people know', () => {
  it.each(BANK_SEARCHES)('finds it first: %s', (text, blz) => {
    expect(search(text).hits[0]?.bank.blz).toBe(blz);
  });

  it('is tried with at least 120 different texts', () => {
    expect(BANK_SEARCHES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(BANK_SEARCHES.map(([text]) => text)).size).toBe(BANK_SEARCHES.length);
  });

  it.each(['DKB', 'comdirect', 'Postbank', 'norisbank', 'Commerzbank', 'Targobank'])(
    'lists each bank once, not each of its records: %s',
    (text) => {
      const { hits } = search(text);
      const nameOf = ({ bank }: (typeof hits)[number]) => `${bank.name} ${bank.bic?.slice(0, 4)}`;
      expect(new Set(hits.map(nameOf)).size).toBe(hits.length);
    },
  );

  it('lists a bank once, under its usual BLZ, with its other BLZs in `others`', () => {
    const [hit, ...others] = search('HypoVereinsbank').hits;
    expect(hit?.bank.blz).toBe('70020270');
    expect(others.filter(({ bank }) => bank.name === hit?.bank.name)).toEqual([]);
    expect(hit?.others.length).toBeGreaterThan(50);
    expect(search('HVB Settlement').hits[0]?.bank.name).toContain('HVB Settlement');
    for (const [text] of BANK_SEARCHES) {
      const records = search(text).hits.flatMap(({ bank, others }) => [bank, ...others]);
      expect([text, new Set(records).size]).toEqual([text, records.length]);
    }
  });

  it('lists banks of the same name separately', () => {
    expect(banks('Volksbank Haaren').slice(0, 2).sort()).toEqual([
      '37069330 Volksbank Haaren -alt-',
      '47261429 Volksbank Haaren -alt-',
    ]);
    expect(banks('Volksbank').length).toBeGreaterThan(300);
    expect(banks('Sparkasse').length).toBeGreaterThan(300);
  });

  it.each(['Sparkasse', 'Commerzbank', 'DKB', '37040044', 'Volksbank Stuttgart'])(
    'corrects nothing if something matches: %s',
    (text) => {
      expect(search(text).isCorrected).toBe(false);
    },
  );

  it.each(['Sparkase', 'Comerzbank', 'Volksbnak Stutgart'])('says that it has corrected: %s', (text) => {
    expect(search(text).isCorrected).toBe(true);
    expect(search(text).hits.length).toBeGreaterThan(0);
  });

  it('corrects a name that is written as it is heard', () => {
    for (const text of ['Komerzbank', 'Kommerzbank', 'Comerzbank']) {
      const { hits, isCorrected } = search(text);
      expect([text, hits[0]?.bank.blz, isCorrected]).toEqual([text, '37040044', true]);
    }
  });

  it('can search for a very long text', () => {
    expect(search('Volksbank '.repeat(100_000)).hits.length).toBe(search('Volksbank').hits.length);
    expect(search(`${'Xyz '.repeat(100_000)}Volksbank`).hits).toEqual([]);
  });

  it('treats Volksbank Raiffeisenbank, Raiffeisen-Volksbank and VR Bank as the same', () => {
    const way =
      /(?<![\p{L}])(?:vr ?bank|volksbank raiffeisenbank|(?:volks und )?raiffeisen ?volksbank|volks und raiffeisenbank)(?!\p{L})/u;
    const ways = [
      ...['VR Bank', 'VRBank', 'Volksbank Raiffeisenbank', 'Raiffeisen-Volksbank', 'Raiffeisenvolksbank'],
      ...['Volks- und Raiffeisenbank', 'Raiba', 'Voba'],
    ];
    const found = snapshotBanks.flatMap((bank) => {
      const name = foldText(bank.name);
      if (!way.test(name)) return [];
      return ways.map((other) => {
        const { hits, isCorrected } = search(`${name.replace(way, other)} ${bank.city}`);
        const isFound = hits.some((hit) => [hit.bank, ...hit.others].some(({ blz }) => blz === bank.blz));
        return [other, bank.name, isFound && !isCorrected] as const;
      });
    });
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter(([, , isFound]) => !isFound)).toEqual([]);
    // A bank with only one of the two words is not found.
    const both = (name: string) => /\bvr|volks.*raiffeisen|raiffeisen.*volks/.test(foldText(name));
    expect(search('VR Bank').hits.length).toBeGreaterThan(0);
    const volksbanks = search('VR Bank').hits.filter(
      ({ bank, former }) => former === null && !both(bank.name),
    );
    expect(volksbanks.map(({ bank }) => bank.name)).toEqual([]);
  });

  it.each([
    ...['Fyrst', 'Fyrst Bank', 'Fyrst Bonn', 'Fyrstt', 'Fyrst Commercial', 'Nispo', 'Haspo', 'Nospo'],
    ...['Vivid', 'Tomorrow', 'Nuri', 'Kontist', 'Penta', 'Monese', 'Wise', 'Moneyou', 'Insha', 'Ruuky'],
    ...['Bitwala', 'Lydia', 'Curve', 'Starling', 'Fidor', 'Frist', 'Bank Fictiva', 'Monzo Bank'],
    ...['Musterbank', 'Sonnenbank', 'Hansabank', 'Moneta', 'Mondbank', 'Sternbank', 'Ritter Bank', 'Adyon'],
    ...['Klarno', 'Qonta', 'Holvo', 'Finum', 'Bonq', 'bunx', 'Pfefferminzbank'],
  ])('finds nothing for a name that no bank has, however similar one is: %s', (text) => {
    expect(banks(text)).toEqual([]);
  });

  it('corrects a short word to a place, and only beside a kind of bank', () => {
    expect(search('Sparkasse Belrin').hits[0]?.bank.city).toBe('Berlin');
    expect(banks('Belrin')).toEqual([]);
    expect(banks('Bank Belrin')).toEqual([]);
  });

  it.each([
    'Bank von Entenhausen',
    'Spxrkxsse',
    'Cmmrzbank',
    'Hspa',
    'DKX',
    'COBADEFFXXY',
    'COBADEFE',
    '37040045',
    'DE88 3704 0045',
    'Volksbnak Stutgrta Xyzxyz',
  ])('finds nothing with two errors in a word, or one in a short word or a code: %s', (text) => {
    expect(search(text).hits).toEqual([]);
  });
});
