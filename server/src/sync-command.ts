import { parseArgs } from 'node:util';
import { ConfigError, isSource, readConfig } from './config.ts';
import { berlinDay } from './directory/edition.ts';
import { SNAPSHOT, userAgent } from './project.ts';
import { openStore } from './store/open.ts';
import { type Store, StoreError } from './store/store.ts';
import { showProgress } from './sync/progress.ts';
import { type Report, report } from './sync/report.ts';
import { type Result, type Run, sync } from './sync/run.ts';
import { summarise } from './sync/summary.ts';

/** What a script that calls us can tell from the exit status. */
const EXIT: Readonly<Record<Result['outcome'], number>> = {
  updated: 0,
  unchanged: 0,
  rejected: 1,
  unreachable: 2,
};
const LOCKED = 2;

const USAGE =
  'Usage: npm run sync [-- SOURCE] [--accept SHA256], where SOURCE is an http(s) address or file:PATH.';

/** The longest that a source may ask us to wait; beyond it our own clock must have been wrong. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/** `npm run sync`: one run of the sync, with its progress and its result on the terminal. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const wanted = { ...readArguments(config.SYNC_SOURCE), userAgent: userAgent(config) };
  const store = await openStore(config.DATABASE_URL, SNAPSHOT);
  try {
    if (!(await store.lock())) {
      tell({ outcome: 'locked' }, 'Another run of the sync is under way.');
      return LOCKED;
    }
    return await (process.send ? runScheduled(store, wanted) : runByHand(store, wanted)).finally(() =>
      // Should that fail, the right to sync ends by itself; how the run ended is what counts.
      store.unlock().catch(() => {}),
    );
  } finally {
    await store.close();
  }
}

async function runByHand(store: Store, wanted: Omit<Run, 'observer'>): Promise<number> {
  const progress = showProgress(process.stderr);
  const result = await sync(store, { ...wanted, observer: progress }).finally(progress.end);
  console.log(summarise(result));
  return EXIT[result.outcome];
}

/** The server's schedule has called: it wants no progress, and the source's wish to be left alone counts. */
async function runScheduled(store: Store, wanted: Omit<Run, 'observer'>): Promise<number> {
  const now = new Date();
  const until = (await store.read(berlinDay(now)))?.state.notBefore ?? null;
  const wait = until === null ? 0 : Date.parse(until) - now.getTime();
  if (until !== null && wait > 0 && wait <= LONGEST_WAIT_MS) {
    tell({ outcome: 'waiting', until });
    return 0;
  }
  const result = await sync(store, { ...wanted, observer: { step: () => {}, bytes: () => {} } });
  tell(report(result));
  return EXIT[result.outcome];
}

function tell(message: Report, sentence = ''): void {
  if (process.send) process.send(message);
  else console.error(sentence);
}

function readArguments(configured: string) {
  const { values, positionals } = parsed();
  const [source = configured, ...more] = positionals;
  if (more.length > 0 || !isSource(source)) {
    throw new ConfigError(`"${positionals.join(' ')}" is no source. ${USAGE}`);
  }
  const accept = values.accept?.toLowerCase();
  if (accept !== undefined && !/^[0-9a-f]{64}$/.test(accept)) {
    throw new ConfigError(`--accept takes a SHA-256. ${USAGE}`);
  }
  return { source, accept };
}

function parsed() {
  try {
    return parseArgs({ options: { accept: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StoreError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
