import { groupsOf } from './grouping.ts';
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
  if (ibans.length > 1) return unclear(ibans.map((one) => ({ iban: one })));
  if (hasUnclearEnd) return unclear([{ iban }]);
  if (numbers.code === 'account') {
    const { blz, kontonummer } = numbers;
    return isIbanOf(iban, numbers, banks)
      ? { code: 'iban', iban }
      : { code: 'contradiction', iban, blz, kontonummer };
  }
  if (
    numbers.code === 'incomplete' &&
    !contains(iban, 'blz' in numbers ? numbers.blz : numbers.kontonummer)
  ) {
    const isLabelled = owned.some(({ owner }) => owner === 'kontonummer');
    return 'blz' in numbers || isLabelled
      ? { ...numbers, code: 'contradiction', iban }
      : { code: 'iban', iban };
  }
  if (numbers.code === 'unclear') {
    const accounts = numbers.candidates.filter((candidate): candidate is Account => 'blz' in candidate);
    // Without an account, all labelled numbers must be the IBAN's. Of one that can't be used, the first group counts.
    const isOther =
      accounts.length > 0
        ? !accounts.some((account) => isIbanOf(iban, account, banks))
        : owned.some(
            ({ owner, digits, found }) => owner && !contains(iban, digits || (groupsOf(found)[0] ?? '')),
          );
    if (isOther) return unclear([{ iban }, ...numbers.candidates]);
  }
  return { code: 'iban', iban };
}

/** Whether an IBAN is the account's, directly or by the bank's rule. */
function isIbanOf(iban: string, { blz, kontonummer }: Account, banks: KnownBanks): boolean {
  if (!iban.startsWith('DE')) return contains(iban, blz) && contains(iban, kontonummer);
  return iban.slice(4) === blz + kontonummer.padStart(10, '0') || iban === banks.ibanOf(blz, kontonummer);
}

const contains = (iban: string, digits: string) => iban.slice(4).includes(digits.replace(/^0+/, ''));
