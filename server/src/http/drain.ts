import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a kept connection may bring one more request once we are told to end. */
const DRAIN_MS = 500;

/**
 * Lets clients go before the end: no new connection is taken, and a kept one ends with its next answer, which says so
 * (`Connection: close`, from Fastify). One that was closed at once would lose a request that is on its way.
 */
export function drainBeforeClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    // Not the HTTP server's own, which closes the kept connections, too.
    Server.prototype.close.call(app.server);
    const end = performance.now() + DRAIN_MS;
    while ((await connections(app)) > 0 && performance.now() < end) await sleep(10);
  });
}

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
