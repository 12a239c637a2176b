import { groupsOf } from './grouping.ts';
import type { Owned } from './owners.ts';
import { withoutZeros } from './read-free.ts';
import { type Account, type KnownBanks, type Reading, unclear } from './reading.ts';

/** Compares the IBANs of a text with its other numbers. */
export function readIban(
  { ibans: all, hasUnclearEnd, numbers: owned }: Owned,
  numbers: Reading,
  banks: KnownBanks,
): Reading {
  // „Mandatsreferenz DE8937040044, IBAN DE89…“: the beginning of another IBAN is not an IBAN.
  const ibans = [...new Set(all)].filter(
    (one) => !all.some((other) => other !== one && other.startsWith(one)),
  );
  const [iban = ''] = ibans;
  if (ibans.length > 1) return unclear(ibans.map((one) => ({ iban: one })));
  if (hasUnclearEnd) return unclear([{ iban }]);
  if (numbers.code === 'account') {
    const { blz, kontonummer } = numbers;
    return isIbanOf(iban, numbers, banks)
      ? { code: 'iban', iban }
      : { code: 'contradiction', iban, blz, kontonummer };
  }
  /** Whether a single number is the IBAN's, the end of its account, or numbers the accounts: „Konto 1: DE89…“. */
  const isOwn = (number: Partial<Account>) =>
    (number.kontonummer && (number.kontonummer.length < 3 || iban.endsWith(number.kontonummer))) ||
    isIbanOf(iban, { blz: iban.slice(4, 12), kontonummer: iban.slice(12), ...number }, banks);
  if (numbers.code === 'incomplete' && !isOwn(numbers)) {
    const isLabelled = owned.some(({ owner }) => owner === 'kontonummer');
    return 'blz' in numbers || isLabelled
      ? { ...numbers, code: 'contradiction', iban }
      : { code: 'iban', iban };
  }
  const candidates = numbers.code === 'unclear' ? numbers.candidates : [];
  // All labelled numbers must be the IBAN's. Of one that can't be used, the first group counts.
  const isOther =
    (candidates.length > 0 && !candidates.some((one) => 'blz' in one && isIbanOf(iban, one, banks))) ||
    owned.some(
      ({ owner, digits, found }) =>
        owner && !(digits ? isOwn({ [owner]: digits }) : contains(iban, groupsOf(found)[0] ?? '')),
    );
  return isOther ? unclear([{ iban }, ...candidates]) : { code: 'iban', iban };
}

/** Whether an IBAN is the account's, directly or by the bank's rule. */
function isIbanOf(iban: string, { blz, kontonummer }: Account, banks: KnownBanks): boolean {
  if (!iban.startsWith('DE')) return contains(iban, blz) && contains(iban, kontonummer);
  return (
    iban.slice(4) === blz + withoutZeros(kontonummer).padStart(10, '0') ||
    iban === banks.ibanOf(blz, kontonummer)
  );
}

const contains = (iban: string, digits: string) => iban.slice(4).includes(withoutZeros(digits));
