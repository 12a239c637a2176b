import { spawn } from 'node:child_process';

/**
 * Runs Node with these arguments in this terminal, and ends with its exit status. Signals are passed on to it. It is also
 * ended when npm, which has started this process, ends.
 *
 * @param {readonly string[]} args
 */
export function runNode(args) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

  // npm passes a signal to a shell, and the shell dies of it without passing it on. Then this process has a new parent.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250).unref();
}
