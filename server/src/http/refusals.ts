import type { IncomingMessage } from 'node:http';
import { Answer, failure } from './answer.ts';
import { BARE_HEADERS } from './headers.ts';
import { isHost } from './host.ts';

/** Everything here is read-only, so one rule serves every path. */
const ALLOW = { allow: 'GET, HEAD, OPTIONS' };
const OPTIONS = new Answer({ status: 204, headers: { ...BARE_HEADERS, ...ALLOW }, body: Buffer.alloc(0) });

export const BAD_REQUEST = failure(400, 'Ungültige Anfrage.');
export const WRONG_METHOD = failure(405, 'Methode nicht erlaubt.', ALLOW);
export const TOO_SLOW = failure(408, 'Die Anfrage kam zu langsam.');
export const TOO_LONG = failure(431, 'Die Anfrage ist zu lang.');

/** Of all header fields together, in bytes, as they are written. The address is no part of it. */
const MAX_FIELDS_BYTES = 8192;

/** What `: ` and the end of the line add to name and value. */
const FIELD_FRAME = 4;

/** The answer to a request that no route may see, whatever its path; undefined for all others. */
export function refusal({
  method,
  url,
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): Answer | undefined {
  let bytes = 0;
  let hosts = 0;
  let areHosts = true;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    bytes += name.length + value.length + FIELD_FRAME;
    if (name !== 'Host' && (name.length !== 4 || name.toLowerCase() !== 'host')) continue;
    hosts += 1;
    // An empty one is for addresses that have no host.
    if (value !== '' && !isHost(value)) areHosts = false;
  }
  if (bytes > MAX_FIELDS_BYTES) return TOO_LONG;
  if (isOtherProtocol(httpVersion)) return BAD_REQUEST;
  // RFC 9112, section 3.2: exactly one host, but of HTTP/1.0.
  if (hosts > 1 || !areHosts || (headers.host === undefined && httpVersion !== '1.0')) return BAD_REQUEST;
  // RFC 9112, section 6.3: in no other coding could the end of the content be found.
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') return BAD_REQUEST;
  if (method === 'OPTIONS') return OPTIONS;
  if (method !== 'GET' && method !== 'HEAD') return WRONG_METHOD;
  return url?.startsWith('/') ? undefined : BAD_REQUEST;
}

/** Node hands on requests by HTTP/0.9 and 2.0 as well. */
function isOtherProtocol(version: string): boolean {
  return version !== '1.1' && version !== '1.0';
}

/**
 * Whether the connection must end with the answer, because nobody could tell where the next request starts: content is
 * never read, behind a wish for another protocol Node reads nothing at all, and other protocols have other rules.
 */
export function isLast({ headers, httpVersion }: IncomingMessage): boolean {
  return (
    isOtherProtocol(httpVersion) ||
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] ?? '0') !== '0' ||
    headers.upgrade !== undefined
  );
}
