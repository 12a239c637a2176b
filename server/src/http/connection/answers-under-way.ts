import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Answer } from '../answers/answer.ts';
import { BAD_REQUEST, TOO_LONG, TOO_SLOW, WRONG_METHOD } from '../answers/refusals.ts';

/** What Node tells of bytes that are no request. They may hold anything, so none of it is ever written down. */
interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/**
 * Answers what never became a request, behind the answers that are still under way on the same connection: in
 * front of them, it would be taken for one of them.
 */
export class AnswersUnderWay {
  readonly #last = new WeakMap<Duplex, ServerResponse>();
  readonly #ending = new WeakSet<Duplex>();

  /** To be told of each answer that is not yet with the system, or is its connection's last. */
  add({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#last.set(socket, response);
    // An idle connection shall not hold its last answer in memory.
    response.once('close', () => {
      if (this.#last.get(socket) === response) this.#last.delete(socket);
    });
  }

  refuse(error: ClientError, socket: Duplex): void {
    this.end(socket, answerTo(error));
  }

  /** Sends a last answer, then closes. */
  end(socket: Duplex, answer: Answer): void {
    if (this.#ending.has(socket)) return;
    this.#ending.add(socket);
    const finish = () => {
      if (!socket.writable) socket.destroy();
      else socket.end(asText(answer), () => socket.destroy());
    };
    const last = this.#last.get(socket);
    // After that one the connection is closed anyway, and what came behind it was no request.
    if (last && (!last.shouldKeepAlive || last.getHeader('connection') === 'close')) return;
    if (last) last.once('close', finish);
    else finish();
  }
}

function answerTo({ code, rawPacket, bytesParsed = 0 }: ClientError): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LONG;
  if (code !== 'HPE_INVALID_METHOD' || !rawPacket) return BAD_REQUEST;
  // A method that Node does not know is one that we do not allow; rubbish is neither.
  const text = rawPacket.toString('latin1');
  const line = text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1);
  return /^[!#$%&'*+.^`|~\w-]+ \S/.test(line) ? WRONG_METHOD : BAD_REQUEST;
}

function asText({ status, headers, body = Buffer.alloc(0) }: Answer): string {
  const fields = {
    ...headers,
    date: new Date().toUTCString(),
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
