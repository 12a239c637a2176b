import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import fastify from 'fastify';

// Arguments: KIND FILE. Gives the answers that servers.ts has recorded, and prints its address, as our own server does.
// `fastify` is Fastify as its documentation shows it; `bare` is node:http and a map, the fastest simple server in Node.

const [kind, file = ''] = process.argv.slice(2);
const answers = new Map<string, { status: number; headers: OutgoingHttpHeaders; body: string }>(
  JSON.parse(readFileSync(file, 'utf8')),
);
/** The limits of our server in milliseconds: they cause timers and a header. */
const [keepAliveTimeout, requestTimeout, headersTimeout] = [10_000, 15_000, 10_000];

if (kind === 'fastify') {
  const app = fastify({ keepAliveTimeout, requestTimeout, http: { headersTimeout } });
  app.get('/api/bank/:blz', async ({ url }, reply) => {
    const answer = answers.get(url);
    if (!answer) return reply.code(500).send();
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
} else {
  /** The last response on each connection: a 400 is sent only after it. */
  const last = new WeakMap<Duplex, ServerResponse>();
  const limits = { keepAliveTimeout, requestTimeout, headersTimeout, requireHostHeader: false };
  const server = createServer(limits, ({ url = '', socket }, response) => {
    last.set(socket, response);
    const answer = answers.get(url) ?? answers.get(url.startsWith('/api/') ? '/api/bank/0' : '/unknown');
    response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
  }).on('clientError', (_, socket) => {
    const end = () =>
      socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    const before = last.get(socket);
    if (before && !before.writableFinished) before.once('close', end);
    else end();
  });
  server.listen(0, '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}
