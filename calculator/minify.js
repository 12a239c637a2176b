import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, parentPort, Worker, workerData } from 'node:worker_threads';
import uglify from 'uglify-js';
import { replaceFile } from '../scripts/replace-file.js';

// This module is also the program of its threads.
const THREAD = 'iban-rechner-minify';

if (workerData === THREAD)
  parentPort?.on('message', ({ port, name, code, map, compress }) => {
    /** @type {import('uglify-js').MinifyOptions} */
    const options = {
      compress,
      // Keeps the licences of bundled packages.
      output: { comments: 'some' },
      ...(map && { sourceMap: { content: JSON.parse(map), includeSources: true } }),
    };
    const minified = uglify.minify({ [name]: code }, options);
    port.postMessage({ ...minified, map: minified.map ?? '' });
  });

/** @type {{ worker: Worker, work: number }[]} */
const threads = [];

/** The cache, where other tools have theirs. `npm ci` empties it. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/iban-rechner', import.meta.url));
/** What else the result depends on: the settings in this module, and the version of uglify-js. */
const MINIFIER = ['minify.js', '../node_modules/uglify-js/package.json'].map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);

/**
 * @typedef {object} Script
 * @property {string} name
 * @property {string} code
 * @property {string} map its source map as JSON, or `''`
 * @property {import('uglify-js').CompressOptions | false} compress
 *
 * @typedef {{ code: string, map: string }} Minified
 */

/** The file that keeps a minified script. @param {Script} script */
export function cacheFile(script) {
  const hash = createHash('sha256').update(JSON.stringify([MINIFIER, script]));
  return `${CACHE}/${hash.digest('hex')}.json`;
}

/**
 * Makes a bundled script smaller than esbuild can. That takes most of the time of a build, so the result is kept.
 *
 * @param {Script} script
 * @returns {Promise<Minified>}
 * @throws {Error} of uglify-js
 */
export async function minify(script) {
  const file = cacheFile(script);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const minified = await minifyInThread(script);
    // If nothing can be written there, the next build takes longer.
    await mkdir(CACHE, { recursive: true })
      .then(() => replaceFile(file, JSON.stringify(minified)))
      .catch(() => {});
    return minified;
  }
}

/**
 * Each processor has one thread for all its scripts: uglify-js is fast only once it has warmed up.
 *
 * @param {Script} script
 * @returns {Promise<Minified>}
 */
async function minifyInThread(script) {
  if (threads.length < availableParallelism()) {
    const worker = new Worker(new URL(import.meta.url), { workerData: THREAD, execArgv: [] });
    worker.unref();
    threads.push({ worker, work: 0 });
  }
  const thread = threads.reduce((one, other) => (other.work < one.work ? other : one));
  const { port1, port2 } = new MessageChannel();
  // Mangling the names alone takes about a tenth of the time of a pass of `compress`.
  const work = script.code.length * (script.compress ? (script.compress.passes ?? 1) : 0.1);
  thread.work += work;
  thread.worker.postMessage({ ...script, port: port2 }, [port2]);
  const [{ error, code, map }] = await once(port1, 'message');
  port1.close();
  thread.work -= work;
  if (error) throw error;
  return { code, map };
}
