import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentsOf } from '../server/src/bundesbank/contents.ts';
import { differenceBetween } from '../server/src/bundesbank/difference.ts';
import { checkPlausible } from '../server/src/bundesbank/gates.ts';
import { checkMarks } from '../server/src/bundesbank/marks.ts';
import type { Bank } from '../server/src/directory/bank.ts';
import { openSqlite } from '../server/src/store/sqlite.ts';
import { SYNC_FLAGS } from '../server/src/sync/schedule.ts';
import { csv, FULL_SIZE, records, snapshot, txt, xml } from '../server/test/bank-file.ts';
import { median, QUICK, ratios, report, shown } from './figures.ts';
import { withFolder } from './servers.ts';

/*
 * What one sync costs once the file is there: read, check, store.
 *
 * write FORMAT TIMES FILE: writes a file of so many times today's records.
 * measure FILE ROUNDS: prints what it costs as JSON, in milliseconds of CPU and in bytes.
 * Without either: does both for each format and size. Each is a process of its own, because memory that another file
 * or the writing left behind would hide what this one takes.
 */

/** The snapshot so many times over, each copy under codes of its own. */
function copies(count: number): Bank[] {
  return Array.from({ length: count }, (_, copy) =>
    snapshot.banks.map((bank, index) => ({ ...bank, blz: String(10_000_000 + copy * 10_000 + index) })),
  ).flat();
}

function write(format: 'txt' | 'csv' | 'xml', times: number, path: string): void {
  writeFileSync(path, { txt, csv, xml }[format](records(copies(times), FULL_SIZE * times)));
}

interface Cost {
  readonly cold: number;
  readonly warm: readonly number[];
  readonly growth: number;
}

async function measure(path: string, rounds: number): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-bench-'));
  const store = openSqlite(join(folder, 'bench.sqlite'));
  const edition = { origin: 'sync', at: '2026-03-09T03:00:00.000Z', ...snapshot.edition } as const;
  let stored: readonly Bank[] | null = null;

  async function syncOnce() {
    const start = process.cpuUsage();
    const contents = contentsOf(readFileSync(path));
    const { banks } = contents;
    const difference = differenceBetween(stored ?? banks, banks);
    checkPlausible(contents, stored ?? banks, difference);
    // Whatever quarter the XML names: nothing has changed.
    const undated = { ...contents, validFrom: null, validUntil: null };
    checkMarks(undated, { ...edition, banks: banks.length }, difference);
    await store.add({ ...edition, banks: banks.length }, banks, '2026-03-09');
    stored = banks;
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }

  const before = process.memoryUsage().rss;
  const cold = await syncOnce();
  // In kilobytes, and the highest it ever was.
  const growth = process.resourceUsage().maxRSS * 1024 - before;
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) warm.push(await syncOnce());
  await store.close();
  rmSync(folder, { recursive: true });
  return { cold, warm, growth };
}

/** In a process that is run like the sync itself. */
function run(...args: string[]): string {
  const command = [...SYNC_FLAGS, fileURLToPath(import.meta.url), ...args];
  return execFileSync(process.execPath, command, { encoding: 'utf8' });
}

function compareSizes(folder: string): void {
  for (const format of ['txt', 'csv', 'xml']) {
    const [one, ...larger] = (QUICK ? [1, 3] : [1, 3, 10]).map((times) => {
      const file = join(folder, 'file');
      run('write', format, String(times), file);
      return { times, ...(JSON.parse(run('measure', file, QUICK ? '1' : '5')) as Cost) };
    });
    for (const { times, warm, growth, cold } of larger) {
      const baseline = 'today’s records';
      if (!one) continue;
      report(`CPU to sync ${times}× the records, ${format}`, baseline, ratios(warm, one.warm), {
        goal: `≤ ${(1.2 * times).toFixed(1)}`,
        measured: `${shown(median(warm))} against ${shown(median(one.warm))} ms; first run ${shown(cold)} against ${shown(one.cold)} ms`,
      });
      report(`memory to sync ${times}× the records, ${format}`, baseline, [growth / one.growth], {
        goal: `≤ ${(1.2 * times).toFixed(1)}`,
        measured: `${shown(growth / 1e6)} against ${shown(one.growth / 1e6)} MB more`,
      });
    }
  }
}

const [task, ...words] = process.argv.slice(2);
if (task === 'write') {
  const [format = 'txt', times = '1', path = ''] = words;
  write(format as 'txt', Number(times), path);
} else if (task === 'measure') {
  const [path = '', rounds = '5'] = words;
  console.log(JSON.stringify(await measure(path, Number(rounds))));
} else {
  await withFolder(async (folder) => compareSizes(folder));
}
