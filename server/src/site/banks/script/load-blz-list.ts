import type { NamesByBlz } from '../../../calculator/functions.ts';
import { parseBlzList } from '../../../directory/blz.ts';

/**
 * Loads the BLZs of all banks, with the banks' names in use. The request is the same for all visitors.
 *
 * @throws Error if the list can't be loaded
 */
export async function loadBlzList(): Promise<NamesByBlz> {
  const response = await fetch('/bankleitzahlen.txt');
  if (!response.ok) throw new Error(`The list of BLZs has the status ${response.status}.`);
  return parseBlzList(await response.text());
}
