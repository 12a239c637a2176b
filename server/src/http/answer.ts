import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonAnswer } from '../directory/json-answer.ts';
import { JSON_HEADERS } from './headers.ts';

/** What an answer says. With an `etag` among its headers it can be asked for conditionally. */
export interface Content {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** From where writing twice costs less than making a string. */
const LARGE = 4096;

const CONTENT_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

/** An answer as it goes out, with all of it made ready that is the same for all who ask. */
export class Answer implements Content {
  readonly status: number;
  readonly headers: Content['headers'];
  readonly body: Buffer;
  /** What a client may know it by; undefined for all but a 200 that has one. A field of its own is found faster. */
  readonly etag: string | undefined;
  /** Names and values in turn: the form that Node writes fastest. */
  readonly head: string[];
  /** Of a 304. */
  readonly notModifiedHead: string[];
  /** Node writes a head and a string at once, a head and a buffer apart. Latin-1 stands for the bytes one by one. */
  readonly text: Buffer | string;

  constructor({ status, headers, body }: Content) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.etag = status === 200 ? headers['etag'] : undefined;
    // RFC 9110, section 8.6: an answer without content has no length either.
    const length = status === 204 ? {} : { 'content-length': String(body.length) };
    const all = Object.entries({ ...headers, ...length });
    this.head = all.flat();
    this.notModifiedHead = all.filter(([name]) => !CONTENT_HEADERS.has(name)).flat();
    this.text = body.length < LARGE ? body.toString('latin1') : body;
  }
}

/** Makes the answer to a request. */
export type Answering = (request: FastifyRequest) => Answer;

/** A found JSON resource. */
export function found({ body, etag }: JsonAnswer, cacheControl: string): Answer {
  return new Answer({ status: 200, headers: { ...JSON_HEADERS, 'cache-control': cacheControl, etag }, body });
}

/** The one shape of every error: a German sentence. Not for keeping: it may be another answer after the next sync. */
export function failure(status: number, error: string, headers: Content['headers'] = {}): Answer {
  return new Answer({
    status,
    headers: { ...JSON_HEADERS, 'cache-control': 'no-cache', ...headers },
    body: Buffer.from(JSON.stringify({ error })),
  });
}

/**
 * Sends an answer past Fastify's own reply: what that would add (serialising, hooks, headers) is all prepared here.
 */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  write(request.raw, reply.hijack().raw, answer);
}

/** Writes an answer, to HEAD without its body and as 304 where the client already has it. */
export function write(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const known = request.headers['if-none-match'];
  if (known && answer.etag && isListed(answer.etag, known)) {
    response.writeHead(304, answer.notModifiedHead).end();
    return;
  }
  response.writeHead(answer.status, answer.head);
  if (request.method === 'HEAD') response.end();
  else response.end(answer.text, 'latin1');
}

/** RFC 9110, section 13.1.2: any of the listed tags, weak or strong, or `*`. */
function isListed(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((listed) => {
    const tag = listed.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
