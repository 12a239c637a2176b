import type { Bank } from './bank.ts';
import { Directory } from './directory.ts';
import type { Edition } from './edition.ts';
import { directoryCsv, directoryJson, formerCsv, formerJson, rechnerScript } from './texts.ts';

const TEXTS = [rechnerScript, directoryJson, directoryCsv, formerJson, formerCsv];

/**
 * Makes all that the server makes of an edition: the indexes of its search, and its files. To be called before the
 * edition is stored: one that can't be served must not take the place of one that can.
 *
 * @throws whatever keeps the server from serving it
 */
export function makeAll(edition: Edition, banks: readonly Bank[]): void {
  const directory = new Directory(banks, edition.validFrom);
  directory.search('Bank');
  directory.searchFormer('Bank');
  for (const make of TEXTS) make({ banks, former: directory.formerBanks(), edition });
}
