import { describe, expect, it } from 'vitest';
import { checkedRows, listOf } from '../../test/checked-rows.ts';
import { calculatorWithoutRule, fullCalculator } from '../../test/full-calculator.ts';
import { checkList } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';

/** The result of a row, which is checked below a row with an account. */
const checkRow = (row: string) => checkedRows(`BLZ;Konto\n10050000;1234567\n${row}`).at(1);

describe('Bankleitzahl and account number', () => {
  it.each<[row: string, outcome: string, iban: string, message: string | RegExp]>([
    ['37040044;532013000', 'right', 'DE89370400440532013000', ''],
    ['370 400 44;0532 013 000', 'right', 'DE89370400440532013000', ''],
    ['37040044;532013000.0', 'right', 'DE89370400440532013000', ''],
    ['10070024;56002', 'changed', 'DE61100700240005600200', 'Die Unterkontonummer 00 wurde ergänzt.'],
    ['50010517;5407324930', 'doubtful', 'DE71500105175407324930', /^Die Prüfziffer der .* passt nicht/],
    ['10060198;1', 'impossible', '', /können wir keine IBAN berechnen/],
    ['37040045;1', 'faulty', '', /^Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis/],
    ['10010111;1', 'doubtful', '', /^Diese Bankleitzahl gibt es nicht mehr\. Bis 2018 gehörte sie zur SEB/],
    [';DE71100101110001234567', 'doubtful', 'DE71100101110001234567', /gibt es nicht mehr.* alte IBANs/],
    ['3704004;1', 'faulty', '', 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.'],
    ['37040044;x1', 'faulty', '', /^In „x1“ stehen Buchstaben/],
    ['37040044;', 'faulty', '', 'Die Kontonummer fehlt.'],
    [';1', 'faulty', '', 'Die Bankleitzahl fehlt.'],
    ['3,7040044E+07;1', 'faulty', '', /^Excel hat diese Zahl gekürzt \(„3,7040044E\+07“\)/],
    ['37040044;5,32013E+08', 'faulty', '', /^Excel hat diese Zahl gekürzt/],
    ['37040044;1234/56', 'faulty', '', /lässt sich nicht erkennen/],
    ['37040044;******3000', 'faulty', '', /ist keine ganze Nummer/],
    ['37040044;-5320130', 'faulty', '', /ist keine ganze Nummer/],
  ])('%s is %s', (row, outcome, iban, message) => {
    expect(checkRow(row)).toMatchObject({
      line: 3,
      outcome,
      iban,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('are doubtful if the rule of the bank is not known, and the row says why', () => {
    const [row] = checkedRows('BLZ;Konto\n37040044;532013000', calculatorWithoutRule('37040044'));
    expect(row).toMatchObject({
      outcome: 'doubtful',
      iban: 'DE89370400440532013000',
      message: expect.stringContaining('Die IBAN-Regel dieser Bank ist nicht bekannt'),
    });
  });

  it('come with BIC and bank of the BLZ in the IBAN', () => {
    expect(checkRow('37040044;532013000')).toMatchObject({ bic: 'COBADEFFXXX', bank: 'Commerzbank' });
    // The rule of Commerzbank names one BIC for all its IBANs, built or read.
    for (const row of ['12040000;40050700', ';DE27120400000040050700'])
      expect(checkRow(row)).toMatchObject({ iban: 'DE27120400000040050700', bic: 'COBADEFFXXX' });
    expect(checkRow('10020200;1')).toMatchObject({ iban: expect.stringContaining('50020200') });
  });

  it('of an account that was there before say so, however they are written', () => {
    const rows = checkedRows(
      'BLZ;Konto\n37040044;532013000\n10070024;56002\n370 400 44;0532013000\n;;\n10070024;5600200\n50010517;5407324930\n50010517;5407324930',
    );
    expect(rows.map(({ line, outcome, message }) => [line, outcome, message])).toEqual([
      [2, 'right', ''],
      [3, 'changed', 'Die Unterkontonummer 00 wurde ergänzt.'],
      [4, 'right', 'Dieselbe IBAN wie in Zeile\u00a02.'],
      [6, 'changed', 'Die Unterkontonummer 00 wurde ergänzt.'],
      // One in doubt is in doubt in each of its rows.
      [7, 'doubtful', expect.stringMatching(/^Die Prüfziffer/)],
      [8, 'doubtful', expect.stringMatching(/^Dieselbe IBAN wie in Zeile\u00a07\. Die Prüfziffer/)],
    ]);
  });
});

describe('IBANs', () => {
  it('are checked, each with its message', () => {
    const rows = checkedRows(
      'IBAN\nDE89 3704 0044 0532 0130 00\nde89370400440532013000\nDE88370400440532013000\nDE2\n"AT61 1904 3002 3457 3201"\n37040044',
    );
    expect(rows.map(({ outcome, iban, bank }) => [outcome, iban, bank])).toEqual([
      ['right', 'DE89370400440532013000', 'Commerzbank'],
      ['right', 'DE89370400440532013000', 'Commerzbank'],
      ['faulty', '', ''],
      ['faulty', '', ''],
      ['right', 'AT611904300234573201', ''],
      ['faulty', '', ''],
    ]);
    expect(rows[2]?.message).toContain('Zahlendreher');
    expect(rows[3]?.message).toBe('Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 3.');
  });

  it('are used instead of Bankleitzahl and account number, in rows that have one', () => {
    const rows = checkedRows('IBAN;BLZ;Kto\nDE89370400440532013000;;\n;10070024;56002\n;;');
    expect(rows.map(({ iban }) => iban)).toEqual(['DE89370400440532013000', 'DE61100700240005600200']);
  });
});

describe('free text', () => {
  it('is checked line by line', () => {
    const rows = checkedRows(
      'Kto 532013000 BLZ 37040044\nMüller\n17, 37040044 532013000\nDE89370400440532013000 Müller',
    );
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['right', ''],
      ['faulty', 'In dieser Zeile stehen keine Kontodaten.'],
      ['faulty', expect.stringContaining('lässt sich nicht erkennen')],
      ['right', 'Dieselbe IBAN wie in Zeile\u00a01.'],
    ]);
  });

  it('may be among IBANs', () => {
    const rows = checkedRows('IBAN\nDE89370400440532013000\nAT611904300234573201\nKto 5600200 BLZ 10070024');
    expect(rows.map(({ iban }) => iban)).toEqual([
      'DE89370400440532013000',
      'AT611904300234573201',
      'DE50100700240560020000',
    ]);
  });
});

describe('a list', () => {
  it('is checked in chunks of a thousand rows', () => {
    const list = listOf(`BLZ;Konto\n${'37040044;1\n'.repeat(2001)}`);
    const chunks = [...checkList(list, fullCalculator, GERMAN_LIST_WORDS)];
    expect(chunks.map(({ length }) => length)).toEqual([1000, 1000, 1]);
  });
});

describe('a row of a list', () => {
  it('may have the BIC that the rule names, or the one of its Bankleitzahl in the directory', () => {
    for (const bic of ['COBADEFFXXX', 'COBADEFF', 'COBADEBB120', 'COBADEBB'])
      expect(checkedRows(`IBAN;BIC\nDE27120400000040050700;${bic}`)[0]).toMatchObject({ message: '' });
    for (const bic of ['COBADEHHXXX', 'COBADEBBXXY'])
      expect(checkedRows(`IBAN;BIC\nDE27120400000040050700;${bic}`)[0]).toMatchObject({
        outcome: 'doubtful',
        message: `Der BIC ${bic} gehört nicht zur Bank dieser IBAN. Sie hat den BIC COBADEFFXXX.`,
      });
  });

  it('has its BIC compared, even if its column has no name or a longer one', () => {
    const message = 'Der BIC COBADEFFXXX gehört nicht zur Bank dieser IBAN. Sie hat den BIC BYLADEM1001.';
    const rows = 'A;COBADEFFXXX;DE89370400440532013000\nB;COBADEFFXXX;DE02120300000000202051';
    for (const header of ['', 'Name;Bank (BIC);IBAN\n'])
      expect(checkedRows(header + rows).map((row) => row.message)).toEqual(['', message]);
    // Words in capitals, as long as a BIC, make no column of BICs.
    const names = 'HOFFMANN;DE89370400440532013000\nLANGDEHM;DE02120300000000202051';
    expect(checkedRows(names).map((row) => row.message)).toEqual(['', '']);
  });

  it.each<[text: string, bic: string]>([
    ['IBAN;BIC\nDE89370400440532013000;BYLADEM1001', 'BYLADEM1001'],
    ['IBAN;BIC\nDE89370400440532013000;BIC: BYLADEM1001', 'BYLADEM1001'],
    ['IBAN;SWIFT-Code\nDE89370400440532013000;bylademm', 'BYLADEMM'],
    ['BLZ;Konto;BIC\n37040044;532013000;BYLADEM1001', 'BYLADEM1001'],
    ['IBAN / BIC;Name\nDE89370400440532013000 / BYLADEM1001;Anna', 'BYLADEM1001'],
    ['DE89370400440532013000 BYLADEM1001', 'BYLADEM1001'],
    ['IBAN: DE89370400440532013000, BIC: ABNANL2A', 'ABNANL2A'],
    ['Kto 532013000 BLZ 37040044 BIC BYLADEM1001', 'BYLADEM1001'],
    ['IBAN;BIC\nNL91ABNA0417164300;COBADEFFXXX', 'COBADEFFXXX'],
  ])('is in doubt if its BIC contradicts the IBAN: %j', (text, bic) => {
    const [result] = [...checkList(listOf(text), fullCalculator, GERMAN_LIST_WORDS, true)].flat();
    expect(result).toMatchObject({ outcome: 'doubtful', codes: ['other-bic'] });
    expect(result?.message).toMatch(new RegExp(`^Der BIC ${bic} gehört `));
  });

  it.each([
    'IBAN;BIC\nDE89370400440532013000;COBADEFF',
    'IBAN;BIC\nDE89370400440532013000;COBADEFF370',
    'IBAN;BIC\nDE89370400440532013000;Commerzbank',
    'IBAN;BIC\nDE89370400440532013000;unbekannt',
    'IBAN;BIC\nNL91ABNA0417164300;ABNANL2A',
    'IBAN;BIC\nFR1420041010050500013M02606;BNPAGPGX',
    'IBAN: DE89370400440532013000, BIC: COBADEFFXXX',
    'DE89370400440532013000 Commerzbank, RECHNUNG 17',
    'DE89370400440532013000 COBADEFF',
    'IBAN;Name\nDE89370400440532013000;LANGDEHM',
  ])('is right beside its own BIC, and beside words like one: %j', (text) => {
    expect(checkedRows(text)).toMatchObject([{ outcome: 'right', message: '' }]);
  });

  it('is below its header, even if a title has numbers', () => {
    const rows = checkedRows('Kassenwart: Max;0221 123456;\nName;BLZ;Konto\nA;37040044;532013000');
    expect(rows.map(({ outcome, isTitle = false }) => [outcome, isTitle])).toEqual([
      ['skipped', true],
      ['right', false],
    ]);
  });

  it('has no account if it has one Bankleitzahl twice, or two in one cell', () => {
    const [, twice, two] = checkedRows(
      'BLZ;Konto\n37040044;532013000\n50090500;50090500\n37040044/10050000;532013000',
    );
    expect(twice).toMatchObject({ iban: '', message: 'Die Kontonummer fehlt.' });
    expect(two).toMatchObject({ iban: '', outcome: 'faulty' });
  });
});
