import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as polled, setTimeout as sleep } from 'node:timers/promises';

/** How long clients get to send a last request over connections that they hold. */
const LAST_REQUESTS_MS = 1000;

/**
 * Stops listening, then waits until every client has been told to close, for a second at most.
 *
 * HTTP's own `close` would end idle connections at once, and with them a request that is on its way at that moment.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  // Right after the look for new connections, so that none waits to be accepted: it would be reset.
  await polled();
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, sleep(LAST_REQUESTS_MS, undefined, { ref: false })]);
}
