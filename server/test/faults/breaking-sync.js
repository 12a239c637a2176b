// node --import: breaks the process of the sync, and no other, in the way that BREAK names.
import { writeFileSync } from 'node:fs';

/** @type {Record<string, () => void>} */
const WAYS = {
  'throws a string': () => {
    throw 'no error at all';
  },
  'rejects later': () => {
    setTimeout(() => Promise.reject(new Error('too late')), 20);
    setInterval(() => {}, 1000);
  },
  'prints garbage': () => {
    process.stderr.write(Buffer.from([0, 255, 27, 91, 50, 74, 10, 13, 10]));
    process.exit(1);
  },
  'reports something else': () => {
    process.send?.({ outcome: { deep: 1 }, retry: 'yes' }, () => process.exit(1));
    setInterval(() => {}, 1000);
  },
  'does not answer': () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    writeFileSync(process.env['BREAK_PID_FILE'] ?? '', String(process.pid));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
  'runs out of memory': () => {
    const kept = [];
    for (;;) kept.push(new Array(1000).fill(kept.length));
  },
};

if (process.argv[1]?.endsWith('sync-command.js')) WAYS[process.env['BREAK'] ?? '']?.();
