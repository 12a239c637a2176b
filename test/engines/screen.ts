import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A virtual screen of Xvfb. */
export interface Screen {
  /** The value of the environment variable DISPLAY. */
  readonly display: string;
  close(): Promise<void>;
}

/**
 * Starts Xvfb, which takes the first free display number and writes it to the pipe with the number 3.
 *
 * @throws if Xvfb is not installed, or does not start
 */
export async function startScreen(): Promise<Screen> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('Xvfb does not start.');
  });
  const written = once(child.stdio[3] as NodeJS.ReadableStream, 'data');
  const [number] = (await Promise.race([written, ended])) as [Buffer];
  ended.catch(() => {});
  return { display: `:${String(number).trim()}`, close: () => end(child) };
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
