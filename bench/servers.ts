import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { snapshot } from '../server/test/bank-file.ts';

/** A server that is measured, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** CPU time since the start in milliseconds. */
  readonly cpuMs: () => Promise<number>;
  readonly end: () => Promise<void>;
}

/** Answers a message of the parent process with the CPU time: it can't be measured from outside on all systems. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  process.on('message', () => { const { user, system } = process.cpuUsage(); process.send((user + system) / 1000); });
  process.on('disconnect', () => process.exit());
  process.channel?.unref();`)}`;

/** Starts a file of server/dist, without `.js`, on a free port. */
async function start(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const { PATH = '' } = process.env;
  const child = fork(fileURLToPath(new URL(`${name}.js`, import.meta.url)), args, {
    env: { PATH, PORT: '0', SYNC_SCHEDULE: 'off', ...env },
    execArgv: ['--import', PROBE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await once(child.stdout ?? child, 'data');
  return {
    url: /http:\S+/.exec(String(line))?.[0] ?? '',
    async cpuMs() {
      child.send({});
      return (await once(child, 'message'))[0];
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

/** Starts our own server with the database of an earlier start, as nearly all starts do. */
export async function startOurs(): Promise<ServerProcess> {
  const env = { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'bank-directory.sqlite')}` };
  await (await start('main', [], env)).end();
  return start('main', [], env);
}

/** Asks our server for these paths. @returns the path of a file with its answers */
export async function record(url: string, paths: Iterable<string>): Promise<string> {
  const answers = new Map<string, object>();
  for (const path of [...paths, '/api/bank/0', '/unknown']) {
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    const own = [...response.headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name));
    const { status } = response;
    answers.set(path, { status, headers: Object.fromEntries(own), body: await response.text() });
  }
  const file = join(temporaryFolder(), 'answers.json');
  writeFileSync(file, JSON.stringify([...answers]));
  return file;
}

/** Starts a server of a kind of recorded-server.ts that gives recorded answers. */
export const startRecorded = (kind: 'bare' | 'fastify', answers: string) =>
  start('bench-recorded-server', [kind, answers]);

const codes = snapshot.banks.map(({ blz }) => blz);

/** Paths of banks, far from each other in the directory. */
export const FOUND = codes.map((_, index) => `/api/bank/${codes[(index * 1009) % codes.length]}`);

/** Paths of banks that do not exist: eight digits that are not a BLZ. */
export const MISSING = codes
  .map((blz) => String(10_000_000 + ((Number(blz) * 7) % 80_000_000)))
  .filter((blz) => !codes.includes(blz))
  .slice(0, 1000)
  .map((blz) => `/api/bank/${blz}`);
