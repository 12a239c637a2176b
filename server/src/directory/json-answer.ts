import { createHash } from 'node:crypto';

/** The body of a JSON answer, ready to be written, and its strong ETag. */
export interface JsonAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Serialises once what is answered many times. The ETag changes exactly when the bytes do. */
export function jsonAnswer(value: unknown): JsonAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag };
}
