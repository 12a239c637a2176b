import { fork } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Cron } from 'croner';
import type { Result } from './run.ts';

/** Told how each scheduled run ended. */
export interface Listener {
  readonly ended: (result: Result) => void;
  /** The run itself broke: what the process left behind. */
  readonly broke: (output: string, exitCode: number | null) => void;
}

/**
 * Runs the sync by a cron expression in Berlin time, each run as a process of its own: whatever it meets, it can
 * neither slow nor stop the server, which learns of the new directory from the database.
 *
 * @param command the built `npm run sync`
 * @returns stops the schedule
 */
export function scheduleSync(expression: string, command: URL, listener: Listener): () => void {
  // "protect": no second run while one is under way.
  const options = { timezone: 'Europe/Berlin', protect: true, unref: true };
  const job = new Cron(expression, options, () => runOnce(command, listener));
  return () => job.stop();
}

async function runOnce(command: URL, { ended, broke }: Listener): Promise<void> {
  const child = fork(fileURLToPath(command), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let result: Result | undefined;
  child.on('message', (message) => {
    result = message as Result;
  });
  const output = child.stderr ? text(child.stderr) : '';
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('exit', resolve);
  });
  if (result) ended(result);
  else broke(await output, exitCode);
}
