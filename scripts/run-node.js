import { spawn } from 'node:child_process';

/**
 * Runs Node with these arguments in this terminal, and ends with it: signals are handed on, and so is the end of npm.
 *
 * @param {readonly string[]} args
 */
export function runNode(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

  // npm hands a signal to its shell, and the shell dies of it without handing it on: an orphan knows what that means.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250).unref();
}
