import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { write } from './answer.ts';
import { AnswersUnderWay } from './client-errors.ts';
import { isHost } from './host.ts';
import { isLast, refusal, WRONG_METHOD } from './refusals.ts';

/** Told of each answer once it is with the system, or its connection gone. */
export type OnAnswered = (url: string, status: number, seconds: number) => void;

/** What a client may take, in milliseconds, connections and bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Request line and header fields; the fields alone have a limit of their own.
  maxHeaderSize: 16_384,
};

/** For so long, or twice that (Node looks again before it gives up), a client may read nothing of its answers. */
const UNREAD_MS = 8_000;

/** About 9 kB each. Docs: docs/operation.md, for the limit of open files. */
const MAX_CONNECTIONS = 12_000;

/**
 * A server that hands on nothing but well-formed GET and HEAD requests; whatever else comes is answered here.
 *
 * There is no limit to the requests of one connection: Node would answer those above it with 503.
 */
export function createHttpServer(handle: RequestListener, onAnswered?: OnAnswered): Server {
  const underWay = new AnswersUnderWay();
  const server = createServer({ ...LIMITS, requireHostHeader: false }, (request, response) => {
    const start = onAnswered ? performance.now() : 0;
    const tell = () =>
      onAnswered?.(request.url ?? '', response.statusCode, (performance.now() - start) / 1000);
    // While the server drains, every answer is the last one of its connection.
    const last = isLast(request) || !server.listening;
    if (last) response.setHeader('connection', 'close');
    toOriginForm(request);
    const refused = refusal(request);
    if (refused) write(request, response, refused);
    else handle(request, response);
    // Nearly every answer is with the system by now. Only behind the others somebody may wait, or read nothing.
    if (onAnswered) {
      if (response.writableFinished) tell();
      else response.once('close', tell);
    }
    if (response.writableFinished && response.shouldKeepAlive && !last) return;
    underWay.add(request, response);
    request.socket.setTimeout(UNREAD_MS);
  });
  server.maxConnections = MAX_CONNECTIONS;
  // By default, Node drops the fields after the first thousand, a second Host among them. Their size is limited above.
  server.maxHeadersCount = 0;
  server.on('clientError', (error, socket) => underWay.refuse(error, socket));
  server.on('connect', (_, socket) => underWay.end(socket, WRONG_METHOD));
  // Nothing is expected of us but the answer itself.
  for (const expectation of ['checkContinue', 'checkExpectation']) {
    server.on(expectation, (request, response) => server.emit('request', request, response));
  }
  return server;
}

/** RFC 9112, section 3.2.2: a whole address counts as its path, and its host before that of the header. Where it names no host, it stays, and is refused. */
function toOriginForm(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const [start, host] = /^https?:\/\/([^/?#]+)/i.exec(request.url ?? '') ?? [];
  if (!start || !host || !isHost(host)) return;
  const rest = request.url?.slice(start.length) ?? '';
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = host;
}
