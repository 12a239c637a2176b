import type { Owned } from './owners.ts';
import { type Account, type KnownBanks, type Reading, unclear } from './reading.ts';

/** Compares the IBANs of a text with its other numbers. */
export function readIban(
  { ibans: all, hasUnclearEnd, numbers: owned }: Owned,
  numbers: Reading,
  banks: KnownBanks,
): Reading {
  const ibans = [...new Set(all)];
  const [iban = ''] = ibans;
  const said: Reading = { code: 'iban', iban };
  if (ibans.length > 1) return unclear(ibans.map((one) => ({ iban: one })));
  if (hasUnclearEnd) return unclear([{ iban }]);
  if (numbers.code === 'account')
    return isIbanOf(iban, numbers, banks) ? said : { ...numbers, code: 'contradiction', iban };
  if (numbers.code === 'unclear' && numbers.candidates.length > 0) {
    const isSaid = numbers.candidates.some((one) => 'blz' in one && isIbanOf(iban, one, banks));
    return isSaid ? said : unclear([{ iban }, ...numbers.candidates]);
  }
  const other = owned.find(
    ({ owner, digits, between }) =>
      digits && !contains(iban, digits) && (owner ? between.count === 0 : banks.isBlz(digits)),
  );
  return other ? { code: 'contradiction', iban, [other.owner ?? 'blz']: other.digits } : said;
}

/** Whether an IBAN is that of an account, by the rule of the bank too. */
function isIbanOf(iban: string, { blz, kontonummer }: Account, banks: KnownBanks): boolean {
  if (!iban.startsWith('DE')) return contains(iban, blz) && contains(iban, kontonummer);
  return iban.slice(4) === blz + kontonummer.padStart(10, '0') || iban === banks.ibanOf(blz, kontonummer);
}

const contains = (iban: string, digits: string) => iban.slice(4).includes(digits.replace(/^0+/, ''));
