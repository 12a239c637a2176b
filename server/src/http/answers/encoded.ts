import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Answer, Headers } from './answer.ts';

/**
 * The encoding to answer in: brotli before gzip if the client gives both the same weight (RFC 9110, section 12.5.3).
 *
 * @param header the request's `Accept-Encoding`, unchanged
 */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | 'identity' {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** An answer before it is compressed. */
export interface Content extends Answer {
  readonly body: Buffer;
}

/** How hard to compress: `kept` answers are sent many times, `once` answers to one request only. */
export type Effort = 'kept' | 'once';

/** Quality, and the base-2 logarithm of the window. A small window is quick to prepare, and holds a whole page. */
const BROTLI = { kept: [11, 22], once: [1, 16] } as const;
const GZIP = { kept: 9, once: 3 } as const;

/**
 * An answer in three encodings: brotli, gzip and identity. Each is made when a client first asks for it, and then kept.
 *
 * Each has an ETag of its own, because a strong ETag identifies the exact bytes.
 */
export class Encoded {
  readonly #plain: Content;
  readonly #etag: string;
  readonly #effort: Effort;
  readonly #made = new Map<string, Content>();

  constructor({ status, headers, body }: Content, effort: Effort = 'kept') {
    this.#plain = { status, headers: { ...headers, vary: 'Accept-Encoding' }, body };
    this.#etag = hash('sha256', body, 'base64url').slice(0, 22);
    this.#effort = effort;
  }

  /** The answer in the encoding that a client prefers. @param acceptEncoding the request's `Accept-Encoding` */
  answer(acceptEncoding: string | undefined): Content {
    const encoding = acceptedEncoding(acceptEncoding);
    const made = this.#made.get(encoding) ?? this.#make(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  /** Makes brotli and gzip on other threads: compressing a large body here would delay all requests half a second. */
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

  /** Only a 200 gets an ETag: a client never has to ask whether an error page has changed. */
  #tagged(suffix: string): Headers {
    const { status, headers } = this.#plain;
    return status === 200 ? { ...headers, etag: `"${this.#etag}${suffix}"` } : headers;
  }
}

function brotliOptions(body: Buffer, effort: Effort) {
  const [quality, window] = BROTLI[effort];
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      // Base-2 logarithm of the block size: in rechner.js, code and data get separate blocks; most files are shorter.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
