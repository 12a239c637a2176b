import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a built file. The build puts all of bench/ into one folder. */
const built = (name: string) => fileURLToPath(new URL(`${name}.js`, import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** A server that is measured, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Resident memory in bytes, and CPU time since the start in milliseconds. */
  readonly usage: () => Promise<{ rss: number; cpuMs: number }>;
  readonly end: () => Promise<void>;
}

/**
 * Starts one of the built servers on a free port.
 *
 * @param name the server's file in server/dist, without `.js`
 */
export async function startServer(
  name: string,
  environment: Environment = {},
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { PATH = '' } = process.env;
  const child = fork(built(name), args, {
    env: { PATH, PORT: '0', SYNC_SCHEDULE: 'off', ...environment },
    execArgv: ['--import', new URL('bench-probe.js', import.meta.url).href],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await once(child.stdout ?? child, 'data');
  return {
    url: /http:\S+/.exec(String(line))?.[0] ?? '',
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

/** Makes an empty folder, which is removed when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts our own server, with its database in that folder. */
export const startOurs = (folder = temporaryFolder(), environment: Environment = {}) =>
  startServer('main', { DATABASE_URL: `sqlite:${join(folder, 'bank-directory.sqlite')}`, ...environment });

/** Starts our own server with the database of an earlier start, as nearly all starts do. */
export async function restartOurs(environment: Environment = {}): Promise<ServerProcess> {
  const folder = temporaryFolder();
  await (await startOurs(folder)).end();
  return startOurs(folder, environment);
}

/**
 * Starts an attack on a server: one of attacker.ts.
 *
 * @returns its process ID, undefined if it did not start, and a function that ends it. That throws if it has ended by
 *   itself
 */
export function attack(name: string, url: string) {
  const attacker = fork(built('bench-attacker'), [name, url]);
  const end = async () => {
    if (attacker.exitCode !== null) throw new Error(`The attack has ended by itself: ${name}`);
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
  };
  return { pid: attacker.pid, end };
}
