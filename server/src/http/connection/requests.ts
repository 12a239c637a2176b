// Only this file decides what is a request.

import { type IncomingMessage, METHODS } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type Answer, send } from '../answers/answer.ts';
import { BAD_REQUEST, OPTIONS, TOO_LONG, TOO_SLOW, WRONG_METHOD } from '../answers/prepared.ts';

/** A name or an IPv4 address, with or without a port; or, in brackets, what may be an IPv6 address. */
const NAME = /^(?:[\w.~-]|%[0-9a-f]{2})+(?::\d{0,5})?$/i;
const BRACKETED = /^\[([0-9a-f:.]+)\](?::\d{0,5})?$/i;

/**
 * Whether a text names a host, as in the field `Host` or in an absolute URL (RFC 9110, section 7.2; RFC 3986, section
 * 3.2.2). The marks `!$&'()*+,;=` are refused: the grammar allows them, but no real name has them. So are two hosts in
 * a list.
 */
function isHost(text: string): boolean {
  if (NAME.test(text)) return true;
  const address = BRACKETED.exec(text)?.[1];
  return address !== undefined && isIPv6(address);
}

/**
 * Fastify's `rewriteUrl`: gives the router an address that it can read (server/test/web/addresses.process.test.ts).
 *
 * - An absolute URL (`http://host/path`) becomes its path, and its host replaces the header's (RFC 9112,
 *   section 3.2.2). If it names no host, it stays as it is, and is refused later.
 * - If the path can't be percent-decoded, its percent signs are encoded. So the address reaches the route that it was
 *   meant for, which says what is wrong with it.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const url = inOriginForm(request);
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function inOriginForm(request: IncomingMessage): string {
  const { url = '', headers } = request;
  if (url.startsWith('/')) return url;
  const [start, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (!start || !host || !isHost(host)) return url;
  headers.host = host;
  const rest = url.slice(start.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The limit of all header fields together, as sent, without the request line (oversized.process.test.ts). */
const MAX_FIELDS_BYTES = 8192;

/** In bytes: the colon and space after the name of a field, and the end of its line. */
const FIELD_FRAME = 4;

/**
 * Hook `onRequest`: answers a request that no route may see, whatever its address. Tests of its rules, in
 * server/test/web: connections.process.test.ts (“what could be read in two ways”) and methods.process.test.ts.
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
  // RFC 9112, section 3.2: exactly one Host field, even with an absolute URL. Only HTTP/1.0 may do without.
  if (hosts > 1 || !areHosts || (hosts === 0 && httpVersion !== '1.0')) return BAD_REQUEST;
  // RFC 9112, section 6.3: in any other coding we could not find the end of the content.
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') return BAD_REQUEST;
  if (method === 'OPTIONS') return OPTIONS;
  if (method !== 'GET' && method !== 'HEAD') return WRONG_METHOD;
  return url?.startsWith('/') ? undefined : BAD_REQUEST;
}

/**
 * Whether Fastify's router knows the method. The parser also accepts RTSP methods: the router would fail at them, and
 * the log would show the address (connections.process.test.ts, “are all answered before a broken one after them”).
 */
export const isRoutable = ({ method = '' }: IncomingMessage) => METHODS.includes(method);

/**
 * Whether the connection must end with the answer, because the start of the next request is not known: we never read
 * content, and Node reads nothing after an Upgrade (connections.process.test.ts, “what could be read in two ways”).
 */
export function isLast({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] ?? '0') !== '0' ||
    headers.upgrade !== undefined
  );
}

/** Node's error about bytes that are not a request. They may hold account data, so we never log them. */
interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** The answer to bytes that never became a request. */
export function answerToBytes({ code, rawPacket, bytesParsed = 0 }: ClientError): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW;
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LONG;
  if (code !== 'HPE_INVALID_METHOD' || !rawPacket) return BAD_REQUEST;
  // If the line looks like a request, its method is one that Node does not know.
  const text = rawPacket.toString('latin1');
  const line = text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1);
  return /^[!#$%&'*+.^`|~\w-]+ \S/.test(line) ? WRONG_METHOD : BAD_REQUEST;
}
