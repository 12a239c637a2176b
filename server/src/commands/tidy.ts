import { readConfig } from '../config.ts';
import { tidy } from '../store/tidy.ts';
import { reportFault } from './command-line.ts';

const USAGE = `Usage: npm run tidy

Drops the tables that other versions of IBAN-Rechner have made in DATABASE_URL, unless they are in use.

Exit status: 0 nothing is left of them, 3 some are in use, 4 the database can't be used, 5 wrong settings or arguments,
6 a fault of this program.`;

/** `npm run tidy`. @returns the exit status */
async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.error(USAGE);
    return 5;
  }
  const { dropped, left } = await tidy(readConfig(process.env).DATABASE_URL);
  for (const name of dropped) console.log(`Dropped ${name}.`);
  for (const sentence of left) console.error(sentence);
  if (dropped.length + left.length === 0) console.log('There are no tables of other versions.');
  return left.length > 0 ? 3 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = reportFault(error);
}
