import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a server's process before its own code. Does what a test asks for, and then says how much memory is in
// use after all rubbish is gone.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { stringify } = JSON;

/** @type {Record<string, () => void>} */
const deeds = {
  measure: collect,
  throw: () =>
    setTimeout(() => {
      throw new Error('Thrown in a timer.');
    }),
  reject: () => void Promise.reject(new Error('Nobody waits for this.')),
  // What every route does that makes its answer when asked.
  break: () => {
    JSON.stringify = () => {
      throw new Error('The route is broken.');
    };
  },
  mend: () => {
    JSON.stringify = stringify;
  },
};

process.on('message', (/** @type {string} */ deed) => {
  deeds[deed]?.();
  process.send?.(process.memoryUsage());
});
// The channel alone keeps no process alive.
process.channel?.unref();
