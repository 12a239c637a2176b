import type { Bank } from './bank.ts';
import { Directory } from './directory.ts';
import type { Edition } from './edition.ts';
import { directoryCsv, directoryJson, formerCsv, formerJson, rechnerScript } from './texts.ts';

const TEXTS = [rechnerScript, directoryJson, directoryCsv, formerJson, formerCsv];

/**
 * Tests an edition before it is stored: makes the search indexes and the files that the server will need, and throws
 * them away. So an edition that can't be served never replaces one that can.
 *
 * @throws the first error that making one of them gives
 */
export function assertServable(edition: Edition, banks: readonly Bank[]): void {
  const directory = new Directory(banks, edition.validFrom);
  directory.search('Bank');
  directory.searchFormer('Bank');
  for (const make of TEXTS) make({ banks, former: directory.formerBanks(), edition });
}
