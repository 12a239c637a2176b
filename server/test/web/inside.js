import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a server's process before its own code. Does what a test asks for, and answers with the memory in use.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { stringify } = JSON;

/** The server that answered last. @type {import('node:http').Server | undefined} */
let server;
subscribe('http.server.request.start', (message) => {
  ({ server } = /** @type {{ server: import('node:http').Server }} */ (message));
});

/** Blocks the thread for a while, again and again. @type {NodeJS.Timeout | undefined} */
let stalling;
const stall = () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  stalling = setTimeout(stall);
};

/** @type {Record<string, () => void>} */
const commands = {
  measure: collect,
  throw: () =>
    setTimeout(() => {
      throw new Error('Thrown in a timer.');
    }),
  reject: () => void Promise.reject(new Error('Nobody waits for this.')),
  // Breaks the status route alone: no other route makes JSON with `banks`.
  break: () => {
    JSON.stringify = (/** @type {any} */ value, /** @type {[any?, any?]} */ ...rest) => {
      if (value?.banks !== undefined) throw new Error('The route is broken.');
      return stringify(value, ...rest);
    };
  },
  stall,
  'go on': () => clearTimeout(stalling),
  // Lets idle connections stay, however long a test takes to open them all.
  stay: () => {
    const tenMinutes = 600_000;
    Object.assign(server ?? {}, {
      headersTimeout: tenMinutes,
      requestTimeout: tenMinutes,
      keepAliveTimeout: tenMinutes,
      timeout: tenMinutes,
    });
  },
  mend: () => {
    JSON.stringify = stringify;
  },
};

subscribe('child_process', () => console.error('A process was started.'));

process.on('message', (/** @type {string} */ command) => {
  commands[command]?.();
  process.send?.({ ...process.memoryUsage(), maxRSS: process.resourceUsage().maxRSS * 1024 });
});
// The channel alone keeps no process alive.
process.channel?.unref();

// Each accepted connection has to get an answer. When the process ends, it reports those that got none.
/** @type {Set<import('node:net').Socket>} */
const unanswered = new Set();
subscribe('net.server.socket', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
  unanswered.add(socket);
  // A client that leaves by itself needs none.
  socket.on('end', () => unanswered.delete(socket));
  socket.on('close', () => socket.bytesWritten > 0 && unanswered.delete(socket));
});
process.on('exit', () => {
  const count = [...unanswered].filter(({ bytesWritten }) => bytesWritten === 0).length;
  if (count > 0) console.error(`${count} accepted connections got no answer.`);
});
