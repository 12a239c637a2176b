import type { Items } from './items.ts';
import type { Account, Candidate, KnownBanks, Reading } from './reading.ts';

/**
 * Compares the IBANs of a text with the other numbers in it.
 *
 * @param ibans one or more, each once
 * @param text all items
 * @param numbers what the items beside the IBANs say
 */
export function readIban(
  ibans: readonly string[],
  text: Items,
  numbers: Reading,
  banks: KnownBanks,
): Reading {
  const [iban = '', ...others] = ibans;
  if (others.length > 0) return { code: 'unclear', candidates: ibans.map((one) => ({ iban: one })) };
  // Digits behind the IBAN that may belong to it.
  const hasUnclearEnd = text.items.some(
    (item, index) =>
      item.kind === 'refused' && !item.fault && !item.isApart && text.items[index - 1]?.kind === 'iban',
  );
  if (hasUnclearEnd) return { code: 'unclear', candidates: [{ iban }] };
  if (numbers.code === 'account')
    return isSame(iban, numbers, banks)
      ? { code: 'iban', iban }
      : { code: 'contradiction', iban, blz: numbers.blz, kontonummer: numbers.kontonummer };
  if (numbers.code === 'incomplete' && text.items.length > 2) {
    if (contains(iban, 'blz' in numbers ? numbers.blz : numbers.kontonummer)) return { code: 'iban', iban };
    return 'blz' in numbers
      ? { code: 'contradiction', iban, blz: numbers.blz }
      : { code: 'contradiction', iban, kontonummer: numbers.kontonummer };
  }
  if (numbers.code === 'incomplete' && 'blz' in numbers && !contains(iban, numbers.blz))
    return { code: 'contradiction', iban, blz: numbers.blz };
  if (numbers.code === 'unclear' && numbers.candidates.length > 0) {
    const accounts = numbers.candidates.filter((candidate): candidate is Account => 'blz' in candidate);
    if (!accounts.some((account) => isSame(iban, account, banks)))
      return { code: 'unclear', candidates: [{ iban } as Candidate, ...numbers.candidates] };
  }
  return { code: 'iban', iban };
}

/** Whether an IBAN is that of an account, by the rule of the bank too. */
function isSame(iban: string, { blz, kontonummer }: Account, banks: KnownBanks): boolean {
  if (!iban.startsWith('DE')) return contains(iban, blz) && contains(iban, kontonummer);
  return iban.slice(4) === blz + kontonummer.padStart(10, '0') || iban === banks.ibanOf(blz, kontonummer);
}

const contains = (iban: string, digits: string) => iban.slice(4).includes(digits.replace(/^0+/, ''));
