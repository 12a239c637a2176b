import { checkByMethod } from '../check-digits/check.ts';
import type { RefusalCode } from './account.ts';
import { commerzbankAccount, commerzbankBic } from './commerzbank.ts';
import { deutscheBankAccount } from './deutsche-bank.ts';
import { hypoVereinsbankAccount, munichAccount } from './hypovereinsbank.ts';
import { append, moved, type Outcome, type Request, type Rule } from './rule.ts';

/** The account as it is. Special accounts, which many banks have, were looked up before. */
const unchanged = (): Outcome => ({});

/** All accounts of the bank stand under this Bankleitzahl in the IBAN. */
const under =
  (to: string) =>
  ({ blz }: Request): Outcome =>
    moved(blz, to);

/** These accounts are right although their check digit is not. */
const withoutCheck =
  (...accounts: string[]) =>
  ({ number }: Request): Outcome =>
    accounts.includes(number) ? { checkDigit: 'unchecked' } : {};

/**
 * The IBAN rules of the banks that existed on 9 March 2026, by number.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, where each rule stands under its number. Only
 * version 1 of rule 49 is younger.
 */
export const RULES: Readonly<Record<number, Rule>> = {
  // Standard. Only here, a successor takes the bank's place.
  0: {
    version: 0,
    apply: ({ blz, successor }) =>
      successor ? { blz: successor, changes: [{ code: 'successor', from: blz, to: successor }] } : {},
  },
  // No IBAN
  1: { version: 0, apply: () => 'bank' },
  // Berliner Sparkasse
  4: { version: 0, apply: unchanged },
  // Commerzbank
  5: { version: 3, apply: commerzbankAccount, bic: commerzbankBic },
  // Stadtsparkasse München
  6: { version: 0, apply: unchanged },
  // Sparkasse KölnBonn
  7: { version: 0, apply: unchanged },
  // ODDO BHF
  8: { version: 0, apply: under('50020200'), bic: () => 'BHFBDEFF500' },
  // Frankfurter Sparkasse
  10: { version: 1, apply: under('50050201') },
  // Sparkasse Krefeld
  11: { version: 0, apply: unchanged },
  // Landesbank Hessen-Thüringen
  12: { version: 1, apply: under('50050000'), bic: () => 'HELADEFFXXX' },
  13: { version: 1, apply: under('30050000'), bic: () => 'WELADEDDXXX' },
  // Deutsche Apotheker- und Ärztebank
  14: { version: 0, apply: under('30060601'), bic: () => 'DAAEDEDDXXX' },
  // Pax-Bank
  15: { version: 1, apply: unchanged },
  // Kölner Bank
  16: { version: 0, apply: unchanged },
  // Volksbank Bonn Rhein-Sieg
  17: { version: 0, apply: unchanged },
  // Aachener Bank
  18: { version: 0, apply: unchanged },
  // Deutsche Bank
  20: { version: 2, apply: deutscheBankAccount },
  // National-Bank: accounts have 6, 7, 9 or 10 digits.
  21: {
    version: 1,
    apply: ({ blz, number }) => ([6, 7, 9, 10].includes(number.length) ? moved(blz, '36020030') : 'account'),
    bic: () => 'NBAGDE3EXXX',
  },
  // GLS Gemeinschaftsbank
  22: { version: 0, apply: unchanged },
  // Volksbank Osnabrück
  23: { version: 0, apply: unchanged },
  // Bank im Bistum Essen
  24: { version: 0, apply: unchanged },
  // Bank für Kirche und Diakonie
  26: { version: 0, apply: withoutCheck('55111', '8090100') },
  // Volksbank Krefeld
  27: { version: 0, apply: withoutCheck('3333', '4444') },
  // Sparkasse Hannover
  28: { version: 0, apply: under('25050180'), bic: () => 'SPKHDE2HXXX' },
  // Société Générale: of ten digits, a 0 at place 4 is dropped.
  29: {
    version: 0,
    apply: ({ account }) =>
      /^[1-9]..0/.test(account)
        ? {
            account: `0${account.slice(0, 3)}${account.slice(4)}`,
            changes: [{ code: 'digit-removed', place: 4 }],
          }
        : {},
  },
  // UniCredit Bank, Munich, Stuttgart, Würzburg
  32: { version: 0, apply: hypoVereinsbankAccount },
  33: { version: 1, apply: munichAccount },
  34: { version: 0, apply: hypoVereinsbankAccount },
  35: { version: 1, apply: hypoVereinsbankAccount },
  // Hamburg Commercial Bank
  36: { version: 0, apply: hamburgAccount },
  // MUFG Bank
  37: { version: 0, apply: under('30010700'), bic: () => 'BOTKDEDXXXX' },
  // Ostfriesische Volksbank
  38: { version: 0, apply: under('28590075'), bic: () => 'GENODEF1LER' },
  // Oldenburgische Landesbank
  39: { version: 0, apply: under('28020050') },
  // Bausparkasse Schwäbisch Hall: one account for all
  41: {
    version: 0,
    apply: ({ blz }) => ({
      blz: '50060400',
      account: '0000011404',
      changes: [
        { code: 'blz', from: blz, to: '50060400' },
        { code: 'one-account', to: '11404' },
      ],
      checkDigit: 'unchecked',
    }),
    bic: () => 'GENODEFFXXX',
  },
  // Deutsche Bundesbank: nnn 0 1000 to nnn 0 9999; 504 6 2000 to 504 6 3999 and 504 6 9000 to 504 6 9999; of ten digits
  // nnn 44 00001 to nnn 44 99999.
  42: {
    version: 1,
    apply: ({ number }) =>
      /^(...0[1-9]...|5046[239]...|...44(?!00000).....)$/.test(number) ? {} : 'account',
  },
  // Sparkasse Freiburg
  44: { version: 0, apply: unchanged },
  // Santander Consumer Bank, formerly SEB
  46: { version: 0, apply: under('31010833') },
  // Santander Consumer Bank: eight digits are filled up on the right.
  47: {
    version: 0,
    apply: ({ account, number }) => (number.length === 8 ? filledUp(account, '00') : {}),
  },
  // DZ Bank, formerly WGZ. Version 0 moved the digits of accounts with a 9 at place 5 and had four special accounts.
  // The text of version 1 is not at hand, and sources differ on whether that still holds.
  49: {
    version: 1,
    apply: ({ account, number }) =>
      account[4] === '9' || ['36', '936', '999', '6060'].includes(number) ? 'unclear' : {},
  },
  // Sparkasse LeerWittmund
  50: { version: 0, apply: under('28550000'), bic: () => 'BRLADE21LER' },
  // Landesbank Baden-Württemberg
  51: { version: 0, apply: unchanged },
  53: { version: 0, apply: unchanged },
  // Deutsche Bausparkasse Badenia
  57: { version: 0, apply: under('66010200') },
};

/**
 * Rule 36. Accounts from 100000 to 899999 are filled up on the right. Admitted are besides: 30000000 to 59999999,
 * 100000000 to 899999999, and of ten digits those that begin with 1, 3 to 6, 70, 85 and 9.
 */
function hamburgAccount({ blz, account, method }: Request): Outcome | RefusalCode {
  if (!/^(0000[1-8]|00[3-5]|0[1-8]|[13-69]|70|85)/.test(account)) return 'account';
  if (checkByMethod(method, account, blz) === 'invalid') return 'check-digit';
  const target = moved(blz, '21050000');
  if (!account.startsWith('0000')) return target;
  const { changes = [], ...filled } = filledUp(account, '000');
  return { ...target, ...filled, changes: [...(target.changes ?? []), ...changes] };
}

const filledUp = (account: string, zeros: string): Outcome => ({
  account: append(account, zeros),
  changes: [{ code: 'zeros-appended', appended: zeros }],
});
