import { describe, expect, it } from 'vitest';
import { type Bank, type FormerName, MAX_FORMER_NAMES, renewFormerNames } from './former-names.js';

const bank = (
  blz: string,
  name: string,
  city = 'Musterstadt',
  bic: string | null = null,
  next = '',
): Bank => ({
  ...{ blz, name, city, bic },
  successor: next || null,
});
const SOURCE = 'Bundesbank file 2031-03-10';
const renewed = (before: Bank[], after: Bank[], known: FormerName[] = []) =>
  renewFormerNames(before, after, known, SOURCE).map(([name, blz]) => `${blz} ${name}`);
const rename = (before: string, after: string, city = 'Musterstadt') =>
  renewed([bank('10000001', before)], [bank('10000001', after, city)]);

describe('the former names after a renewal', () => {
  it.each([
    ['OLINDA Zweigniederlassung Deutschland', 'Qonto Zweigniederlassung Deutschland', 'OLINDA'],
    ['BHF-BANK', 'ODDO BHF', 'BHF-BANK'],
    ['Sydbank Filiale Berlin', 'AL Sydbank Filiale Berlin', 'Sydbank'],
    ['Volksbank Senden', 'Volksbank Ascheberg-Senden', 'Volksbank Senden'],
    ['Raiffeisenbank -alt-', 'Fehntjer VR Bank', 'Raiffeisenbank Musterstadt'],
  ])('include the name before a change, as people type it: %s, now %s', (before, after, name) => {
    expect(rename(before, after)).toEqual([`10000001 ${name}`]);
    expect(renewFormerNames([bank('10000001', before)], [bank('10000001', after)], [], SOURCE)[0]?.[2]).toBe(
      SOURCE,
    );
  });

  it.each([
    ['Volksbank Haaren', 'Volksbank Haaren -alt-'],
    ['VR-Bank', 'VR Bank'],
    ['Bank Ndl Deutschland', 'Bank Niederlassung Deutschland'],
    ['MERKUR BANK', 'Merkur  Bank'],
    ['Sparkasse Süd & Nord', 'Sparkasse Sued und Nord'],
    ['Raiffeisenbank (Bayern)', 'Raiffeisenbank'],
    ['DZ BANK GF GRX', 'DZ BANK GF V22'],
  ])('include no name that is only spelled differently, or internal: %s, now %s', (before, after) => {
    expect(rename(before, after)).toEqual([]);
  });

  it('include no name in which only the town has changed', () => {
    expect(rename('Sparkasse Musterstadt', 'Sparkasse Neudorf', 'Neudorf')).toEqual([]);
    expect(rename('Sparkasse', 'Sparkasse', 'Neudorf')).toEqual([]);
  });

  it('include the name of one bank with many BLZs once, and that of two banks twice', () => {
    const all = (name: string, bics: string[]) =>
      bics.map((bic, at) => bank(`1000000${at}`, name, 'Musterstadt', bic));
    const one = ['SCFBDE33XXX', 'SCFBDE33100', 'SCFBDEFFXXX'];
    expect(renewed(all('Alte Bank', one), all('Neue Bank', one))).toEqual(['10000000 Alte Bank']);
    const two = ['GENODEF1ABC', 'GENODEF1XYZ'];
    expect(renewed(all('Alte Bank', two), all('Neue Bank', two))).toHaveLength(2);
  });

  it('follow their bank to another BLZ, and are dropped if it is gone', () => {
    const before = [
      bank('10000001', 'Neue -alt-', 'Ort', null, '10000002'),
      bank('10000003', 'Filialbank', 'Ort', 'ABCDDEFFXXX'),
      bank('10000005', 'Ohne Nachfolge'),
    ];
    const after = [bank('10000002', 'Große Bank'), bank('10000004', 'Filialbank', 'Ort', 'ABCDDEFFXXX')];
    const known: FormerName[] = ['10000001', '10000003', '10000005', '10000009'].map((blz) => [
      'Alte',
      blz,
      SOURCE,
    ]);
    expect(renewed(before, after, known)).toEqual(['10000002 Alte', '10000004 Alte']);
  });

  it('are dropped once they are the present name again, or that of the successor', () => {
    const known: FormerName[] = [['Alte Bank', '10000001', SOURCE]];
    expect(renewed([bank('10000001', 'Neue Bank')], [bank('10000001', 'Alte Bank')], known)).toEqual([
      '10000001 Neue Bank',
    ]);
    const follower = bank('10000002', 'Sparkasse Hannover');
    expect(
      renewed(
        [bank('10000001', 'Sparkasse Hannover -alt-', 'Ort', null, '10000002'), follower],
        [bank('10000001', 'Kreissparkasse Hannover -alt-', 'Ort', null, '10000002'), follower],
      ),
    ).toEqual([]);
  });

  it('keep their order if nothing says which is the later one', () => {
    const after = [bank('10000001', 'Neue Bank')];
    const names = ['Consors', 'Cortal Consors'].map(
      (name): FormerName => [name, '10000001', `former website ${name}`],
    );
    for (const table of [names, names.toReversed()])
      expect(renewFormerNames(after, after, table, SOURCE)).toEqual(table);
  });

  it('are the same after a second renewal, and never more than MAX_FORMER_NAMES', () => {
    const blzs = Array.from({ length: MAX_FORMER_NAMES + 5 }, (_, at) => `${10000000 + at}`);
    const before = blzs.map((blz) => bank(blz, `Alte Bank ${blz}`));
    const after = blzs.map((blz) => bank(blz, `Neue Bank ${blz}`));
    const website: FormerName = ['Urbank', '10000000', 'former website urbank.example'];
    const old: FormerName = ['Altbank', '10000001', 'Bundesbank file 2012-06-04'];
    const table = renewFormerNames(before, after, [website, old], SOURCE);
    expect(table).toHaveLength(MAX_FORMER_NAMES);
    expect(table).toContainEqual(website);
    expect(table).not.toContainEqual(old);
    expect(renewFormerNames(after, after, table, SOURCE)).toEqual(table);
    expect(renewFormerNames([], after, table, SOURCE)).toEqual(table);
  });
});
