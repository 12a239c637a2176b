import { parseArgs } from 'node:util';
import { ConfigError, isSource, readConfig } from './config.ts';
import { SNAPSHOT, userAgent } from './project.ts';
import { openStore } from './store/open.ts';
import { StoreError } from './store/store.ts';
import { showProgress } from './sync/progress.ts';
import { type Result, sync } from './sync/run.ts';
import { describe } from './sync/summary.ts';

/** What a script that calls us can tell from the exit status. */
const EXIT: Readonly<Record<Result['outcome'], number>> = {
  updated: 0,
  unchanged: 0,
  rejected: 1,
  unreachable: 2,
};

const USAGE =
  'Usage: npm run sync [-- SOURCE] [--accept SHA256], where SOURCE is an http(s) address or file:PATH.';

/** `npm run sync`: one run of the sync, with its progress and its result on the terminal. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { source, accept } = readArguments(config.SYNC_SOURCE);
  const store = await openStore(config.DATABASE_URL, SNAPSHOT);
  const progress = showProgress(process.stderr);
  const run = sync(store, { source, accept, userAgent: userAgent(config), observer: progress });
  const result = await run.finally(async () => {
    progress.end();
    await store.close();
  });
  // The server's schedule wants the result itself, to log it.
  if (process.send) process.send(result);
  else console.log(describe(result));
  return EXIT[result.outcome];
}

function readArguments(configured: string) {
  const { values, positionals } = parsed();
  const [source = configured, ...more] = positionals;
  if (more.length > 0 || !isSource(source))
    throw new ConfigError(`"${positionals.join(' ')}" is no source. ${USAGE}`);
  const accept = values.accept?.toLowerCase();
  if (accept !== undefined && !/^[0-9a-f]{64}$/.test(accept))
    throw new ConfigError(`--accept takes a SHA-256. ${USAGE}`);
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
