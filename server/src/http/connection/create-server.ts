import { createServer, type IncomingMessage, METHODS, type RequestListener, type Server } from 'node:http';
import { WRONG_METHOD } from '../answers/refusals.ts';
import { AnswersUnderWay } from './answers-under-way.ts';

/** What a client may take, in milliseconds and bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Request line and header fields together. The fields alone have a limit of their own.
  maxHeaderSize: 16_384,
};

/** In milliseconds: how long a client may leave its answers unread. Node looks twice before it gives up, so up to double. */
const UNREAD_MS = 8_000;

/** Each takes about 9 kB of memory and one open file: docs/operation.md says how many files that needs. */
const MAX_CONNECTIONS = 12_000;

/** Called with each answer once the system has it, or its connection is gone. */
export type OnAnswered = (url: string, status: number, seconds: number) => void;

/**
 * Makes the HTTP server below Fastify. It keeps clients within limits of time and memory, and answers what never becomes
 * a request for a route: rubbish, slow clients, CONNECT, methods of other protocols.
 *
 * There is no limit to the requests of one connection: Node would answer those above it with 503.
 *
 * @param handle Fastify's own listener
 * @param onAnswered is called here rather than in Fastify's hook `onResponse`, which takes 5 % of the time of an answer
 */
export function createHttpServer(handle: RequestListener, onAnswered?: OnAnswered): Server {
  const underWay = new AnswersUnderWay();
  // Fastify's hook checks the host, with an answer of ours.
  const server = createServer({ ...LIMITS, requireHostHeader: false }, (request, response) => {
    // The parser also reads the methods of RTSP and the PRI of HTTP/2. Fastify's router does not know them: it would fail,
    // and the failure would be logged with the address.
    if (!METHODS.includes(request.method ?? '')) return underWay.end(request.socket, WRONG_METHOD);
    const start = onAnswered && performance.now();
    if (isLast(request)) response.setHeader('connection', 'close');
    handle(request, response);
    const closes = response.getHeader('connection') === 'close' || !response.shouldKeepAlive;
    // Nearly every answer is with the system by now. It is not where it has to wait for the answers before it, or where
    // the client reads nothing.
    if (start !== undefined) {
      const tell = () =>
        onAnswered?.(request.url ?? '', response.statusCode, (performance.now() - start) / 1000);
      if (response.writableFinished) tell();
      else response.once('close', tell);
    }
    if (response.writableFinished && !closes) return;
    underWay.add(request, response);
    request.socket.setTimeout(UNREAD_MS);
  });
  server.maxConnections = MAX_CONNECTIONS;
  // By default, Node drops all fields after the first thousand, among them maybe a second Host. We limit their size instead.
  server.maxHeadersCount = 0;
  server.on('clientError', (error, socket) => underWay.refuse(error, socket));
  server.on('connect', (_, socket) => underWay.end(socket, WRONG_METHOD));
  // `Expect: 100-continue` and the like change nothing: we answer at once.
  for (const expectation of ['checkContinue', 'checkExpectation']) {
    server.on(expectation, (request, response) => server.emit('request', request, response));
  }
  return server;
}

/** Node also hands on requests by HTTP/0.9 and 2.0. */
export function isSupportedVersion(version: string): boolean {
  return version === '1.1' || version === '1.0';
}

/**
 * Whether the connection must end with the answer, because nobody could tell where the next request starts: we never read
 * content, Node reads nothing behind a wish for another protocol, and other versions have other rules.
 */
function isLast({ headers, httpVersion }: IncomingMessage): boolean {
  return (
    !isSupportedVersion(httpVersion) ||
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] ?? '0') !== '0' ||
    headers.upgrade !== undefined
  );
}
