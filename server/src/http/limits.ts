import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What a client may take, as options of Fastify, in milliseconds and bytes (slow.long.process.test.ts,
 * oversized.process.test.ts).
 */
export const LIMITS = {
  keepAliveTimeout: 10_000,
  requestTimeout: 15_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    /** Names and values of all header fields together, with the address. */
    maxHeaderSize: 8_704,
  },
} as const;

/** In characters. A longer address is refused before it is decoded. */
export const MAX_ADDRESS = 1000;

/** In milliseconds: how long a client may leave answers unread. Node waits up to twice as long. */
const UNREAD_MS = 8000;

// The memory that these three limits leave to a flood: floods.process.test.ts.

const MAX_CONNECTIONS = 2000;

/** How many answers a connection may have that the system has not taken yet, for a client that does not read them. */
const MAX_UNFINISHED = 32;

/** After how many connections over that limit no other one is read in the same turn of the event loop. */
const MAX_CLOSED = 10;

const unfinished = new WeakMap<Socket, number>();

/** How many answers of a connection are unfinished. */
export const unfinishedOf = (socket: Socket): number => unfinished.get(socket) ?? 0;

/**
 * Limits the connections of a server, and the unfinished answers of each: beyond that, the connection is closed. To be
 * called after the server has its own listener.
 */
export function limitConnections(server: Server): void {
  const open = new Set<Socket>();
  let closed = 0;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Nearly every answer has been passed to the system by now.
    if (response.writableFinished || socket.destroyed) return;
    unfinished.set(socket, unfinishedOf(socket) + 1);
    response.once('close', () => unfinished.set(socket, unfinishedOf(socket) - 1));
    if (unfinishedOf(socket) > MAX_UNFINISHED) close(socket);
    else socket.setTimeout(UNREAD_MS);
  });

  /** Node still parses what it has read of this connection, and frees its memory only at the end of this turn. */
  function close(socket: Socket) {
    socket.destroy();
    closed += 1;
    if (closed !== MAX_CLOSED) return;
    for (const each of open) each.pause();
    setImmediate(() => {
      closed = 0;
      for (const each of open) each.resume();
    });
  }
}
