import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GERMAN_LIST_WORDS } from '../calculator/src/words/de/lists.ts';
import { readWorkbook } from '../calculator/src/workbooks/read-workbook.ts';
import { writeWorkbook } from '../calculator/src/workbooks/write-workbook.ts';
import { formatted, median, QUICK, report } from './figures.ts';
import { randomFrom } from './requests.ts';

// The CPU time and the memory that it takes to write and to read a workbook. Each run is a process of its own, so that the peak
// of its memory is its own: this file calls itself with what to do, the path and the number of rows.

const ROWS = QUICK ? 1000 : 500_000;
const ROUNDS = QUICK ? 1 : 3;
const LIMIT_MS = 25_000;
const LIMITS_MB = { write: 150, read: 600 };
const HEADER = ['Nr.', 'Name', 'Straße', 'BLZ', 'Konto', 'IBAN', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'];

interface Run {
  /** Of CPU time, which depends little on other programs on the machine. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

const random = randomFrom(28);
const digits = (count: number) => String(Math.floor(random() * 10 ** count)).padStart(count, '0');

/** Rows as a checked list of members has them. */
function* rows(count: number): Generator<string[]> {
  for (let row = 1; row <= count; row += 1) {
    const [blz, account] = [digits(8), digits(10)];
    yield [
      String(row),
      `Mitglied Müller-${digits(5)}`,
      `Hauptstraße ${digits(3)}`,
      blz,
      account,
      `DE89${blz}${account}`,
      'COBADEFFXXX',
      'Commerzbank',
      'richtig',
      '',
    ];
  }
}

async function write(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  for (const piece of writeWorkbook(HEADER, rows(count), 'Ergebnis'))
    if (!file.write(piece)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
}

function read(path: string, count: number): void {
  const result = readWorkbook(readFileSync(path), GERMAN_LIST_WORDS.cells);
  if ('fault' in result) throw new Error(result.fault);
  const content = result.workbook.sheets[0]?.read();
  if (!content || 'fault' in content || content.rows.length !== count + 1)
    throw new Error('The workbook was not read.');
}

const [action, path, count] = process.argv.slice(2).filter((argument) => argument !== '--quick');
if (action && path && count) {
  const start = process.cpuUsage();
  if (action === 'write') await write(path, Number(count));
  else read(path, Number(count));
  const { user, system } = process.cpuUsage(start);
  const run: Run = {
    milliseconds: (user + system) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1000,
  };
  console.log(JSON.stringify(run));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-workbooks-'));
  try {
    measure(join(folder, 'list.xlsx'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(path: string): void {
  for (const action of ['write', 'read'] as const) {
    const runs = Array.from({ length: ROUNDS }, (): Run => {
      const args = [fileURLToPath(import.meta.url), action, path, String(ROWS)];
      return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    });
    const times = runs.map(({ milliseconds }) => milliseconds);
    const memory = runs.map(({ megabytes }) => megabytes);
    const against = (values: readonly number[], limit: number) => values.map((value) => value / limit);
    report(`${action}: time`, `limit of ${formatted(LIMIT_MS)} ms`, against(times, LIMIT_MS), {
      aim: '≤ 1',
      measured: `${formatted(median(times))} ms of CPU, file of ${formatted(statSync(path).size / 1e6)} MB`,
    });
    report(`${action}: memory`, `limit of ${LIMITS_MB[action]} MB`, against(memory, LIMITS_MB[action]), {
      aim: '≤ 1',
      measured: `${formatted(Math.max(...memory))} MB at most`,
    });
  }
}
