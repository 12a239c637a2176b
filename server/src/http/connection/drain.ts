import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as polled, setTimeout as sleep } from 'node:timers/promises';

/** How long clients get to send a last request over connections that they hold. */
const LAST_REQUESTS_MS = 1000;

/** How often new connections are looked for before we stop listening; under a flood there would be no end. */
const MAX_LOOKS = 100;

/**
 * Stops listening, then waits until every client has been told to close, for a second at most.
 *
 * HTTP's own `close` would end idle connections at once, and with them a request that is on its way at that moment.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  await Promise.race([closed, sleep(LAST_REQUESTS_MS, undefined, { ref: false })]);
}

/** Accepts what waits in the system's queue, until none is left: the system resets it when we stop listening. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = true;
  server.on('connection', () => {
    accepted = true;
  });
  for (let look = 0; accepted && look < MAX_LOOKS; look += 1) {
    accepted = false;
    await polled();
  }
}
