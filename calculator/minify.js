import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { MessageChannel, parentPort, Worker, workerData } from 'node:worker_threads';
import uglify from 'uglify-js';

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

/**
 * Makes a bundled script smaller than esbuild can. That takes most of the time of a build, so each processor has a thread for
 * it. A thread gets several scripts one after the other, because uglify-js is fast only once it has warmed up.
 *
 * @typedef {import('uglify-js').CompressOptions} CompressOptions
 *
 * @param {{ name: string, code: string, map: string, compress: CompressOptions | false }} script with its source map, or `''`
 * @returns {Promise<{ code: string, map: string }>}
 * @throws {Error} of uglify-js
 */
export async function minify(script) {
  if (threads.length < availableParallelism()) {
    const worker = new Worker(new URL(import.meta.url), { workerData: THREAD, execArgv: [] });
    worker.unref();
    threads.push({ worker, work: 0 });
  }
  const thread = threads.reduce((one, other) => (other.work < one.work ? other : one));
  const { port1, port2 } = new MessageChannel();
  // Only to shorten names takes about a tenth of the time of a pass.
  const work = script.code.length * (script.compress ? (script.compress.passes ?? 1) : 0.1);
  thread.work += work;
  thread.worker.postMessage({ ...script, port: port2 }, [port2]);
  const [{ error, code, map }] = await once(port1, 'message');
  port1.close();
  thread.work -= work;
  if (error) throw error;
  return { code, map };
}
