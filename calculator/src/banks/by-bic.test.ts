import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { banksByBic, validateWithBanks } from './by-bic.ts';
import { findBanks } from './search/find-banks.ts';

const { banks } = await readSnapshot();

describe('banksByBic', () => {
  it('finds banks of the directory by their BIC (every 25th is tried)', () => {
    for (const { bic } of banks.filter((_, index) => index % 25 === 0)) {
      const expected = banks.filter((bank) => bic && bank.bic === bic).map(({ blz }) => blz);
      expect(banksByBic(bic, banks).map(({ blz }) => blz)).toEqual(expected);
    }
  });

  it('reads eight characters as the BIC of the head office', () => {
    expect(banksByBic('cobadeff', banks)).toEqual(banksByBic('COBADEFFXXX', banks));
    expect(banksByBic('COBADEFF', banks).length).toBeGreaterThan(1);
    expect(banksByBic('MARKDEF1100', banks)).toContainEqual({
      blz: '10000000',
      name: 'Bundesbank',
      city: 'Berlin',
      bic: 'MARKDEF1100',
    });
  });

  // Banks without a BIC must not be found by an empty one.
  it.each(['', 'XXX', 'ZZZZDEZZ', 'COBADEF', 'COBADEFF000', 'BNPAFRPP', null, undefined, {}, Symbol('x')])(
    'finds none for %s',
    (bic) => expect(banksByBic(bic, banks)).toEqual([]),
  );
});

describe('findBanks', () => {
  const named = (...names: readonly string[]) =>
    findBanks(
      names.at(-1) ?? '',
      new Map(
        names.slice(0, -1).map((row, index) => {
          const [name = '', city = '', bic = ''] = row.split(', ');
          return [`${10000000 + index}`, { blz: `${10000000 + index}`, name, city, bic } as never];
        }),
      ),
    ).map(({ name }) => name);

  it.each([
    ['HASPDEHHXXX', '20050550'],
    ['Haspa', '20050550'],
    ['n26', '10011001'],
    ['sparkasse kölnbonn', '37050198'],
    // Many more banks have a word that begins with it, such as those of Ingolstadt.
    ['ING', '50010517'],
  ])('finds at most eight banks for %s, with %s among them', (text, blz) => {
    const found = findBanks(text, new Map(banks.map((bank) => [bank.blz, bank as never])));
    expect(found.map((bank) => bank.blz)).toContain(blz);
    expect(found.length).toBeLessThanOrEqual(8);
  });

  it('finds words at the end of others if they are long', () => {
    const banks = [
      'Sparkasse KölnBonn, Köln',
      'Kreissparkasse Köln, Köln',
      'Volksbank Überlingen, Überlingen',
    ];
    expect(named(...banks, 'Sparkasse Köln')).toEqual(['Sparkasse KölnBonn', 'Kreissparkasse Köln']);
    expect(named(...banks, 'Volksbank Berlin')).toEqual([]);
    expect(named(...banks, 'bank köln')).toEqual([]);
    expect(named(...banks, 'lksbank')).toEqual(['Volksbank Überlingen']);
    expect(named(...banks, 'parkass')).toEqual([]);
  });

  it('finds of very many only those that have the words as they are', () => {
    const many = Array.from({ length: 9 }, (_, index) => `Musterbank ${index}, Köln`);
    expect(named(...many, 'Musterbank, Köln', 'Musterbank Köln')).toEqual(['Musterbank']);
    expect(named(...many, 'Musterbank Köln')).toHaveLength(9);
    expect(named(...many, 'Muster, Köln', 'muster')).toEqual(['Muster']);
  });
});

describe('validateBic with a directory', () => {
  const known = (bic: string, isExpired = false) => validateWithBanks(bic, banks, () => isExpired);

  it('says whether a German BIC exists', () => {
    expect(known('COBADEFF')).toMatchObject({ valid: true, known: true });
    expect(known('ZZZZDEZZ')).toMatchObject({ valid: true, known: false });
    expect(known('COBADEFF000')).toMatchObject({ valid: true, known: false });
  });

  it('leaves open whether an unknown BIC exists after the last day of the directory', () => {
    expect(known('ZZZZDEZZ', true)).toMatchObject({ valid: true, known: null });
    expect(known('COBADEFF', true)).toMatchObject({ valid: true, known: true });
  });

  it('does not say whether BICs of other countries or faulty ones exist', () => {
    expect(known('BNPAFRPP')).toMatchObject({ valid: true, known: null });
    expect(known('COBADEF')).not.toHaveProperty('known');
  });
});
