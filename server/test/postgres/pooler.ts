import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { startListening } from '../listening-program.ts';
import { handOver, USER } from './binaries.ts';

/**
 * Starts a PgBouncer in front of a database, in session mode. It asks for no password.
 *
 * @returns the address of the database through it
 */
export async function startPooler(database: string): Promise<string> {
  const folder = temporaryFolder();
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
    pool_mode = session
    ignore_startup_parameters = extra_float_digits
    `,
  );
  handOver(folder);
  handOver(config);
  // On SIGTERM, newer versions wait until all clients have left.
  await startListening('pgbouncer', [config], own, onTestFinished, { ...USER, signal: 'SIGKILL' });
  return `postgres://${username}@127.0.0.1:${own}${pathname}`;
}
