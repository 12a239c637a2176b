import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Answer, Headers } from './answer.ts';

/** An answer before it is compressed. */
export interface Content extends Answer {
  readonly body: Buffer;
}

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
  readonly #made = new Map<string, Content>();

  constructor({ status, headers, body }: Content, effort: Effort = 'kept') {
    this.#plain = { status, headers: { ...headers, vary: 'Accept-Encoding' }, body };
    this.#etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#effort = effort;
  }

  /** @param acceptEncoding the request's header */
  answer(acceptEncoding: string | undefined): Content {
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

  /** The same on other threads: for a large body, which would keep everybody waiting for half a second. */
  async prepareInBackground(): Promise<this> {
    const { body } = this.#plain;
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(body, brotliOptions(body, this.#effort)),
      promisify(gzip)(body, { level: GZIP[this.#effort] }),
    ]);
    this.#made.set('br', this.#coded('br', br));
    this.#made.set('gzip', this.#coded('gzip', zipped));
    return this;
  }

  #make(encoding: ReturnType<typeof acceptedEncoding>): Content {
    const { status, body } = this.#plain;
    if (encoding === 'br')
      return this.#coded('br', brotliCompressSync(body, brotliOptions(body, this.#effort)));
    if (encoding === 'gzip') return this.#coded('gzip', gzipSync(body, { level: GZIP[this.#effort] }));
    return { status, headers: this.#tagged(''), body };
  }

  #coded(encoding: 'br' | 'gzip', body: Buffer): Content {
    const headers = { ...this.#tagged(`-${encoding}`), 'content-encoding': encoding };
    return { status: this.#plain.status, headers, body };
  }

  /** An error page is no state of the resource, so there is nothing to ask for again. */
  #tagged(suffix: string): Headers {
    const { status, headers } = this.#plain;
    return status === 200 ? { ...headers, etag: `"${this.#etag}${suffix}"` } : headers;
  }
}

function brotliOptions(body: Buffer, effort: Effort) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
