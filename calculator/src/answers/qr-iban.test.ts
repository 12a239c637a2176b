import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { checkDigits } from '../iban/faults.ts';
import { giroPayload } from '../iban/giro-code.ts';

const { explainIban } = fullCalculator;

function ibanOf(country: string, bank: number, account: string): string {
  const bban = String(bank).padStart(5, '0') + account.padStart(12, '0');
  return country + String(checkDigits(`${country}00${bban}`)).padStart(2, '0') + bban;
}

const FIRST = 30000;
const LAST = 31999;

describe('a QR-IBAN', () => {
  it('is computed with a code of its own, and has no GiroCode; its neighbours are confirmed', () => {
    const account = '123000889012';
    for (const country of ['CH', 'LI'])
      for (const bank of [0, 3000, 8810, 13000, FIRST - 1, FIRST, 30808, LAST, LAST + 1, 33000, 90000]) {
        const iban = ibanOf(country, bank, account);
        const isQr = bank >= FIRST && bank <= LAST;
        expect([iban, explainIban(iban)]).toEqual([
          iban,
          expect.objectContaining({
            state: isQr ? 'computed' : 'confirmed',
            notes: isQr ? [{ code: 'qr-iban' }] : [],
          }),
        ]);
        const { faults } = giroPayload({ name: 'Anna Arndt', iban, bic: `ABCD${country}22` });
        expect(faults).toEqual(isQr ? [{ part: 'iban', code: 'qr-iban' }] : []);
      }
  });

  it('is none in another country, whatever its bank is', () => {
    const austrian = `AT${String(checkDigits('AT003000000234573201')).padStart(2, '0')}3000000234573201`;
    expect(explainIban(austrian)).toMatchObject({ state: 'confirmed', notes: [] });
  });
});
