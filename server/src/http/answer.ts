import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonAnswer } from '../directory/json-answer.ts';
import { JSON_HEADERS } from './headers.ts';

/** An answer as it goes out. With an `etag` among its headers it can be asked for conditionally. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Makes the answer to a request. */
export type Answering = (request: FastifyRequest) => Answer;

/** A found JSON resource. */
export function found({ body, etag }: JsonAnswer, cacheControl: string): Answer {
  return { status: 200, headers: { ...JSON_HEADERS, 'cache-control': cacheControl, etag }, body };
}

/** The one shape of every error: a German sentence. Not for keeping: it may be another answer after the next sync. */
export function failure(status: number, error: string, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { ...JSON_HEADERS, 'cache-control': 'no-cache', ...headers },
    body: Buffer.from(JSON.stringify({ error })),
  };
}

/**
 * Sends an answer past Fastify's own reply: what that would add (serialising, hooks, headers) is all prepared here.
 */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  write(request.raw, reply.hijack().raw, answer);
}

/** Writes an answer, to HEAD without its body and as 304 where the client already has it. */
export function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  if (status === 200 && isKnown(request.headers['if-none-match'], headers['etag'])) {
    const { 'content-type': _, 'content-encoding': __, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  // RFC 9110, section 8.6: an answer without content has no length either.
  response.writeHead(
    status,
    status === 204 ? headers : { ...headers, 'content-length': String(body.length) },
  );
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** RFC 9110, section 13.1.2: any of the listed tags, weak or strong, or `*`. */
function isKnown(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.split(',').some((listed) => {
    const tag = listed.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
