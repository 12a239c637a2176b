import { readConfig } from '../config.ts';
import { berlinDay } from '../directory/edition.ts';
import { NEXT_EDITION, SNAPSHOT, userAgent } from '../project.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { type Report, reportOf } from '../sync/report.ts';
import type { Result } from '../sync/result.ts';
import { type Run, sync } from '../sync/run.ts';
import { reportFault } from './command-line.ts';
import { showProgress } from './progress.ts';
import { asJson, summarise } from './summary.ts';
import { type Arguments, readArguments } from './sync-arguments.ts';

const EXIT_STATUS: Readonly<Record<Result['outcome'], number>> = {
  updated: 0,
  unchanged: 0,
  rejected: 1,
  unreachable: 2,
};

/** Longer waits are ignored: our own clock must have been wrong when they were noted. */
const MAX_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * `npm run sync`: one run of the sync, with its progress and its result on the terminal. The server's schedule starts
 * the same command, and gets a report instead.
 *
 * @returns the exit status
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const wanted = readArguments(config.SYNC_SOURCE, process.argv.slice(2));
  if (wanted.help !== null) {
    console.log(wanted.help);
    return 0;
  }
  const store = await openStore(config.DATABASE_URL, SNAPSHOT, NEXT_EDITION);
  try {
    return await run(store, { ...wanted, userAgent: userAgent(config) });
  } finally {
    await store.close();
  }
}

type Wanted = Arguments & Pick<Run, 'userAgent'>;

function run(store: Store, wanted: Wanted): Promise<number> {
  // Only a process that the schedule has forked can send.
  if (process.send) return runScheduled(store, wanted);
  return wanted.back ? goBack(store, wanted) : runByHand(store, wanted);
}

async function runByHand(store: Store, wanted: Wanted): Promise<number> {
  const progress = showProgress(process.stderr);
  const result = await sync(store, { ...wanted, observer: progress }).finally(progress.end);
  console.log(wanted.json ? asJson(result) : summarise(result, wanted));
  return EXIT_STATUS[result.outcome];
}

async function goBack(store: Store, { json }: Wanted): Promise<number> {
  const now = new Date();
  const edition = await store.goBack(berlinDay(now), now.toISOString());
  const outcome = edition ? 'updated' : 'rejected';
  const { validFrom, validUntil, banks } = edition ?? {};
  const served = validFrom ? `the edition of ${validFrom} until ${validUntil}` : 'the edition before';
  const sentence = edition ? `Serving ${served} again, ${banks} banks.` : 'There is no edition before.';
  console.log(json ? JSON.stringify({ outcome, edition }) : `${outcome}\n  ${sentence}`);
  return EXIT_STATUS[outcome];
}

/** A run for the server's schedule. It does nothing if the source was asked a short while ago, or may not be asked yet. */
async function runScheduled(store: Store, wanted: Wanted): Promise<number> {
  const now = new Date();
  const { lastAttempt, notBefore } = (await store.read(berlinDay(now)))?.state ?? {};
  const triedMs = (wanted.unlessTried ?? 0) * 1000;
  const waits = [
    { until: Date.parse(notBefore ?? ''), longest: MAX_WAIT_MS },
    // While a failed run waits for its next attempt, its own wait counts.
    { until: Date.parse(lastAttempt?.at ?? '') + triedMs, longest: triedMs },
  ];
  const { until } =
    waits.find((wait) => wait.until > now.getTime() && wait.until <= now.getTime() + wait.longest) ?? {};
  if (until !== undefined) {
    process.send?.({ outcome: 'waiting', until: new Date(until).toISOString() } satisfies Report);
    return 0;
  }
  const result = await sync(store, wanted);
  process.send?.(reportOf(result));
  return EXIT_STATUS[result.outcome];
}

// The reader of the output may end first (`npm run sync | head -1`). The edition is stored all the same, and the exit
// status does not change.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  process.exitCode = await main();
} catch (error) {
  // Ends at once: a connection that the database has refused stays open for a minute.
  process.exit(reportFault(error));
}
