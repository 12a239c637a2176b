import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, onTestFinished } from 'vitest';
import { cleaningAfterAll } from './cleaning-after-all.ts';
import { type Cleanup, temporaryFolder } from './folder.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Settings for the Impressum. Without them, each start logs a warning. */
export const OPERATOR = {
  OPERATOR_NAME: 'Erika Mustermann',
  OPERATOR_ADDRESS: 'Heidestraße 17, 10115 Berlin',
  OPERATOR_EMAIL: 'post@example.org',
};

/** A built command that runs. */
export interface Process {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the exit status; null if a signal ended it. */
  readonly exited: Promise<number | null>;
}

interface Options {
  readonly stdio?: StdioOptions;
  /** The folder of the build. */
  readonly dist?: string;
}

/** The variables by which libfaketime gives a test run another clock. Servers must have the same clock. */
const CLOCK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
) as Record<string, string>;

/** Starts one of the built commands. From the tests' own environment, it gets only PATH and the clock. */
export function run(
  command: string,
  environment: Record<string, string>,
  args: string[] = [],
  cleanup: Cleanup = onTestFinished,
  { stdio = ['ignore', 'pipe', 'pipe'], dist = DIST }: Options = {},
): Process {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(dist, `${command}.js`), ...args], {
    env: { PATH, ...CLOCK, SYNC_SCHEDULE: 'off', ...OPERATOR, ...environment },
    stdio,
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  const exited = once(child, 'close').then(() => child.exitCode);
  cleanup(async () => {
    // A server that is killed leaves its scheduled sync running; one that gets SIGTERM ends it, too.
    child.kill(environment['SYNC_SCHEDULE'] ? 'SIGTERM' : 'SIGKILL');
    await exited;
  });
  return { child, output, exited };
}

/**
 * Starts the built server on a free port, and waits until it is ready. It has a database of its own, unless the
 * environment names one.
 *
 * @throws with its stderr if it does not start
 */
export async function startServer(
  environment: Record<string, string> = {},
  cleanup: Cleanup = onTestFinished,
  options: Options = {},
) {
  const database =
    environment['DATABASE_URL'] ?? `sqlite:${join(temporaryFolder(cleanup), 'bank-directory.sqlite')}`;
  const server = run('main', { PORT: '0', ...environment, DATABASE_URL: database }, [], cleanup, options);
  await Promise.race([once(server.child.stdout ?? server.child, 'data'), server.exited]);
  const url = /http:\/\/\S+/.exec(server.output.stdout)?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${server.output.stderr}`);
  return { ...server, url, database };
}

/**
 * Starts a server before the first test of a file and ends it after the last: a plain one, or the one of `start`.
 *
 * @returns an object that gets the properties of the started server
 */
export function useServer<Started extends object = Awaited<ReturnType<typeof startServer>>>(
  start?: (cleanup: Cleanup) => Promise<Started>,
): Started {
  const server = {} as Started;
  const atTheEnd = cleaningAfterAll();
  beforeAll(async () => void Object.assign(server, await (start?.(atTheEnd) ?? startServer({}, atTheEnd))));
  return server;
}

/** The line that a server logs at each start until a sync has succeeded. */
const NOT_SYNCED_YET = 'The snapshot is served until the first sync';

/** What a server has logged so far, without {@link NOT_SYNCED_YET}: each line is JSON. */
export function logLines(stderr: string) {
  // The text after the last line end is a line that is not complete yet.
  const lines = stderr.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== NOT_SYNCED_YET);
}

/** logLines() without the lines about new editions. */
export function otherLines(stderr: string) {
  return logLines(stderr).filter(({ msg }) => !/^An(?:other)? edition is /.test(msg));
}
