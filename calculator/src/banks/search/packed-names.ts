import { readFormerNames, SHARED_BEGINNINGS } from '../../../tables/former-names.js';
import { readSnapshot } from '../../../tables/snapshot.js';
import { dataText, readTsv } from '../../../tables/tsv.js';
import { foldText } from './spelling.ts';

const namesInUse = readTsv(dataText('names-in-use'));
const withoutSource = (rows: readonly (readonly string[])[]) =>
  rows.map(([name = '', blz = '']) => [name, blz] as const);

const inUse = new Set(namesInUse.map(([name = '']) => foldText(name)));
/** A name that people use today is not a former one, whatever the files say. */
const former = readFormerNames().filter(([name]) => !inUse.has(foldText(name)));

/** The build evaluates this module, so the scripts contain names and BLZs, and not where the names are from. */
export const packedNames = {
  inUse: withoutSource(namesInUse),
  former: withoutSource(former),
};

/** The search tells banks apart as the table of former names does. */
export const sharedBeginnings = SHARED_BEGINNINGS;

/** The names that are shown instead of the directory's. Lists need no others. */
export const headlines = withoutSource(namesInUse.filter(([, , , use]) => use === 'headline'));

const { banks } = readSnapshot();
const bankOf = new Map(banks.map((bank) => [bank.blz, bank]));
const names = banks.map(({ name }) => name);
/** Names that only one BLZ has. */
const ownNames = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)));

/** Whether the search of banken.js needs this name: the directory's name lacks it, and belongs to one BLZ only. */
function isNeeded(folded: string, blz: string): boolean {
  const bank = bankOf.get(blz);
  if (!bank || folded.includes(' ') || !ownNames.has(bank.name)) return false;
  return !` ${foldText(`${bank.name} ${bank.city}`)}`.includes(` ${folded}`);
}

/**
 * Names in use of one word, folded, with their BLZ, for banken.js, which has no room for all: `haspa20050550`. Names of
 * banks with several Bankleitzahlen are left out: a BLZ of HVB would be a guess.
 */
export const shortNames = withoutSource(namesInUse)
  .map(([name, blz]) => [foldText(name), blz] as const)
  .filter(([name, blz]) => isNeeded(name, blz))
  .map(([name, blz]) => name + blz)
  .sort()
  .join(' ');
