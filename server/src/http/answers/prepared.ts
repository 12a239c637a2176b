import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorContent } from '../../content/sentences.ts';
import { type Answer, type Handler, type Headers, send } from './answer.ts';
import { Encoded } from './encoded.ts';
import { BARE_HEADERS, JSON_HEADERS } from './headers.ts';

/** Makes a JSON answer, with a strong ETag that changes exactly when the bytes do. */
export function jsonAnswer(value: unknown, cacheControl: string): Answer {
  const body = JSON.stringify(value);
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  return { status: 200, headers: { ...JSON_HEADERS, 'cache-control': cacheControl, etag }, body };
}

/** Makes the answer of an error. Caches must revalidate it: after the next sync, there may be another answer. */
export function errorAnswer({ status, error }: ErrorContent, headers: Headers = {}): Answer {
  return {
    status,
    headers: { ...JSON_HEADERS, 'cache-control': 'no-cache', ...headers },
    body: JSON.stringify({ error }),
  };
}

/** Makes the handler of a file. Its first request compresses it: most old versions of embed.js are never requested. */
export function fileAnswer(body: Buffer, headers: Headers): Handler {
  const encoded = new Encoded({ status: 200, headers, body });
  return (request) => encoded.answer(request.headers['accept-encoding']);
}

/** All resources are read-only, so the same methods are allowed at every address. */
const ALLOW = { allow: 'GET, HEAD, OPTIONS' };

const OPTIONS: Answer = { status: 204, headers: { ...BARE_HEADERS, ...ALLOW } };

export const BAD_REQUEST = errorAnswer(ERRORS.badRequest);
export const WRONG_METHOD = errorAnswer(ERRORS.wrongMethod, ALLOW);
export const TOO_SLOW = errorAnswer(ERRORS.tooSlow);
export const TOO_LONG = errorAnswer(ERRORS.tooLong);

/** The answer to a method that is allowed nowhere, or to OPTIONS; undefined for GET and HEAD. */
export function answerToMethod(method: string): Answer | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  return method === 'OPTIONS' ? OPTIONS : WRONG_METHOD;
}

/** Makes Fastify's handler of requests without a route: no route has another method than GET and HEAD. */
export const notFound = (handle: Handler) => (request: FastifyRequest, reply: FastifyReply) => {
  send(request, reply, answerToMethod(request.method) ?? handle(request));
};
