import {
  connectionError,
  isTimeout,
  statusError,
  systemCodeOf,
  UnreachableError,
} from './unreachable-error.ts';

/** Five times the size of the largest TXT so far, of 2012. */
export const MAX_BYTES = 16 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** How long the downloads of a run may take, in milliseconds. */
export interface Limits {
  /** To make a connection. */
  readonly connect: number;
  /** How long a server may send nothing, before its answer or in the middle of it. */
  readonly silence: number;
  /** All downloads of the run together. */
  readonly total: number;
}

export const LIMITS: Limits = { connect: 10_000, silence: 30_000, total: 120_000 };

/** Loads the HTTP client, unless it is loaded. A sync from a file of this machine starts a third faster without it. */
const loadUndici = () => import('undici');

/** The hosts from which the Bundesbank serves its files. */
const BUNDESBANK_HOSTS = ['www.bundesbank.de', 'bundesbank.de'];

export interface DownloadOptions {
  readonly userAgent: string;
  readonly limits: Limits;
  readonly onBytes?: OnBytes | undefined;
}

/** Called with the number of bytes read so far, and with that of the whole file, or null if the server did not say. */
export type OnBytes = (read: number, total: number | null) => void;

/** The headers by which a server can tell whether a file has changed since a download (RFC 9110, section 8.8). */
interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface Download extends Validators {
  readonly bytes: Buffer;
  /** The address after redirects. */
  readonly address: string;
}

/** Downloads files and pages for one run, within its limits and from the allowed hosts only. */
export function makeDownloader(source: string, { userAgent, limits, onBytes }: DownloadOptions) {
  const { host, origin } = new URL(source);
  // Ends all downloads when the time of the run is over.
  const signal = AbortSignal.timeout(limits.total);
  // Uses the proxies that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name.
  const agent = loadUndici().then(
    ({ EnvHttpProxyAgent }) =>
      new EnvHttpProxyAgent({
        connect: { timeout: limits.connect },
        headersTimeout: limits.silence,
        bodyTimeout: limits.silence,
        // No connection is used twice: the server may close it while an edition is made and stored.
        pipelining: 0,
      }),
  );

  /**
   * Sends one request.
   *
   * @returns the download, the address to which the server redirects, or null if the content has not changed
   */
  async function ask(url: URL, known: Validators | null): Promise<Download | URL | null> {
    const { request } = await loadUndici();
    const { statusCode, headers, body } = await request(url, {
      dispatcher: await agent,
      signal,
      headers: {
        'user-agent': userAgent,
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
    // A body that is not read would keep its connection open, so it is destroyed. That raises an error, which is
    // expected.
    body.on('error', () => {});
    if (statusCode !== 200) body.destroy();
    if (statusCode === 304 && known) return null;
    const location = headerValue(headers['location']);
    if ([301, 302, 303, 307, 308].includes(statusCode) && location && URL.canParse(location, url.href)) {
      return new URL(location, url);
    }
    // 206 fails, too: a part of the file is not the file.
    if (statusCode !== 200)
      throw statusError(statusCode, `${url.origin}${url.pathname}`, headerValue(headers['retry-after']));
    // The request did not ask for compression. Nothing is decompressed, so that no decompression bomb can go off.
    if (headers['content-encoding']) throw new UnreachableError({ is: 'compressed', host: url.host });
    return {
      bytes: await read(url.host, body, Number(headers['content-length']) || null),
      address: url.href,
      etag: headerValue(headers['etag']),
      lastModified: headerValue(headers['last-modified']),
    };
  }

  async function read(server: string, body: AsyncIterable<Buffer>, total: number | null): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of body) {
        length += chunk.length;
        if (length > MAX_BYTES) throw new UnreachableError({ is: 'too-large', host: server, max: MAX_BYTES });
        chunks.push(chunk);
        onBytes?.(length, total);
      }
    } catch (error) {
      if (error instanceof UnreachableError || length === 0 || signal.aborted || isTimeout(error))
        throw error;
      const systemCode = systemCodeOf(error);
      const finding = { is: 'broken-off', host: server, read: length, total, systemCode } as const;
      throw new UnreachableError(finding, { retry: true, cause: error });
    }
    return Buffer.concat(chunks);
  }

  /** Allows the origin of the operator's source, and, over https, its host and those of the Bundesbank. */
  function checkAllowed(url: URL): void {
    const isAllowedHost = url.protocol === 'https:' && [...BUNDESBANK_HOSTS, host].includes(url.host);
    if (url.origin === origin || isAllowedHost) return;
    throw new UnreachableError({ is: 'foreign-address', host, origin: url.origin });
  }

  return {
    /**
     * Downloads what is at an address.
     *
     * @param known the validators of the last download, if its content is still stored
     * @returns null if the server answers that the content has not changed (304)
     * @throws {UnreachableError}
     */
    async get(address: string, known: Validators | null): Promise<Download | null> {
      let url = new URL(address);
      try {
        for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
          checkAllowed(url);
          const answer = await ask(url, known);
          if (!(answer instanceof URL)) return answer;
          url = answer;
        }
      } catch (error) {
        if (error instanceof UnreachableError) throw error;
        if (!signal.aborted) throw connectionError(url.host, error);
        // The time of the whole run is used up.
        const options = { retry: true, cause: error };
        throw new UnreachableError({ is: 'too-slow', host: url.host }, options);
      }
      throw new UnreachableError({ is: 'too-many-redirects', host, max: MAX_REDIRECTS });
    },

    /** Frees the connections. */
    close: async () => (await agent).destroy(),
  };
}

/** The first value of a header; null if it is missing. */
const headerValue = (value: unknown): string | null => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : null;
};
