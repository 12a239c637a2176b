import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a program may take to end after a signal. The server takes four seconds at most. */
const MAX_END_MS = 6_000;

/**
 * Ends this process, as by SIGTERM, when its parent process ends. npm passes a signal to a shell, and the shell dies of
 * it without passing it on.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

/**
 * Runs a program. Signals to this process are passed on to it. If it does not answer one, it is killed. With
 * `detached`, the signals reach all that the program has started.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit status; if a signal ended it, 128 and the number of the signal, as in a shell. If
 *   a signal was passed on, this process ends with that status instead.
 * @throws {Error} if the program can't be started
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let isEnding = false;
    const kill = (/** @type {NodeJS.Signals} */ signal) => {
      if (!options.detached || child.pid === undefined) return child.kill(signal);
      try {
        return process.kill(-child.pid, signal);
      } catch {
        return false; // All of them have ended.
      }
    };
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      isEnding = true;
      kill(signal);
      setTimeout(() => kill('SIGKILL'), MAX_END_MS);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, end);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const status = code ?? 128 + (signal ? constants.signals[signal] : 0);
      for (const signal of signals) process.off(signal, end);
      if (!isEnding) return resolve(status);
      if (options.detached) kill('SIGKILL');
      process.exit(status);
    });
  });
}
