import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';
import { Answer, type Content } from './answer.ts';

/** Which effort to compress with: what is kept is worth the most, what is made for one request is not. */
export type Effort = 'kept' | 'once';

const BROTLI = { kept: 11, once: 4 } as const;
const GZIP = { kept: 9, once: 4 } as const;

/**
 * An answer that goes out as brotli, as gzip or as it is, whatever the client takes. Each form is made once.
 *
 * Each has an ETag of its own: a strong one stands for the very bytes.
 */
export class Encoded {
  readonly #plain: Content;
  readonly #etag: string;
  readonly #effort: Effort;
  readonly #made = new Map<string, Answer>();

  constructor({ status, headers, body }: Content, effort: Effort = 'kept') {
    this.#plain = { status, headers: { ...headers, vary: 'Accept-Encoding' }, body };
    this.#etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#effort = effort;
  }

  /** @param acceptEncoding the request's header */
  answer(acceptEncoding: string | undefined): Answer {
    const encoding = acceptedEncoding(acceptEncoding);
    const made = this.#made.get(encoding) ?? this.#make(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  /** Makes all forms now rather than at the first request. */
  prepare(): this {
    for (const encoding of ['br', 'gzip', 'identity']) this.answer(encoding);
    return this;
  }

  #make(encoding: ReturnType<typeof acceptedEncoding>): Answer {
    const { status, headers, body } = this.#plain;
    // An error page is no state of the resource, so there is nothing to ask for again.
    const tagged = (suffix: string) =>
      status === 200 ? { ...headers, etag: `"${this.#etag}${suffix}"` } : headers;
    if (encoding === 'identity') return new Answer({ status, headers: tagged(''), body });
    return new Answer({
      status,
      headers: { ...tagged(`-${encoding}`), 'content-encoding': encoding },
      body: encoding === 'br' ? brotli(body, this.#effort) : gzipSync(body, { level: GZIP[this.#effort] }),
    });
  }
}

function brotli(body: Buffer, effort: Effort): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
