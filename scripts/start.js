import { spawn } from 'node:child_process';
import './build.js';

const server = spawn(process.execPath, ['server/dist/main.js'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// npm hands a signal to its shell, and the shell dies of it without handing it on: an orphan knows what that means.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  server.kill('SIGTERM');
}, 250).unref();
