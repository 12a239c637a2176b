import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { handOver, USER } from './binaries.ts';

/** Its characters have to be percent-encoded in a URL. */
const PASSWORD = 'p@ss/w:rd?#%';

/** PostgreSQL with a data folder of its own. */
export interface Cluster {
  /** The address of its database `postgres`, with a user who may do anything. */
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** Starts it again, at the same address, once it has stopped. */
  readonly start: () => Promise<void>;
  /** Ends it immediately, even while clients are connected. */
  readonly stop: () => Promise<void>;
  /** Stops PostgreSQL with all its processes (SIGSTOP), and continues them (SIGCONT). */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
  readonly remove: () => Promise<void>;
}

/**
 * Makes a PostgreSQL and starts it.
 *
 * @param binaries as unpackBinaries gives them
 * @param settings for its configuration, such as `ssl=on`
 */
export async function startCluster(binaries: string, settings: readonly string[] = []): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-postgres-'));
  handOver(folder);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD);
  handOver(passwordFile);
  const options = { ...USER, cwd: folder, env: { LC_ALL: 'C', PATH: '' } };
  const initdb = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
  execFileSync(
    join(binaries, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', ...initdb, '--no-sync', '--no-instructions'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  // Without fsync it is faster, and no data of these tests has to survive a crash.
  const fixed = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = [...fixed, 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
  let child: ChildProcess;
  let paused: number[] = [];
  const kill = () => {
    resume();
    if (isRunning()) child.kill('SIGQUIT');
  };

  async function start() {
    child = spawn(join(binaries, 'bin/postgres'), ['-D', data, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    const ready = new Promise<void>((resolve) => {
      child.stderr?.setEncoding('utf8').on('data', (text) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
    });
    process.once('exit', kill);
    const failed = once(child, 'exit').then(() => {
      process.off('exit', kill);
      throw new Error(`PostgreSQL ended: ${log}`);
    });
    failed.catch(() => {});
    await Promise.race([ready, failed]);
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function stop() {
    if (!isRunning()) return;
    const exited = once(child, 'exit');
    kill();
    await exited;
  }

  async function pause() {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    await client.end();
    paused = [child.pid ?? 0, ...rows.map(({ pid }) => pid)];
    for (const pid of paused) process.kill(pid, 'SIGSTOP');
  }

  function resume() {
    for (const pid of paused) process.kill(pid, 'SIGCONT');
    paused = [];
  }

  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url, port, data, start, stop, pause, resume, remove };
}
