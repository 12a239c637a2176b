import {
  FORMER_BANKS_TSV,
  type FormerBank,
  readFormerBanks,
  renewFormerBanks,
  SNAPSHOT_TSV,
} from '../calculator/former-banks.ts';
import type { Bank } from './bank.ts';
import { parseSnapshot } from './snapshot.ts';

/**
 * The banks that are gone, seen from an edition: those of the calculator's table that it lacks, and if it is newer than
 * the edition that came with the program, what it has dropped since. Each successor is a bank of the edition.
 *
 * @param validFrom the first day of the edition; null if it is not known
 * @returns by Bankleitzahl, in its order
 */
export function formerBanksOf(banks: readonly Bank[], validFrom: string | null): Map<string, FormerBank> {
  const snapshot = parseSnapshot(SNAPSHOT_TSV);
  const isNewer = validFrom !== null && validFrom > (snapshot.edition.validFrom ?? '');
  const edition = listed(banks, validFrom);
  const before = isNewer ? listed(snapshot.banks, snapshot.edition.validFrom) : edition;
  const former = renewFormerBanks(before, edition, readFormerBanks(FORMER_BANKS_TSV));
  return new Map(former.map((bank) => [bank.blz, bank]));
}

/** An edition as the calculator's tables have it. */
const listed = (banks: readonly Bank[], validFrom: string | null) => ({
  validFrom,
  banks: banks.map(({ checkMethod, ...bank }) => ({ ...bank, method: checkMethod })),
});
