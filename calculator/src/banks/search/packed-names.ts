import { readFormerNames } from '../../../tables/former-names.js';
import { readSnapshot } from '../../../tables/snapshot.js';
import type { NameRow } from './names-in-use.ts';
import { NAMES_IN_USE } from './names-in-use.ts';
import { foldText } from './spelling.ts';

const withoutSource = (rows: readonly NameRow[]) => rows.map(([name, blz]) => [name, blz] as const);

const inUse = new Set(NAMES_IN_USE.map(([name]) => foldText(name)));
/** A name that people use today is no former one, whatever the files say. */
const former = readFormerNames().filter(([name]) => !inUse.has(foldText(name)));

/** The build evaluates this module, so the scripts contain names and BLZs, and not where the names are from. */
export const packedNames = {
  inUse: withoutSource(NAMES_IN_USE),
  former: withoutSource(former),
};

/** The names that are shown instead of the directory's. Lists need no others. */
export const headlines = withoutSource(NAMES_IN_USE.filter(([, , , use]) => use !== undefined));

const { banks } = readSnapshot();
const bankOf = new Map(banks.map((bank) => [bank.blz, bank]));
const names = banks.map(({ name }) => name);
/** Names that only one bank has. */
const ownNames = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)));

/** Whether the search of banken.js needs this name: the directory's name lacks it, and is that of one BLZ only. */
function isNeeded(folded: string, blz: string): boolean {
  const bank = bankOf.get(blz);
  if (!bank || folded.includes(' ') || !ownNames.has(bank.name)) return false;
  return !` ${foldText(`${bank.name} ${bank.city}`)}`.includes(` ${folded}`);
}

/**
 * Names in use of one word, folded, with their BLZ, for banken.js, which has no room for all: `haspa20050550`. Names that
 * several Bankleitzahlen share are not in it: a BLZ of HVB would be a guess.
 */
export const shortNames = NAMES_IN_USE.map(([name, blz]) => [foldText(name), blz] as const)
  .filter(([name, blz]) => isNeeded(name, blz))
  .map(([name, blz]) => name + blz)
  .sort()
  .join(' ');
