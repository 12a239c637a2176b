import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWorkbook } from '../calculator/src/lists/workbooks/write-workbook.ts';
import { randomNumbers } from '../calculator/test/random.ts';
import { CALCULATOR_DIST } from '../server/src/project.ts';
import { snapshot } from '../server/test/bank-file.ts';
import { cpuTime, QUICK, reportLimit } from './figures.ts';
import { temporaryFolder } from './servers.ts';

// The CPU time and the memory of the command for long lists. Each run is a process of its own, so that the peak of its
// memory is its own: this file calls itself with the list and the path of the result, and runs the command there.

const ROWS = QUICK ? 1000 : 500_000;
const ROUNDS = QUICK ? 1 : 3;
const LIMIT_MS = { csv: 30_000, xlsx: 60_000 };
const LIMIT_MB = { csv: 700, xlsx: 900 };
const HEADER = ['Nr.', 'Name', 'Ort', 'BLZ', 'Konto'];

type Format = keyof typeof LIMIT_MS;

interface Run {
  /** Of CPU time, which depends little on other programs on the machine. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

const [list, result] = process.argv.slice(2).filter((argument) => argument !== '--quick');
if (list && result) await runCommand(list, result);
else for (const format of ['csv', 'xlsx'] as const) measure(format);

/** Rows with any bank and an account of up to ten digits. */
function* rows(): Generator<string[]> {
  const below = randomNumbers(28);
  for (let row = 1; row <= ROWS; row += 1) {
    const { blz, city } = snapshot.banks[below(snapshot.banks.length)] ?? {};
    const account = below(10 ** (4 + below(7)));
    yield [String(row), `Mitglied Müller-${row}`, city ?? '', blz ?? '', String(account)];
  }
}

function contentOf(format: Format): Uint8Array {
  if (format === 'xlsx')
    return Buffer.concat([...writeWorkbook({ header: HEADER, rows: rows() }, 'Ergebnis')]);
  return Buffer.from([HEADER, ...rows()].map((cells) => `${cells.join(';')}\n`).join(''));
}

async function runCommand(list: string, result: string): Promise<void> {
  process.argv = [process.argv[0] ?? '', 'iban-rechner', list, '-o', result];
  await import(new URL('command.js', CALCULATOR_DIST).href);
  if (process.exitCode === 2) throw new Error('The command has failed.');
  // Status 1: not all accounts are right.
  process.exitCode = 0;
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(JSON.stringify({ milliseconds: cpuTime(), megabytes } satisfies Run));
}

function measure(format: Format): void {
  const folder = temporaryFolder();
  const path = join(folder, `list.${format}`);
  writeFileSync(path, contentOf(format));
  const runs = Array.from({ length: ROUNDS }, (_, round): Run => {
    const args = [fileURLToPath(import.meta.url), path, join(folder, `result-${round}.${format}`)];
    const output = execFileSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(output);
  });
  const what = `.${format} to .${format}`;
  const times = runs.map(({ milliseconds }) => milliseconds);
  reportLimit(`${what}: time`, times, LIMIT_MS[format], 'ms');
  const memory = runs.map(({ megabytes }) => megabytes);
  reportLimit(`${what}: memory`, memory, LIMIT_MB[format], 'MB');
}
