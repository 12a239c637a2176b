import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { PROGRAMS } from '../installed.ts';
import { handOver, USER } from './binaries.ts';

/**
 * Starts a PgBouncer before a database, where everybody may come in.
 *
 * @param mode when a connection to the database goes on to the next client
 * @returns the database's address through it
 */
export async function startPooler(database: string, mode: 'session' | 'transaction'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-pooler-'));
  const { hostname, port, username, password, pathname } = new URL(database);
  const own = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
    * = host=${hostname} port=${port} user=${username} password='${decodeURIComponent(password)}'
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${own}
    unix_socket_dir =
    auth_type = any
    pool_mode = ${mode}
    ignore_startup_parameters = extra_float_digits
    `,
  );
  handOver(folder);
  handOver(config);
  const child = spawn('pgbouncer', [config], { ...USER, env: PROGRAMS, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  // Rejects where the program can't be run at all: then it is told below that it does not listen.
  const exited = once(child, 'exit').catch((error) => {
    log += error;
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; !(await isListening(own)); tries += 1) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`PgBouncer does not listen: ${log}`);
    await sleep(100);
  }
  return `postgres://${username}@127.0.0.1:${own}${pathname}`;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
