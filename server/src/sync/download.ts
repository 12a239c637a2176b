import { EnvHttpProxyAgent, request } from 'undici';
import type { Validators } from '../store/store.ts';
import {
  answeredWith,
  cutShort,
  isTimeout,
  ledAstray,
  notReached,
  packedUnasked,
  redirectedTooOften,
  tooLarge,
  tooSlow,
} from './faults.ts';
import { UnreachableError } from './unreachable-error.ts';

/** Seven times the size of the largest bank file so far. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** How long a run may take, in milliseconds. */
export interface Limits {
  /** Until a connection is there. */
  readonly connect: number;
  /** In which a server says nothing, before its answer or in the midst of it. */
  readonly silence: number;
  /** In all, however busy: a run that takes longer hangs. */
  readonly total: number;
}

export const LIMITS: Limits = { connect: 10_000, silence: 30_000, total: 120_000 };

/** Where the Bundesbank's own files may come from. */
const BUNDESBANK = ['www.bundesbank.de', 'bundesbank.de'];

/** How a run behaves towards a server. */
export interface Manners {
  /** As whom it asks. */
  readonly userAgent: string;
  readonly limits: Limits;
  readonly onBytes: OnBytes;
}

/** Called with the bytes read so far, and all there will be where the source tells. */
export type OnBytes = (read: number, total: number | null) => void;

export interface Download {
  readonly bytes: Buffer;
  /** After redirects. */
  readonly address: string;
  readonly validators: Validators;
}

/** Fetches with the manners of one run: who asks, until when, and where it may be led. */
export class Downloader {
  readonly #agent: EnvHttpProxyAgent;
  readonly #source: URL;
  readonly #userAgent: string;
  /** Ends everything that is under way, whatever it waits for. */
  readonly #signal: AbortSignal;
  readonly #onBytes: OnBytes;

  constructor(source: string, { userAgent, limits, onBytes }: Manners) {
    this.#source = new URL(source);
    this.#userAgent = userAgent;
    this.#signal = AbortSignal.timeout(limits.total);
    this.#onBytes = onBytes;
    // The proxies of the usual environment variables.
    this.#agent = new EnvHttpProxyAgent({
      connect: { timeout: limits.connect },
      headersTimeout: limits.silence,
      bodyTimeout: limits.silence,
    });
  }

  /**
   * Fetches an address.
   *
   * @param known of the last download, where its content is still at hand
   * @returns null where the server says that nothing has changed
   * @throws {UnreachableError}
   */
  async get(address: string, known: Validators | null): Promise<Download | null> {
    let url = new URL(address);
    try {
      for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
        this.#refuseStrange(url);
        const answer = await this.#ask(url, known);
        if (!(answer instanceof URL)) return answer;
        url = answer;
      }
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      throw this.#signal.aborted ? tooSlow(url.host, error) : notReached(url.host, error);
    }
    throw redirectedTooOften(this.#source.host, MAX_REDIRECTS);
  }

  /** Frees the connections. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  /** One request; a redirect is the address that it leads to. */
  async #ask(url: URL, known: Validators | null): Promise<Download | URL | null> {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: this.#agent,
      signal: this.#signal,
      headers: {
        'user-agent': this.#userAgent,
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
    // A body that is not read would keep its connection, so it is destroyed. The error that this raises is expected.
    body.on('error', () => {});
    if (statusCode !== 200) body.destroy();
    if (statusCode === 304 && known) return null;
    const location = headerValue(headers['location']);
    if ([301, 302, 303, 307, 308].includes(statusCode) && location && URL.canParse(location, url.href)) {
      return new URL(location, url);
    }
    // Not even partial content (206) is the file.
    if (statusCode !== 200)
      throw answeredWith(statusCode, `${url.origin}${url.pathname}`, headerValue(headers['retry-after']));
    // Nobody asked for compression, and what is never unpacked can't be a decompression bomb.
    if (headers['content-encoding']) throw packedUnasked(url.host);
    const validators = {
      etag: headerValue(headers['etag']),
      lastModified: headerValue(headers['last-modified']),
    };
    return {
      bytes: await this.#read(url, body, Number(headers['content-length']) || null),
      address: url.href,
      validators,
    };
  }

  async #read(url: URL, body: AsyncIterable<Buffer>, total: number | null): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let read = 0;
    try {
      for await (const chunk of body) {
        read += chunk.length;
        if (read > MAX_BYTES) throw tooLarge(url.host, MAX_BYTES);
        chunks.push(chunk);
        this.#onBytes(read, total);
      }
    } catch (error) {
      if (error instanceof UnreachableError || read === 0 || this.#signal.aborted || isTimeout(error))
        throw error;
      throw cutShort(url.host, { read, total }, error);
    }
    return Buffer.concat(chunks);
  }

  /** Only https, and only the Bundesbank, unless the operator's own source is another place. */
  #refuseStrange(url: URL): void {
    const sameOrigin = url.origin === this.#source.origin;
    if (sameOrigin || (url.protocol === 'https:' && [...BUNDESBANK, this.#source.host].includes(url.host)))
      return;
    throw ledAstray(this.#source.host, url.origin);
  }
}

const headerValue = (value: unknown): string | null => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : null;
};
