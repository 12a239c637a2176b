import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long the program may take to end after a signal. The server takes four seconds at most. */
const MAX_END_MS = 6_000;

/**
 * Runs Node with these arguments in this terminal, and ends with its exit status. Signals are passed on to it. It is also
 * ended when npm, which has started this process, ends. A program that does not answer a signal is killed.
 *
 * @param {readonly string[]} args
 * @param {{ maxMs?: number }} options after how many milliseconds it is killed in any case
 */
export function runNode(args, { maxMs } = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', timeout: maxMs, killSignal: 'SIGKILL' });
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), MAX_END_MS);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => end(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));

  // npm passes a signal to a shell, and the shell dies of it without passing it on. Then this process has a new parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end('SIGTERM');
  }, 250).unref();
}
