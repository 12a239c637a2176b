import { readConfig } from '../config.ts';
import { berlinDay } from '../directory/edition.ts';
import { NEXT_EDITION, SNAPSHOT, userAgent } from '../project.ts';
import { renewing } from '../store/lease.ts';
import { openStore } from '../store/open.ts';
import type { Holder, Store } from '../store/store.ts';
import { showProgress } from '../sync/progress.ts';
import { type Report, reportOf } from '../sync/report.ts';
import type { Result } from '../sync/result.ts';
import { type Run, sync } from '../sync/run.ts';
import { asJson, summarise } from '../sync/summary.ts';
import { reportFault } from './command-line.ts';
import { type Arguments, readArguments } from './sync-arguments.ts';

const EXIT_STATUS: Readonly<Record<Result['outcome'], number>> = {
  updated: 0,
  unchanged: 0,
  rejected: 1,
  unreachable: 2,
};
const LOCKED_STATUS = 3;

/** Longer waits are ignored: our own clock must have been wrong when they were noted. */
const MAX_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/** A run with `--unless-tried` does nothing for this long after the last one. */
const UNLESS_TRIED_MS = 60 * 60 * 1000;

/** How long releasing the sync lock may take after a signal. */
const MAX_UNLOCK_MS = 1_000;

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
    if (!(await store.lock())) return reportLocked(await store.holder(), wanted);
    endOnSignal(store);
    const work = () => run(store, { ...wanted, userAgent: userAgent(config) });
    return await renewing(store, work).finally(() =>
      // If this fails, the lock soon ends by itself, and the result of the run still counts.
      store.unlock().catch(() => {}),
    );
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

/** A run for the server's schedule. It does nothing before the time at which the source may be asked again. */
async function runScheduled(store: Store, wanted: Wanted): Promise<number> {
  const now = new Date();
  const state = await store.state(berlinDay(now));
  const triedAt = wanted.unlessTried && state?.lastAttempt ? Date.parse(state.lastAttempt.at) : null;
  const waits = [
    { until: state?.notBefore ? Date.parse(state.notBefore) : null, longest: MAX_WAIT_MS },
    { until: triedAt === null ? null : triedAt + UNLESS_TRIED_MS, longest: UNLESS_TRIED_MS },
  ];
  for (const { until, longest } of waits) {
    const wait = until === null ? 0 : until - now.getTime();
    if (until === null || wait <= 0 || wait > longest) continue;
    process.send?.({ outcome: 'waiting', until: new Date(until).toISOString() } satisfies Report);
    return 0;
  }
  const result = await sync(store, wanted);
  process.send?.(reportOf(result));
  return EXIT_STATUS[result.outcome];
}

/** Says that another process has the sync lock. */
function reportLocked(holder: Holder | null, { json }: Arguments): number {
  const since = holder?.since ? `, since ${holder.since}` : '';
  const sentence = `Another run of the sync is under way${holder ? `: ${holder.who}${since}` : ''}.`;
  if (process.send) process.send({ outcome: 'locked' } satisfies Report);
  else if (json) console.log(JSON.stringify({ outcome: 'locked', holder }));
  else console.error(sentence);
  return LOCKED_STATUS;
}

/**
 * After a signal, releases the sync lock and ends. An edition being stored then is stored in full or not at all,
 * because that is one transaction.
 *
 * To end, it sends itself the signal again, which no handler catches now. process.exit would wait for a thread that
 * reads from an empty pipe.
 */
function endOnSignal(store: Store): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      const end = () => process.kill(process.pid, signal);
      setTimeout(end, MAX_UNLOCK_MS);
      store
        .unlock()
        .catch(() => {})
        .finally(end);
    });
  }
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
  process.exitCode = reportFault(error);
}
