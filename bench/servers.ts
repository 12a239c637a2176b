import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Built files stand beside each other. */
const built = (name: string) => fileURLToPath(new URL(`${name}.js`, import.meta.url));

/** A server under measurement, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** From the start of the process to its address on stdout, in milliseconds. */
  readonly startMs: number;
  /** Resident memory in bytes, and CPU time from the start on. */
  readonly usage: () => Promise<{ rss: number; cpuMs: number }>;
  readonly end: () => Promise<void>;
}

/**
 * Starts one of the built servers on a free port.
 *
 * @param name of the file in server/dist
 */
export async function startServer(
  name: string,
  environment: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { PATH = '' } = process.env;
  const start = performance.now();
  const child = fork(built(name), args, {
    env: { PATH, PORT: '0', SYNC_SCHEDULE: 'off', ...environment },
    execArgv: ['--import', new URL('bench-probe.js', import.meta.url).href],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await once(child.stdout ?? child, 'data');
  const startMs = performance.now() - start;
  return {
    url: /http:\S+/.exec(String(line))?.[0] ?? '',
    startMs,
    async usage() {
      child.send({});
      const [usage] = await once(child, 'message');
      return usage;
    },
    async end() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Does some work with an empty folder, which goes with it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our own server, with a database of its own in that folder. */
export const startOurs = (folder: string, environment: Readonly<Record<string, string>> = {}) =>
  startServer('main', { DATABASE_URL: `sqlite:${join(folder, 'bank-directory.sqlite')}`, ...environment });

/**
 * Our own server, started again: the first start also makes the database, after which V8 may keep a slow
 * `process.nextTick` (docs/benchmarks.md). Nearly all starts are later ones.
 */
export async function restartOurs(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  await (await startOurs(folder)).end();
  return startOurs(folder, environment);
}
