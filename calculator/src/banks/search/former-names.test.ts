import { describe, expect, it } from 'vitest';
import { BankIndex } from './bank-index.ts';

const bank = (blz: string, name: string, city: string, bic: string) => ({ blz, name, city, bic });
const qonto = bank('10000001', 'Qonto', 'Berlin', 'QNTODEB2XXX');
const volksbank = bank('10000002', 'Volksbank Ascheberg-Senden', 'Ascheberg', 'GENODEM1ABC');
const renamed = bank('10000003', 'Neue Bank', 'Berlin', 'NEUEDEB2XXX');
const namesake = bank('10000004', 'Alte Bank', 'Musterdorf', 'ALTEDEB2XXX');
const office = bank('10000005', 'Neue Bank', 'Berlin', 'NEUEDEB2100');
const former = (name: string) => ({ inUse: [], former: [name] });
const index = new BankIndex(
  [qonto, volksbank, renamed, namesake, office],
  new Map([
    ['10000001', former('OLINDA')],
    ['10000002', former('Volksbank Senden')],
    ['10000003', { inUse: ['Neue'], former: ['Alte Bank'] }],
  ]),
);
const found = (text: string) => index.search(text).hits.map(({ bank, former }) => [bank.blz, former]);

describe('a search by a former name', () => {
  it.each([
    ['OLINDA', '10000001', 'OLINDA'],
    ['olin', '10000001', 'OLINDA'],
    ['Olinda Berlin', '10000001', 'OLINDA'],
    ['Ollinda', '10000001', 'OLINDA'],
    ['Volksbank Senden', '10000002', 'Volksbank Senden'],
  ])('finds the bank, and gives that name: %s', (text, blz, name) => {
    expect(found(text)).toEqual([[blz, name]]);
  });

  it.each(['Qonto', 'Volksbank Ascheberg', 'QNTODEB2', '10000001', 'DE00 1000 0001'])(
    'gives no former name if the present name or a code was meant: %s',
    (text) => {
      expect(found(text)[0]?.[1]).toBeNull();
    },
  );

  it.each(['Alte Bank', 'alte', 'Alt', 'Alte Ban'])(
    'puts a bank with that name today before one that had it: %s',
    (text) => {
      expect(found(text)).toEqual([
        ['10000004', null],
        ['10000003', 'Alte Bank'],
      ]);
    },
  );

  it('gives the former name to every BLZ of the bank', () => {
    expect(index.namesOf(office)?.former).toEqual(['Alte Bank']);
    expect(index.namesOf(namesake)).toBeUndefined();
  });
});
