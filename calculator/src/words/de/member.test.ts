import { describe, expect, it } from 'vitest';
import { memberText } from './member.ts';

const BEGIN = 'Bitte prüfen Sie Ihre Bankverbindung: ';
const END = ' Nennen Sie uns die IBAN, die auf Ihrem Kontoauszug steht.';

describe('the text to a member', () => {
  it('tells the last digits and what is in doubt, and leaves out what the treasurer should do', () => {
    expect(
      memberText(
        { code: 'iban', iban: 'DE88370400440532013000' },
        'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie sie mit dem Kontoauszug.',
      ),
    ).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000. Die IBAN enthält einen Zahlendreher oder Tippfehler.${END}`,
    );
  });

  it('names both accounts of a contradiction', () => {
    const reading = { code: 'contradiction', iban: 'DE89370400440532013000', blz: '50010517' } as const;
    expect(memberText({ ...reading, kontonummer: '5407324931' }, '')).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000 und die Kontonummer mit den letzten Ziffern …4931. Sie gehören nicht zum selben Konto.${END}`,
    );
    expect(memberText(reading, '')).toBe(
      `${BEGIN}Bei uns steht die IBAN mit den letzten Stellen …3000 und die Bankleitzahl 500\u00a0105\u00a017. Sie gehören nicht zum selben Konto.${END}`,
    );
  });

  it('never has a number in full', () => {
    const account = { code: 'account', blz: '37040044' } as const;
    const special = 'Spendenkonto 1111111: die Bank führt es als 2222200000.';
    expect(memberText({ ...account, kontonummer: '1111111' }, special)).not.toMatch(/\d{5}/);
    expect(memberText({ ...account, kontonummer: '7' }, '')).not.toMatch(/7/);
    expect(memberText({ ...account, kontonummer: '123' }, '')).toMatch(/…3\./);
    const candidates = [{ iban: 'DE89370400440532013000' }, { ...account, kontonummer: '532013000' }];
    expect(memberText({ code: 'unclear', candidates }, 'Möglich: IBAN DE89 3704 0044 0532 0130 00.')).toBe(
      `${BEGIN}Die Angabe ist unvollständig oder nicht eindeutig.${END}`,
    );
  });
});
