import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { bankFacts } from '../../test/bank-facts.ts';
import { calculatorWithoutRule, fullCalculator } from '../../test/full-calculator.ts';
import { germanIban } from '../iban/faults.ts';
import { accountFor } from '../rules/account-for.ts';

const { explainAccount, explainBank, explainIban, buildIban, lookupBic } = fullCalculator;
const { banks } = readSnapshot();
const directoryBics = new Map(banks.map(({ blz, bic }) => [blz, bic]));
/** Rules refuse most numbers of some banks. Nearly every bank takes one of these. */
const ACCOUNTS = ['1', '1234567', '100000', '2800009000', '463245100'];

describe('the BIC of an IBAN', () => {
  it('is the same for every bank, whether the IBAN is built or read, and the one that the rule names', () => {
    let built = 0;
    const others: string[] = [];
    for (const { blz } of banks) {
      const kontonummer = ACCOUNTS.find((account) => explainAccount(blz, account).state !== 'none');
      if (!kontonummer) continue;
      built++;
      const { iban = '', bank } = buildIban(blz, kontonummer);
      const ruled = accountFor(blz, kontonummer, bankFacts);
      const inIban = iban.slice(4, 12);
      const directoryBic = directoryBics.get(inIban) ?? null;
      const named = ('bic' in ruled && ruled.bic) || directoryBic;
      const bics = [
        bank,
        lookupBic(iban),
        explainIban(iban).bank,
        explainBank(iban).bank,
        explainAccount(blz, kontonummer).bank,
      ].map((each) => (each && 'bic' in each ? each.bic : undefined));
      expect([iban, ...bics]).toEqual([iban, ...bics.map(() => named)]);
      // A Bankleitzahl alone has the BIC of the directory.
      expect(lookupBic(inIban)).toMatchObject({ bic: directoryBic });
      if (named !== directoryBic) others.push(inIban);
    }
    expect(built).toBeGreaterThan(banks.length * 0.9);
    expect(others).toContain('12040000');
    // Only Commerzbank's rule names another BIC than the directory.
    expect(others.filter((blz) => blz[3] !== '4' || blz.startsWith('200411'))).toEqual([]);
  });

  it('is that of the rule for an example of the rule, and that of the directory for an IBAN that the bank never gives', () => {
    expect(lookupBic('DE27120400000040050700')).toMatchObject({ bic: 'COBADEFFXXX' });
    // Rule 8 puts another Bankleitzahl into the IBANs of this bank.
    const neverGiven = germanIban('10020200', '0000000001');
    expect(lookupBic(neverGiven)).toEqual(lookupBic('10020200'));
    expect(explainIban(neverGiven)).toMatchObject({ state: 'computed', bank: lookupBic('10020200') });
  });

  it('is that of the directory if the rule of the bank is not known', () => {
    const { lookupBic } = calculatorWithoutRule('12040000');
    expect(lookupBic('DE27120400000040050700')).toMatchObject({ bic: 'COBADEBB120' });
  });
});
