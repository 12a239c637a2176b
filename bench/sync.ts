import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentsOf } from '../server/src/bundesbank/contents.ts';
import { differenceBetween } from '../server/src/bundesbank/difference.ts';
import { brokenLimits, checkMarks, checkPlausible } from '../server/src/bundesbank/gates.ts';
import type { Bank } from '../server/src/directory/bank.ts';
import { openSqlite } from '../server/src/store/sqlite.ts';
import { SYNC_FLAGS } from '../server/src/sync/schedule.ts';
import { csv, FULL_SIZE, records, snapshot, txt, xml } from '../server/test/bank-file.ts';
import { compare, cpuTime, QUICK } from './figures.ts';
import { temporaryFolder } from './servers.ts';

// What it costs to parse, check and store a bank file of ten times today's size, in each format. Each file is measured
// in a process of its own, because memory that an earlier file has left behind would hide how much this one needs: this
// script calls itself with the file, and prints the cost of its syncs as JSON.

const ROUNDS = QUICK ? 1 : 5;
const BASELINE = 'today’s records';
const AIM = '≤ 12';

/** The banks of the snapshot `count` times, each copy with BLZs of its own. */
function copies(count: number): Bank[] {
  return Array.from({ length: count }, (_, copy) =>
    snapshot.banks.map((bank, index) => ({ ...bank, blz: String(10_000_000 + copy * 10_000 + index) })),
  ).flat();
}

interface Cost {
  /** CPU time of each sync after the first one in the process, in milliseconds. */
  readonly warm: readonly number[];
  /** How much the process grew during the first sync, in bytes. */
  readonly growth: number;
}

async function measure(path: string): Promise<Cost> {
  const store = await openSqlite(join(temporaryFolder(), 'bench.sqlite'));
  const edition = { origin: 'sync', at: '2026-03-09T03:00:00.000Z', ...snapshot.edition } as const;
  let stored: readonly Bank[] | null = null;

  async function syncOnce() {
    const start = process.cpuUsage();
    const contents = contentsOf(readFileSync(path));
    const { banks } = contents;
    const difference = differenceBetween(stored ?? banks, banks);
    checkPlausible(brokenLimits(banks, stored ?? banks, difference), contents.sha256);
    // The XML names its quarter, which may not follow the stored one. Nothing has changed, so no mark is missing.
    const undated = { ...contents, validFrom: null, validUntil: null };
    checkMarks(undated, { ...edition, banks: banks.length }, difference);
    const origin = { file: path, etag: null, lastModified: null };
    await store.add({ edition: { ...edition, banks: banks.length }, banks }, origin, '2026-03-09');
    stored = banks;
    return cpuTime(start);
  }

  const before = process.memoryUsage().rss;
  await syncOnce();
  // maxRSS is in kilobytes, and the highest value so far.
  const growth = process.resourceUsage().maxRSS * 1024 - before;
  const warm: number[] = [];
  while (warm.length < ROUNDS) warm.push(await syncOnce());
  await store.close();
  return { warm, growth };
}

function compareSizes(): void {
  const file = join(temporaryFolder(), 'file');
  const quick = QUICK ? ['--quick'] : [];
  const command = [...SYNC_FLAGS, fileURLToPath(import.meta.url), file, ...quick];
  for (const [format, write] of Object.entries({ txt, csv, xml })) {
    const costOf = (times: number): Cost => {
      writeFileSync(file, write(records(copies(times), FULL_SIZE * times)));
      return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' }));
    };
    const [one, ten] = [costOf(1), costOf(10)];
    compare(`CPU, ${format}`, BASELINE, ten.warm, one.warm, 'ms', { aim: AIM });
    const [most, least] = [[ten.growth / 1e6], [one.growth / 1e6]];
    compare(`memory, ${format}`, BASELINE, most, least, 'MB', { aim: AIM, more: ' more' });
  }
}

const [file] = process.argv.slice(2).filter((argument) => argument !== '--quick');
if (file) console.log(JSON.stringify(await measure(file)));
else compareSizes();
