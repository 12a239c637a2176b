import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen in memory, which nobody sees. */
export interface Screen {
  /** For the environment variable DISPLAY. */
  readonly display: string;
  close(): Promise<void>;
}

/**
 * Starts Xvfb under the first number that is free.
 *
 * @throws where Xvfb is not installed, or does not start
 */
export async function startScreen(): Promise<Screen> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('Xvfb does not start.');
  });
  const number = once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  const [told] = (await Promise.race([number, ended])) as [Buffer];
  ended.catch(() => {});
  return { display: `:${String(told).trim()}`, close: () => end(child) };
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
