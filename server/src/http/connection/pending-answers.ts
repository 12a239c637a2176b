import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Answer } from '../answers/answer.ts';

/**
 * Keeps the last unfinished answer of each connection. An error answer to bytes that never became a request must wait
 * for it. Otherwise the client would read it as the answer to an earlier request (connections.process.test.ts, “are
 * all answered before a broken one after them”).
 */
export class PendingAnswers {
  readonly #last = new WeakMap<Duplex, ServerResponse>();

  /** Adds an answer that the system does not have yet, or that is the last one of its connection. */
  add({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#last.set(socket, response);
    // Otherwise, an idle connection would hold its last answer in memory.
    response.once('close', () => {
      if (this.#last.get(socket) === response) this.#last.delete(socket);
    });
  }

  /** Sends an answer after those under way, then closes the connection. */
  end(socket: Duplex, answer: Answer): void {
    const finish = () => {
      if (socket.writable) socket.end(asText(answer), () => socket.destroy());
    };
    const last = this.#last.get(socket);
    // The connection closes with the last answer anyway, and the bytes after it are not a request.
    if (last && (!last.shouldKeepAlive || last.getHeader('connection') === 'close')) return;
    if (last) last.once('close', finish);
    else finish();
  }
}

function asText({ status, headers, body = '' }: Answer): string {
  const fields = {
    ...headers,
    date: new Date().toUTCString(),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
