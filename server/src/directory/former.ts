import {
  carriedEdition,
  type FormerBank,
  formerBanks,
  renewFormerBanks,
} from '../calculator/former-banks.ts';
import type { Bank } from './bank.ts';

/**
 * The banks that are gone, seen from an edition: those of the calculator's table that it lacks, and if it is newer than
 * the edition that came with the program, what it has dropped since. Each successor is a bank of the edition.
 *
 * @param validFrom the first day of the edition; null if it is not known
 * @returns by Bankleitzahl, in its order
 */
export function formerBanksOf(banks: readonly Bank[], validFrom: string | null): Map<string, FormerBank> {
  const edition = {
    validFrom,
    banks: banks.map(({ checkMethod, ...bank }) => ({ ...bank, method: checkMethod })),
  };
  const isNewer = validFrom !== null && validFrom > (carriedEdition.validFrom ?? '');
  const former = renewFormerBanks(isNewer ? carriedEdition : edition, edition, formerBanks);
  return new Map(former.map((bank) => [bank.blz, bank]));
}
