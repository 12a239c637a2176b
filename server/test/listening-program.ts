import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROGRAMS } from '../../test/installed.ts';
import type { Cleanup } from './folder.ts';

interface Options extends Pick<SpawnOptionsWithoutStdio, 'uid' | 'gid'> {
  /** The signal that ends the program. */
  readonly signal: 'SIGTERM' | 'SIGKILL';
}

/**
 * Starts an installed program, and waits until it listens on a port of 127.0.0.1.
 *
 * @throws with what it wrote to stderr, if it ends or does not listen within a minute
 */
export async function startListening(
  program: string,
  args: readonly string[],
  port: number,
  cleanup: Cleanup,
  { signal, ...user }: Options,
): Promise<void> {
  const child = spawn(program, args, { ...user, env: PROGRAMS, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  // Rejects if the program can't be started. It does not listen then, and the error below says why.
  const exited = once(child, 'exit').catch((error) => {
    log += error;
  });
  cleanup(async () => {
    child.kill(signal);
    await exited;
  });
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`${program} does not listen: ${log}`);
    await sleep(100);
  }
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
