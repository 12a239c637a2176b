import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** For how many milliseconds clients may still send requests over their open connections. */
const LAST_REQUESTS_MS = 1000;

/** How often we look for new connections before we stop listening. Without a limit, a flood would keep us looking. */
const MAX_LOOKS = 100;

/**
 * Stops listening, then waits until every client has closed its connection, for a second at most. Meanwhile Fastify
 * answers requests with `Connection: close`.
 *
 * `close` of an HTTP server would end idle connections immediately, and lose a request that is on its way at that
 * moment (restart.process.test.ts; behind nginx, instances/rolling.long.postgres.test.ts).
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, sleep(LAST_REQUESTS_MS, undefined, { ref: false })]);
}

/**
 * Accepts connections until none waits in the system's queue: the system resets waiting connections when we stop
 * listening (drain.test.ts).
 */
async function acceptWaiting(server: Server): Promise<void> {
  let looksWithout = 0;
  server.on('connection', () => {
    looksWithout = 0;
  });
  // Stop after two looks without a connection: the first may come before Node has polled its sockets.
  for (let look = 0; looksWithout < 2 && look < MAX_LOOKS; look += 1) {
    looksWithout += 1;
    await nextTurn();
  }
}
