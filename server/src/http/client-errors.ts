import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Answer } from './answers/answer.ts';
import { BAD_REQUEST, TOO_LONG, TOO_SLOW, WRONG_METHOD } from './answers/prepared.ts';
import { ASKS_FOR_BANK, MALFORMED_BLZ } from './api/routes.ts';
import { MAX_ADDRESS, unfinishedOf } from './limits.ts';

/**
 * Fastify's `clientErrorHandler`: answers bytes that never became a request, and ends the connection. With answers
 * under way, it only ends it: a client would take this answer for one of those. The bytes may hold account data, so
 * they are never logged.
 */
export function refuseBytes(error: ConnectionError, socket: Socket): void {
  // Node ends this connection by itself, after its last answer.
  if (error.code === 'HPE_CLOSED_CONNECTION') return;
  end(socket, answerToBytes(error));
}

/** Answers CONNECT, for which Node has an event of its own. */
export const refuseConnect = (_: IncomingMessage, socket: Socket): void => end(socket, WRONG_METHOD);

function end(socket: Socket, answer: Answer): void {
  if (!socket.writable || unfinishedOf(socket) > 0) socket.destroy();
  else socket.end(asText(answer), () => socket.destroy());
}

function answerToBytes({ code, rawPacket, bytesParsed }: ConnectionError): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (code === 'HPE_HEADER_OVERFLOW') return isLongCode(text) ? MALFORMED_BLZ : TOO_LONG;
  if (code !== 'HPE_INVALID_METHOD') return BAD_REQUEST;
  // If the line looks like a request, its method is one that Node does not know.
  const line = text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1);
  return /^[!#$%&'*+.^`|~\w-]+ \S/.test(line) ? WRONG_METHOD : BAD_REQUEST;
}

/** Whether what is too long is the address, and asks for a bank: a very long code is answered like any wrong one. */
function isLongCode(text: string): boolean {
  const [, address = ''] = /^(?:GET|HEAD) (\S*)/.exec(text) ?? [];
  return address.length > MAX_ADDRESS && ASKS_FOR_BANK.test(address);
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
