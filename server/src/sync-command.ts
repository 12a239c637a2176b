import { ConfigError, readConfig } from './config.ts';
import { berlinDay } from './directory/edition.ts';
import { SNAPSHOT, userAgent } from './project.ts';
import { openStore } from './store/open.ts';
import { type Holder, type Store, StoreError } from './store/store.ts';
import { showProgress } from './sync/progress.ts';
import { type Report, report } from './sync/report.ts';
import type { Result } from './sync/result.ts';
import { type Run, sync } from './sync/run.ts';
import { asJson, summarise } from './sync/summary.ts';
import { type Arguments, readArguments } from './sync-arguments.ts';

/** What a script that calls us can tell from the exit status. */
const EXIT: Readonly<Record<Result['outcome'], number>> = {
  updated: 0,
  unchanged: 0,
  rejected: 1,
  unreachable: 2,
};
const LOCKED = 3;
const DATABASE_FAILED = 4;
const WRONG_USE = 5;
const BROKEN = 6;

/** Longer waits are not believed: our own clock must have been wrong when they were noted. */
const MAX_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long a run that was noted keeps a start from asking the source again. */
const TRIED_MS = 60 * 60 * 1000;

/** How long giving back the right to sync may take after a signal. */
const GOODBYE_MS = 1_000;

/** `npm run sync`: one run of the sync, with its progress and its result on the terminal. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const wanted = readArguments(config.SYNC_SOURCE, process.argv.slice(2));
  if (wanted.help !== null) {
    console.log(wanted.help);
    return 0;
  }
  const store = await openStore(config.DATABASE_URL, SNAPSHOT);
  try {
    if (!(await store.lock())) return refuseLocked(await store.holder(), wanted);
    endOnSignal(store);
    return await run(store, { ...wanted, userAgent: userAgent(config) }).finally(() =>
      // If that fails, the right to sync ends by itself. What counts is how the run ended.
      store.unlock().catch(() => {}),
    );
  } finally {
    await store.close();
  }
}

type Wanted = Arguments & Pick<Run, 'userAgent'>;

function run(store: Store, wanted: Wanted): Promise<number> {
  if (process.send) return runScheduled(store, wanted);
  return wanted.back ? goBack(store, wanted) : runByHand(store, wanted);
}

async function runByHand(store: Store, wanted: Wanted): Promise<number> {
  const progress = showProgress(process.stderr);
  const result = await sync(store, { ...wanted, observer: progress }).finally(progress.end);
  console.log(wanted.json ? asJson(result) : summarise(result, wanted));
  return EXIT[result.outcome];
}

async function goBack(store: Store, { json }: Wanted): Promise<number> {
  const now = new Date();
  const edition = await store.back(berlinDay(now), now.toISOString());
  const outcome = edition ? 'updated' : 'rejected';
  const { validFrom, validUntil, banks } = edition ?? {};
  const served = validFrom ? `the edition of ${validFrom} until ${validUntil}` : 'the edition before';
  const sentence = edition ? `Serving ${served} again, ${banks} banks.` : 'There is no edition before.';
  console.log(json ? JSON.stringify({ outcome, edition }) : `${outcome}\n  ${sentence}`);
  return EXIT[outcome];
}

/** The server's schedule has called: it wants no progress, and the source's wish to be left alone counts. */
async function runScheduled(store: Store, wanted: Wanted): Promise<number> {
  const now = new Date();
  const state = (await store.read(berlinDay(now)))?.state;
  const triedAt = wanted.unlessTried && state?.lastAttempt ? Date.parse(state.lastAttempt.at) : null;
  const waits = [
    { until: state?.notBefore ? Date.parse(state.notBefore) : null, longest: MAX_WAIT_MS },
    { until: triedAt === null ? null : triedAt + TRIED_MS, longest: TRIED_MS },
  ];
  for (const { until, longest } of waits) {
    const wait = until === null ? 0 : until - now.getTime();
    if (until === null || wait <= 0 || wait > longest) continue;
    process.send?.({ outcome: 'waiting', until: new Date(until).toISOString() } satisfies Report);
    return 0;
  }
  const result = await sync(store, { ...wanted, observer: { step: () => {}, bytes: () => {} } });
  process.send?.(report(result));
  return EXIT[result.outcome];
}

function refuseLocked(holder: Holder | null, { json }: Arguments): number {
  const since = holder?.since ? `, since ${holder.since}` : '';
  const sentence = `Another run of the sync is under way${holder ? `: ${holder.who}${since}` : ''}.`;
  if (process.send) process.send({ outcome: 'locked' } satisfies Report);
  else if (json) console.log(JSON.stringify({ outcome: 'locked', holder }));
  else console.error(sentence);
  return LOCKED;
}

/** Ctrl-C, or a supervisor: gives the right to sync back first. What is being stored is stored whole or not at all. */
function endOnSignal(store: Store): void {
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, status] of Object.entries(signals)) {
    process.once(signal, () => {
      setTimeout(() => process.exit(status), GOODBYE_MS);
      store
        .unlock()
        .catch(() => {})
        .finally(() => process.exit(status));
    });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isWrongUse = error instanceof ConfigError;
  const isExpected = isWrongUse || error instanceof StoreError;
  console.error(isExpected ? error.message : error);
  process.exitCode = isWrongUse ? WRONG_USE : isExpected ? DATABASE_FAILED : BROKEN;
}
