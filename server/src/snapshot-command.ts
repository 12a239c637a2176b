import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentsOf } from './bundesbank/contents.ts';
import { checkPlausible } from './bundesbank/gates.ts';
import { quarterFrom } from './bundesbank/quarter.ts';
import { formatSnapshot } from './directory/snapshot.ts';
import { SNAPSHOT } from './project.ts';

/** `npm run snapshot -- FILE`: makes the directory that the package carries out of an original bank file. */
const [file] = process.argv.slice(2);
try {
  if (file === undefined)
    throw new Error('Usage: npm run snapshot -- FILE, named like the original: blz_2026-03-09.txt.');
  const { banks, records, bytes, sha256, highestRecordNumber, lastingRecords, ...told } = contentsOf(
    readFileSync(file),
  );
  // TXT and CSV do not tell their validity; the name under which the file was kept does.
  const firstDay = told.validFrom ?? /\d{4}-\d{2}-\d{2}/.exec(basename(file))?.[0];
  if (firstDay === undefined)
    throw new Error(`${file} tells its first day of validity neither inside nor in its name.`);
  const validity = told.validUntil ? told : quarterFrom(firstDay);
  const { validFrom, validUntil } = validity;
  checkPlausible(banks, [], sha256);
  const edition = { records, bytes, validFrom, validUntil, sha256, highestRecordNumber, lastingRecords };
  writeFileSync(SNAPSHOT, formatSnapshot({ edition, banks }));
  console.log(`${banks.length} banks of ${validFrom} until ${validUntil} written.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
