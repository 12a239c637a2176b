import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWorkbook } from '../calculator/src/lists/workbooks/write-workbook.ts';
import { randomNumbers } from '../calculator/test/random.ts';
import { CALCULATOR_DIST } from '../server/src/project.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { QUICK, reportLimit } from './figures.ts';
import { temporaryFolder } from './servers.ts';

// The CPU time and the memory of the command for long lists. Each run is a process of its own, so that the peak of its
// memory is its own: this file calls itself with the list and the path of the result, and runs the command there.

const ROWS = QUICK ? 1000 : 500_000;
const ROUNDS = QUICK ? 1 : 3;
const HEADER = ['Nr.', 'Name', 'Ort', 'BLZ', 'Konto'];

const [list, result] = process.argv.slice(2).filter((argument) => argument !== '--quick');
if (list && result) await runCommand(list, result);
else {
  const csv = [HEADER, ...rows()].map((cells) => `${cells.join(';')}\n`).join('');
  measure('csv', Buffer.from(csv), 30_000, 700);
  const xlsx = Buffer.concat([...writeWorkbook({ header: HEADER, rows: rows() }, 'Ergebnis')]);
  measure('xlsx', xlsx, 60_000, 900);
}

/** Rows with any bank and an account of up to ten digits. */
function* rows(): Generator<string[]> {
  const below = randomNumbers(28);
  for (let row = 1; row <= ROWS; row += 1) {
    const { blz = '', city = '' } = snapshot.banks[below(snapshot.banks.length)] ?? {};
    yield [String(row), `Mitglied Müller-${row}`, city, blz, String(below(10 ** (4 + below(7))))];
  }
}

async function runCommand(list: string, result: string): Promise<void> {
  process.argv = [process.argv[0] ?? '', 'iban-rechner', list, '-o', result];
  await import(new URL('command.js', CALCULATOR_DIST).href);
  if (process.exitCode === 2) throw new Error('The command has failed.');
  // Status 1: not all accounts are right.
  process.exitCode = 0;
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify([(user + system) / 1000, process.resourceUsage().maxRSS / 1000]));
}

function measure(format: string, content: Uint8Array, limitMs: number, limitMb: number): void {
  const folder = temporaryFolder();
  const path = join(folder, `list.${format}`);
  writeFileSync(path, content);
  const runs = Array.from({ length: ROUNDS }, (_, round): [milliseconds: number, megabytes: number] => {
    const args = [fileURLToPath(import.meta.url), path, join(folder, `result-${round}.${format}`)];
    return JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  });
  const what = `.${format} to .${format}`;
  reportLimit(
    `${what}: CPU time`,
    runs.map(([milliseconds]) => milliseconds),
    limitMs,
    'ms',
  );
  reportLimit(
    `${what}: memory`,
    runs.map(([, megabytes]) => megabytes),
    limitMb,
    'MB',
  );
}
