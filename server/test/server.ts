import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type Cleanup, temporaryFolder } from './folder.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Without one, each start would write a warning. Empty settings take it away. */
export const OPERATOR = {
  OPERATOR_NAME: 'Erika Mustermann',
  OPERATOR_ADDRESS: 'Heidestraße 17, 10115 Berlin',
  OPERATOR_EMAIL: 'post@example.org',
};

export interface Process {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the exit status. */
  readonly exited: Promise<number | null>;
}

/** Runs one of the built commands; the settings of the machine that tests are left out. */
export function run(
  command: string,
  environment: Record<string, string>,
  args: string[] = [],
  cleanup: Cleanup = onTestFinished,
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
  dist = DIST,
): Process {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(dist, `${command}.js`), ...args], {
    env: { PATH, SYNC_SCHEDULE: 'off', ...OPERATOR, ...environment },
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
    // A server that is killed leaves its scheduled sync running; one that is told to end takes it along.
    child.kill(environment['SYNC_SCHEDULE'] ? 'SIGTERM' : 'SIGKILL');
    await exited;
  });
  return { child, output, exited };
}

/** Starts the built server on a free port, with a database of its own unless another is named. */
export async function startServer(
  environment: Record<string, string> = {},
  cleanup: Cleanup = onTestFinished,
  stdio?: StdioOptions,
  dist?: string,
) {
  const database =
    environment['DATABASE_URL'] ?? `sqlite:${join(temporaryFolder(cleanup), 'bank-directory.sqlite')}`;
  const server = run('main', { PORT: '0', ...environment, DATABASE_URL: database }, [], cleanup, stdio, dist);
  await Promise.race([once(server.child.stdout ?? server.child, 'data'), server.exited]);
  const url = /http:\/\/\S+/.exec(server.output.stdout)?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${server.output.stderr}`);
  return { ...server, url, database };
}
