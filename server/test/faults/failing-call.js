// For node --import: makes the n-th call of our program to store, file system or network fail, and writes down all
// calls. Settings: FAULT_AT (n, from 1; 0 for none), FAULT_FOR_GOOD (all later calls fail, too), FAULT_CALLS (the file
// to write to), FAULT_IN (the program's file, such as main.js).
import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';

const { FAULT_AT, FAULT_FOR_GOOD, FAULT_CALLS = '', FAULT_IN = '' } = process.env;
const { appendFileSync } = fs;
const at = Number(FAULT_AT ?? 0);
let count = 0;
// Our program may be far down the stack.
Error.stackTraceLimit = 50;

/**
 * Replaces methods of an object. Each call is counted and written down, and the one with the given number fails.
 *
 * @param {object} owner
 * @param {readonly string[]} names
 * @param {() => unknown} fail
 * @param {(name: string, args: unknown[]) => string} label what to write down; empty for a call that does not count
 */
function watch(owner, names, fail, label = (name) => name) {
  for (const name of names) {
    const original = Reflect.get(owner, name);
    /** @this {unknown} @param {unknown[]} args */
    const watched = function (...args) {
      const call = label(name, args).trim().replace(/\s+/g, ' ').slice(0, 60);
      // Node's own calls, when it loads a module, don't count.
      if (call && new Error().stack?.includes(`/dist/${FAULT_IN}`)) {
        count += 1;
        const fails = FAULT_FOR_GOOD ? at > 0 && count >= at : count === at;
        appendFileSync(FAULT_CALLS, `${call}${fails ? ' (failed)' : ''}\n`);
        if (fails) return fail();
      }
      return original.apply(this, args);
    };
    Object.defineProperty(owner, name, { value: watched, configurable: true });
  }
}

/** @param {string} code */
const failure = (code) => () => {
  throw Object.assign(new Error(`${code}: injected`), { code });
};
const storeFailure = () => {
  throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' });
};

if (process.argv[1]?.endsWith(FAULT_IN)) {
  // The methods of the library's prototype can't be replaced, so we use a derived prototype with other methods.
  const prototype = Object.create(DatabaseSync.prototype, {
    prepare: {
      configurable: true,
      /** @this {unknown} @param {string} sql */
      value: function (sql) {
        const statement = original.call(this, sql);
        watch(statement, ['run', 'all', 'get'], storeFailure, (name) => `${name} ${sql}`);
        return statement;
      },
    },
  });
  const original = DatabaseSync.prototype.prepare;
  // A statement that can't be prepared ends as one that can't be run.
  watch(prototype, ['exec', 'close'], storeFailure, (name, [sql = '']) => `${name} ${sql}`);
  DatabaseSync.prototype = prototype;
  watch(Reflect, ['construct'], storeFailure, (_, args) => (args[2] === DatabaseSync ? 'open' : ''));

  // Where it fails, existsSync does not throw, but returns false.
  watch(fs, ['existsSync'], () => false);
  const files = ['mkdirSync', 'openSync', 'readSync', 'closeSync', 'readFileSync'];
  watch(fs, files, failure('EIO'));
  watch(fs.promises, ['readFile'], failure('EIO'));
  watch(net, ['connect'], failure('ENETUNREACH'));
  watch(dns, ['lookup'], failure('EAI_AGAIN'));
  syncBuiltinESMExports();
}
