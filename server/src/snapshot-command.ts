import { writeFileSync } from 'node:fs';
import { differenceBetween } from './bundesbank/difference.ts';
import { brokenLimits, checkPlausible } from './bundesbank/gates.ts';
import { readOriginal } from './bundesbank/original.ts';
import { formatSnapshot } from './directory/snapshot.ts';
import { SNAPSHOT } from './project.ts';

/** `npm run snapshot -- FILE`: makes the snapshot, which the package carries, from an original bank file. */
const [file] = process.argv.slice(2);
try {
  if (file === undefined)
    throw new Error('Usage: npm run snapshot -- FILE, named like the original: blz_2026-03-09.txt.');
  const { banks, ...edition } = readOriginal(file);
  checkPlausible(brokenLimits(banks, [], differenceBetween([], banks)), edition.sha256);
  writeFileSync(SNAPSHOT, formatSnapshot({ edition, banks }));
  console.log(`${banks.length} banks of ${edition.validFrom} until ${edition.validUntil} written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
