import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Answer } from '../answers/answer.ts';
import { BAD_REQUEST, TOO_LONG, TOO_SLOW, WRONG_METHOD } from '../answers/prepared.ts';

/** Node's error about bytes that are no request. They may hold account data, so we never log them. */
interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/**
 * Knows the last answer that is under way on each connection. An error answer to bytes that never became a request must wait
 * for it: the client would take it for the answer to an earlier request (connections.process.test.ts, “are all answered
 * before a broken one behind them”).
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

  /** Answers bytes that are no request, then closes the connection. */
  refuse(error: ClientError, socket: Duplex): void {
    this.end(socket, answerTo(error));
  }

  /** Sends an answer behind those under way, then closes the connection. */
  end(socket: Duplex, answer: Answer): void {
    const finish = () => {
      if (socket.writable) socket.end(asText(answer), () => socket.destroy());
    };
    const last = this.#last.get(socket);
    // The connection closes with that answer anyway, and the bytes behind it are no request.
    if (last && (!last.shouldKeepAlive || last.getHeader('connection') === 'close')) return;
    if (last) last.once('close', finish);
    else finish();
  }
}

function answerTo({ code, rawPacket, bytesParsed = 0 }: ClientError): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LONG;
  if (code !== 'HPE_INVALID_METHOD' || !rawPacket) return BAD_REQUEST;
  // If the line looks like a request, its method is one that Node does not know.
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
