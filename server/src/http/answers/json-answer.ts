import { createHash } from 'node:crypto';
import type { ErrorContent } from '../../content/errors.ts';
import type { Answer, Headers } from './answer.ts';
import { JSON_HEADERS } from './headers.ts';

/** Answers a value as JSON, with a strong ETag that changes exactly when the bytes do. */
export function jsonAnswer(value: unknown, cacheControl: string): Answer {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status: 200, headers: { ...JSON_HEADERS, 'cache-control': cacheControl, etag }, body };
}

/** Answers an error. Caches must ask for it again: it may be another answer after the next sync. */
export function errorAnswer({ status, error }: ErrorContent, headers: Headers = {}): Answer {
  return {
    status,
    headers: { ...JSON_HEADERS, 'cache-control': 'no-cache', ...headers },
    body: Buffer.from(JSON.stringify({ error })),
  };
}
