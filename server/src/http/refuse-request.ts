import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type Answer, send } from './answers/answer.ts';
import { BAD_REQUEST, OPTIONS, TOO_LONG, WRONG_METHOD } from './answers/refusals.ts';
import { isSupportedVersion } from './connection/create-server.ts';
import { isHost } from './connection/host.ts';

/** Of all header fields together, in bytes, as they are written, without the request line (oversized.process.test.ts). */
const MAX_FIELDS_BYTES = 8192;

/** In bytes: the colon and space after the name of a field, and the end of its line. */
const FIELD_FRAME = 4;

/**
 * Hook `onRequest`: answers a request that no route may see, whatever its address. Without one of its rules, rows of
 * server/test/web/connections.process.test.ts fail, “what could be read in two ways”, or methods.process.test.ts.
 */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const refusal = refusalOf(request.raw);
  if (refusal) send(request, reply, refusal);
  else done();
}

function refusalOf({ method, url, headers, rawHeaders, httpVersion }: IncomingMessage): Answer | undefined {
  let bytes = 0;
  let hosts = 0;
  let areHosts = true;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    bytes += name.length + value.length + FIELD_FRAME;
    if (name !== 'Host' && (name.length !== 4 || name.toLowerCase() !== 'host')) continue;
    hosts += 1;
    // A client sends an empty field if its address has no host.
    if (value !== '' && !isHost(value)) areHosts = false;
  }
  if (bytes > MAX_FIELDS_BYTES) return TOO_LONG;
  if (!isSupportedVersion(httpVersion)) return BAD_REQUEST;
  // RFC 9112, section 3.2: exactly one field, also beside a whole address. Only HTTP/1.0 may do without.
  if (hosts > 1 || !areHosts || (hosts === 0 && httpVersion !== '1.0')) return BAD_REQUEST;
  // RFC 9112, section 6.3: in any other coding we could not find the end of the content.
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') return BAD_REQUEST;
  if (method === 'OPTIONS') return OPTIONS;
  if (method !== 'GET' && method !== 'HEAD') return WRONG_METHOD;
  return url?.startsWith('/') ? undefined : BAD_REQUEST;
}
