import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Cron } from 'croner';
import { isReport, type Report } from './report.ts';

/** How Node runs the sync: without V8's helper threads, which would take a second core from the server. */
const SYNC_FLAGS = ['--single-threaded'];

/**
 * Makes the command do nothing if any instance has noted a run within so many seconds: many instances, and many
 * restarts, ask the source once.
 */
const UNLESS_TRIED = '--unless-tried';

/** For a run at the start, in seconds. */
const RESTART_S = 3600;

/** By how much a run is put off at most, at random, so that instances with the same schedule do not begin together. */
const MAX_DELAY_MS = 60_000;

/**
 * The pauses between the attempts of one run, in minutes. Each is lengthened or shortened by up to a fifth, at random,
 * so that not all installations ask at the same moment.
 */
const BACK_OFF_MINUTES = [1, 5];

/** A run ends by itself within about two minutes (see download.ts). One that does not is broken, and is killed. */
const MAX_RUN_MS = 180_000;

/** How long a run may take to end when the schedule is stopped. The server itself ends within four seconds. */
const MAX_END_MS = 2_000;

/** How much of a process's stderr is kept for the log, in characters. */
const MAX_OUTPUT_LENGTH = 10_000;

/** Learns how each scheduled attempt ended. */
export interface Listener {
  readonly ended: (report: Report) => void;
  /** Called if the process sent no report, with its stderr and exit status, or with why it could not be started. */
  readonly broke: (output: string, exitCode: number | null) => void;
}

/**
 * Runs the sync by a cron expression in Berlin time. Each attempt is a process of its own, so that it can neither slow
 * nor stop the server, which learns of a new directory from the database.
 *
 * @param command the built `npm run sync`
 * @param isDue whether to run now as well, unless there was an attempt within the last hour
 * @param maxRunMs after how many milliseconds an attempt is killed
 * @returns a function that stops the schedule, and the attempt under way
 */
export function scheduleSync(
  expression: string,
  command: URL,
  listener: Listener,
  { isDue = false, maxRunMs = MAX_RUN_MS } = {},
): () => void {
  const stopped = new AbortController();
  // `protect`: the job begins no run while its last one is under way or pauses between its attempts.
  const options = { timezone: 'Europe/Berlin', protect: true, unref: true };
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
  const run = async (unlessTried: number) => {
    for (const minutes of [...BACK_OFF_MINUTES, null]) {
      if (stopped.signal.aborted) return;
      const report = await attempt(
        command,
        [`${UNLESS_TRIED}=${unlessTried}`],
        listener,
        maxRunMs,
        stopped.signal,
      );
      if (minutes === null || !report || !('retry' in report) || !report.retry) return;
      await pause(minutes * randomInt(48_000, 72_000));
    }
  };
  const job: Cron = new Cron(expression, options, async () => {
    const [one, other] = job.nextRuns(2);
    const half = one && other ? (other.getTime() - one.getTime()) / 2 : MAX_DELAY_MS;
    await pause(Math.random() * Math.min(half, MAX_DELAY_MS));
    await run(half / 1000);
  });
  if (isDue) run(RESTART_S);
  return () => {
    job.stop();
    stopped.abort();
  };
}

async function attempt(
  command: URL,
  args: readonly string[],
  { ended, broke }: Listener,
  maxRunMs: number,
  stopped: AbortSignal,
): Promise<Report | undefined> {
  let child: ChildProcess;
  try {
    child = fork(fileURLToPath(command), args, {
      execArgv: [...process.execArgv, ...SYNC_FLAGS],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      timeout: maxRunMs,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    // Without memory or a free process, fork() throws immediately.
    broke(error instanceof Error ? error.message : String(error), null);
    return undefined;
  }
  // SIGTERM ends the command. If it does not, it is killed.
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), MAX_END_MS).unref();
  };
  stopped.addEventListener('abort', stop, { once: true });
  let report: Report | undefined;
  child.on('message', (message) => {
    if (isReport(message)) report = message;
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output = (output + text).slice(0, MAX_OUTPUT_LENGTH);
  });
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.on('close', resolve);
  });
  stopped.removeEventListener('abort', stop);
  if (report) ended(report);
  else if (!stopped.aborted) broke(output, exitCode);
  return report;
}
