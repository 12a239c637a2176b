import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { germanIban } from '../iban/faults.ts';
import type { RowReading } from '../reader/reading.ts';
import { answerOn, codesOf, rowChecker } from './check-list.ts';
import { memberName, memberText } from './member.ts';

const BEGIN = 'Guten Tag Anna Arndt, bitte helfen Sie uns mit Ihrer Bankverbindung. ';
const END = ' Nennen Sie uns bitte die IBAN, die auf Ihrem Kontoauszug steht. Vielen Dank.';
const textOf = (reading: RowReading, name = 'Anna Arndt') =>
  memberText(answerOn(reading, fullCalculator), name);

describe('the name of a member', () => {
  it.each([
    [['Mitglied', 'BLZ'], ['Anna Arndt', '37040044'], 'Anna Arndt'],
    [['Nachname', 'Vorname'], ['Arndt', 'Anna'], 'Anna Arndt'],
    [['Name', 'Vorname'], ['Arndt, Anna', ''], 'Anna Arndt'],
    [['Name', 'Vorname'], ['Arndt', 'Anna'], 'Anna Arndt'],
    [['Name, Vorname'], ['Arndt, Anna'], 'Anna Arndt'],
    [['Nachname, Vorname'], ['Arndt, Anna'], 'Anna Arndt'],
    [['Kontoinhaber/in'], ['Anna Arndt'], 'Anna Arndt'],
    [['Name'], ['4711'], ''],
    [['Mitglied'], ['M 4711'], ''],
    [['Mitgliedsnummer', 'Name der Bank', 'Ort'], ['A', 'Commerzbank', 'Köln'], ''],
    [null, ['Anna Arndt'], ''],
  ])('in the columns %j with the cells %j is %s', (header, cells, name) => {
    expect(memberName(cells, header)).toBe(name);
  });
});

describe('the text to a member', () => {
  it('greets the member without a name, if there is none', () => {
    expect(textOf({ code: 'iban', iban: 'DE88370400440532013000' }, '')).toMatch(/^Guten Tag, bitte /);
  });

  it('names the last digits and what is in doubt', () => {
    expect(textOf({ code: 'iban', iban: 'DE88370400440532013000' })).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000. Die IBAN enthält einen Zahlendreher oder Tippfehler.${END}`,
    );
    expect(textOf({ code: 'account', blz: '50010517', kontonummer: '5407324930' })).toBe(
      `${BEGIN}Bei uns steht die Kontonummer mit den letzten Ziffern …4930. Eine Ziffer der Kontonummer passt nicht zu den anderen.${END}`,
    );
  });

  it('says that the Bankleitzahl is gone, and whose it was', () => {
    const gone =
      'Die Bankleitzahl\u00a0100\u00a0101\u00a011 gibt es nicht mehr. Bis 2018 gehörte sie zur SEB, Berlin, zuletzt DSK Hyp (bis 2019).';
    for (const reading of [
      { code: 'account', blz: '10010111', kontonummer: '1234567' },
      { code: 'iban', iban: germanIban('10010111', '0001234567') },
    ] as const)
      expect(textOf(reading)).toContain(gone);
  });

  it('says that the account is no longer in use, if the list does', () => {
    const shape = { header: ['IBAN', 'Status'], columns: { iban: 0 }, width: 2 };
    const row = { line: 2, cells: ['DE89370400440532013000', 'erloschen'] };
    const answer = rowChecker(shape, fullCalculator)(row);
    expect(codesOf(answer)).toContain('out-of-use');
    expect(memberText(answer, 'Anna Arndt')).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000. In unseren Unterlagen steht, dass es dieses Konto nicht mehr gibt.${END}`,
    );
  });

  it('names both accounts of a contradiction', () => {
    const reading = { code: 'contradiction', iban: 'DE89370400440532013000', blz: '50010517' } as const;
    expect(textOf({ ...reading, kontonummer: '5407324931' })).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000 und die Kontonummer mit den letzten Ziffern …4931. Sie gehören nicht zum selben Konto.${END}`,
    );
    expect(textOf(reading)).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000 und die Bankleitzahl 500\u00a0105\u00a017. Sie gehören nicht zum selben Konto.${END}`,
    );
  });

  it('never has an account number in full', () => {
    const account = { code: 'account', blz: '37040044' } as const;
    expect(textOf({ ...account, kontonummer: '1111111' })).not.toMatch(/\d{5}/);
    expect(textOf({ ...account, kontonummer: '7' })).not.toMatch(/7/);
    expect(textOf({ ...account, kontonummer: '123' })).toMatch(/…3\./);
    const candidates = [{ iban: 'DE89370400440532013000' }, { ...account, kontonummer: '532013000' }];
    expect(textOf({ code: 'unclear', candidates })).toBe(
      `${BEGIN}Die Angabe ist unvollständig oder nicht eindeutig.${END}`,
    );
  });
});
