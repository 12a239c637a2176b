import { checkTenDigits } from '../check-digits/check.ts';
import type { RefusalCode } from './account.ts';
import {
  appendZeros,
  commerzbankAccount,
  deutscheBankAccount,
  hypoVereinsbankAccount,
  munichAccount,
  type Rule,
  type RuleInput,
  type RuleResult,
  withBlz,
  withoutZeros,
} from './special-rules.ts';

/** A rule that has nothing but special accounts. These are looked up before any rule is asked. */
const unchanged: Rule = { apply: () => null };

/** A rule by which the IBANs of all accounts have this Bankleitzahl. */
const withFixedBlz = (to: string): Rule => ({ to, apply: ({ blz }) => withBlz(blz, to) });

/** A rule by which these account numbers are right although their check digit is wrong. */
const withoutCheck = (...accounts: string[]): Rule => ({
  apply: ({ account }) => (accounts.includes(withoutZeros(account)) ? { checkDigit: 'unchecked' } : null),
});

/**
 * The IBAN rules that banks of the directory have. The keys are the numbers in field 14 of the Bundesbank's
 * extended bank file: 503 is rule 5, version 3.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016, which lists each rule under its number. Only
 * version 1 of rule 49 is newer.
 */
export const RULES: Readonly<Record<number, Rule>> = {
  // Standard. This is the only rule by which the successor replaces a bank that is going to be deleted.
  0: {
    apply: ({ blz, successor }) =>
      successor ? { blz: successor, changes: [{ code: 'successor', from: blz, to: successor }] } : null,
  },
  // No IBAN
  100: { apply: () => 'bank' },
  // Berliner Sparkasse
  400: unchanged,
  // Commerzbank
  503: { apply: commerzbankAccount },
  // Stadtsparkasse München
  600: unchanged,
  // Sparkasse KölnBonn
  700: unchanged,
  // ODDO BHF
  800: withFixedBlz('50020200'),
  // Frankfurter Sparkasse
  1001: withFixedBlz('50050201'),
  // Sparkasse Krefeld
  1100: unchanged,
  // Landesbank Hessen-Thüringen
  1201: withFixedBlz('50050000'),
  1301: withFixedBlz('30050000'),
  // Deutsche Apotheker- und Ärztebank
  1400: withFixedBlz('30060601'),
  // Pax-Bank
  1501: unchanged,
  // Kölner Bank
  1600: unchanged,
  // Volksbank Bonn Rhein-Sieg
  1700: unchanged,
  // Aachener Bank
  1800: unchanged,
  // Deutsche Bank
  2002: { apply: deutscheBankAccount },
  // National-Bank: account numbers have 6, 7, 9 or 10 digits.
  2101: {
    to: '36020030',
    apply: ({ blz, account }) =>
      [6, 7, 9, 10].includes(withoutZeros(account).length) ? withBlz(blz, '36020030') : 'account',
  },
  // GLS Gemeinschaftsbank
  2200: unchanged,
  // Volksbank Osnabrück
  2300: unchanged,
  // Bank im Bistum Essen
  2400: unchanged,
  // Bank für Kirche und Diakonie
  2600: withoutCheck('55111', '8090100'),
  // Volksbank Krefeld
  2700: withoutCheck('3333', '4444'),
  // Sparkasse Hannover
  2800: withFixedBlz('25050180'),
  // Société Générale: if an account number has ten digits and digit 4 is 0, that digit is dropped.
  2900: {
    apply: ({ account }) =>
      /^[1-9]..0/.test(account)
        ? {
            account: `0${account.slice(0, 3)}${account.slice(4)}`,
            changes: [{ code: 'digit-removed', place: 4 }],
          }
        : null,
  },
  // UniCredit Bank, Munich, Stuttgart, Würzburg
  3200: { apply: hypoVereinsbankAccount },
  3301: { apply: munichAccount },
  3400: { apply: hypoVereinsbankAccount },
  3501: { apply: hypoVereinsbankAccount },
  // Hamburg Commercial Bank
  3600: { to: '21050000', apply: hamburgAccount },
  // MUFG Bank
  3700: withFixedBlz('30010700'),
  // Ostfriesische Volksbank
  3800: withFixedBlz('28590075'),
  // Oldenburgische Landesbank
  3900: withFixedBlz('28020050'),
  // Bausparkasse Schwäbisch Hall: a single account, which all IBANs name
  4100: {
    to: '50060400',
    account: '0000011404',
    apply: ({ blz }) => ({
      blz: '50060400',
      account: '0000011404',
      changes: [
        { code: 'blz', from: blz, to: '50060400' },
        { code: 'one-account', to: '11404' },
      ],
      checkDigit: 'unchecked',
    }),
  },
  // Deutsche Bundesbank: these account numbers have an IBAN: of eight digits, nnn 0 1000 to nnn 0 9999, 504 6 2000 to
  // 504 6 3999 and 504 6 9000 to 504 6 9999; of ten digits, nnn 44 00001 to nnn 44 99999.
  4201: {
    apply: ({ account }) =>
      /^(...0[1-9]...|5046[239]...|...44(?!00000).....)$/.test(withoutZeros(account)) ? null : 'account',
  },
  // Sparkasse Freiburg
  4400: unchanged,
  // Santander Consumer Bank, formerly SEB
  4600: withFixedBlz('31010833'),
  // Santander Consumer Bank: account numbers of eight digits are filled up with zeros on the right.
  4700: { apply: ({ account }) => (/^00[1-9]/.test(account) ? filledUp(account, '00') : null) },
  // DZ Bank, formerly WGZ. Version 0 moved the digits of account numbers whose digit 5 is 9, and had four special
  // accounts. We don't have the text of version 1, and other sources differ on whether this still holds.
  4901: {
    apply: ({ account }) =>
      account[4] === '9' || ['36', '936', '999', '6060'].includes(withoutZeros(account)) ? 'unclear' : null,
  },
  // Sparkasse LeerWittmund
  5000: withFixedBlz('28550000'),
  // Landesbank Baden-Württemberg
  5100: unchanged,
  5300: unchanged,
  // Deutsche Bausparkasse Badenia
  5700: withFixedBlz('66010200'),
};

/**
 * Rule 36. Account numbers from 100000 to 899999 are filled up with three zeros on the right. These stay as they are:
 * 30000000 to 59999999, 100000000 to 899999999, and of ten digits those that begin with 1, 3 to 6, 70, 85 and 9. All
 * others have no IBAN.
 */
function hamburgAccount({ blz, account, method }: RuleInput): RuleResult | RefusalCode {
  if (!/^(0000[1-8]|00[3-5]|0[1-8]|[13-69]|70|85)/.test(account)) return 'account';
  if (checkTenDigits(method, account, blz) === 'invalid') return 'check-digit';
  const moved = withBlz(blz, '21050000');
  if (!account.startsWith('0000')) return moved;
  const filled = filledUp(account, '000');
  return { ...moved, ...filled, changes: [...moved.changes, ...filled.changes] };
}

const filledUp = (account: string, zeros: string) => ({
  account: appendZeros(account, zeros),
  changes: [{ code: 'zeros-appended' as const, appended: zeros }],
});
