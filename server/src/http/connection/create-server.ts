// Each rule below names the test in server/test/web that fails without it.

import { createServer, type RequestListener, type Server } from 'node:http';
import { WRONG_METHOD } from '../answers/prepared.ts';
import { PendingAnswers } from './pending-answers.ts';
import { answerToBytes, isLast, isRoutable } from './requests.ts';

/** What a client may take, in milliseconds and bytes (slow.long.process.test.ts, oversized.process.test.ts). */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Request line and header fields together. The fields alone have a limit of their own.
  maxHeaderSize: 16_384,
};

/**
 * In milliseconds: how long a client may leave answers unread. Node looks twice before it gives up, so it may take
 * twice as long (slow.long.process.test.ts, “leaves its answers unread”).
 */
const UNREAD_MS = 8_000;

/** Each connection takes about 8 kB (docs/benchmarks.md) and one open file (idle.long.process.test.ts). */
const MAX_CONNECTIONS = 12_000;

/**
 * Makes the HTTP server below Fastify. It limits the time and memory of clients, and answers what never becomes a
 * request for a route: rubbish, slow clients, CONNECT, methods of other protocols.
 *
 * The requests of one connection have no limit: Node would answer those beyond a limit with 503.
 *
 * @param handle answers requests: Fastify's own listener, or that of the metrics
 */
export function createHttpServer(handle: RequestListener): Server {
  const pending = new PendingAnswers();
  // Fastify's hook checks the host, with an answer of ours (connections.process.test.ts, “no host”).
  const server = createServer({ ...LIMITS, requireHostHeader: false }, (request, response) => {
    if (!isRoutable(request)) return pending.end(request.socket, WRONG_METHOD);
    if (isLast(request)) response.setHeader('connection', 'close');
    handle(request, response);
    const closes = response.getHeader('connection') === 'close' || !response.shouldKeepAlive;
    // Nearly every answer has been passed to the system by now, unless it waits for the answers before it, or the
    // client reads nothing.
    if (response.writableFinished && !closes) return;
    pending.add(request, response);
    request.socket.setTimeout(UNREAD_MS);
  });
  server.maxConnections = MAX_CONNECTIONS;
  // By default, Node drops all fields after the first thousand, maybe including a second Host. We limit their size
  // instead (connections.process.test.ts, “a second host after 1,200 fields”).
  server.maxHeadersCount = 0;
  // connections.process.test.ts, “are all answered before a broken one after them”; methods.process.test.ts (CONNECT).
  server.on('clientError', (error, socket) => pending.end(socket, answerToBytes(error)));
  server.on('connect', (_, socket) => pending.end(socket, WRONG_METHOD));
  // We answer without `100 Continue`, whatever the field Expect says (connections.process.test.ts, “Expect”).
  for (const expectation of ['checkContinue', 'checkExpectation']) {
    server.on(expectation, (request, response) => server.emit('request', request, response));
  }
  return server;
}
