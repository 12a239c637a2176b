import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { LIMITS, recordedAnswers, UNKNOWN } from '../record-answers.ts';

// node:http and a map, and nothing else: the fastest simple server in Node. Argument: FILE with the recorded answers.

const answers = recordedAnswers(process.argv[2]);

const NOTHING = { 'content-length': '0' };
const NO_REQUEST = 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** The last response on each connection: a 400 is sent only after it. */
const last = new WeakMap<Duplex, ServerResponse>();

const server = createServer({ ...LIMITS, requireHostHeader: false }, ({ url = '', socket }, response) => {
  last.set(socket, response);
  const answer = answers.get(url) ?? answers.get(UNKNOWN[url.startsWith('/api/') ? 0 : 1]);
  if (!answer) return response.writeHead(404, NOTHING).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
})
  .on('checkExpectation', (_, response) => response.writeHead(417, NOTHING).end())
  .on('clientError', (_, socket) => {
    const end = () => socket.end(NO_REQUEST);
    const before = last.get(socket);
    if (before && !before.writableFinished) before.once('close', end);
    else end();
  });
// As our own server does, it prints its address.
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
