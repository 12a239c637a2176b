import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Headers = Readonly<Record<string, string>>;

/** An answer that is ready to be sent, to any number of clients. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. With an `etag` and status 200, a client that has this content already gets 304. */
  readonly headers: Headers;
  /** Undefined for an answer without content. Node sends a string in one piece with the head. */
  readonly body?: Buffer | string;
}

/** Makes the answer to a request. */
export type Handler = (request: FastifyRequest) => Answer;

/** A 304 has no content, so it goes out without these two headers. */
const CONTENT_HEADERS = new Set(['content-type', 'content-encoding']);

/**
 * Sends an answer, or 304 to a client that has it already. Sends nothing if limitConnections() has closed the
 * connection.
 */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (request.raw.socket.destroyed) return reply.hijack();
  const { status, headers, body } = answer;
  const known = request.headers['if-none-match'];
  if (known && status === 200 && headers['etag'] && isListed(headers['etag'], known)) {
    for (const name in headers) if (!CONTENT_HEADERS.has(name)) reply.header(name, headers[name]);
    return reply.code(304).send();
  }
  return reply.code(status).headers(headers).send(body);
}

/** Whether `If-None-Match` lists a tag, weak or strong, or is `*` (RFC 9110, section 13.1.2). */
function isListed(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((listed) => {
    const tag = listed.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/**
 * Registers a route for GET and HEAD. Node leaves out the content for HEAD.
 *
 * Fastify could add the HEAD routes itself, but its 304 to HEAD would have the length of an empty body.
 */
export function getAndHead(app: FastifyInstance, url: string, handle: Handler): void {
  // Fastify would wait for a reply that is returned, which takes longer.
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    send(request, reply, handle(request));
  };
  app.route({ method: ['GET', 'HEAD'], url, handler });
}
