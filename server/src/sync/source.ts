import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { isOlder } from '../bundesbank/difference.ts';
import { findBankFiles, isPage, type Offer, pageText } from '../bundesbank/download-page.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Edition } from '../directory/edition.ts';
import { type DownloadOptions, MAX_BYTES, makeDownloader } from '../download/download.ts';
import { systemCodeOf, UnreachableError } from '../download/unreachable-error.ts';
import type { Note } from '../sentences/english.ts';
import type { Origin } from '../store/state.ts';
import type { Store } from '../store/store.ts';
import type { Stored } from './store-file.ts';

/** What is at an address: the bytes of a file or page, or the stored edition whose file the server calls unchanged. */
export type Fetched = { readonly origin: Origin } & (
  | {
      readonly bytes: Buffer;
      /** The address after redirects. */
      readonly address: string;
    }
  | { readonly bytes: null; readonly edition: Edition }
);

/**
 * Fetches files and pages for one run, from each address once.
 *
 * @param source of the run: if it is a file of this machine, nothing is ever downloaded
 */
export function makeFetcher(store: Store, source: string, options: DownloadOptions) {
  const downloader = source.startsWith('file:') ? null : makeDownloader(source, options);
  const all = new Map<string, Fetched>();

  async function read(address: string, stored: Stored): Promise<Fetched> {
    if (!downloader) return readLocal(address, options);
    const last = await store.lastDownload(address);
    // The file of an older edition is downloaded again, and is refused as older.
    const known = last && !isOlder(last.edition, stored.edition) ? last : null;
    const download = await downloader.get(address, known);
    if (download) {
      const { bytes, etag, lastModified } = download;
      return { bytes, address: download.address, origin: { file: address, etag, lastModified } };
    }
    if (!known) throw new Error('A server says that a file has not changed that was never downloaded.');
    return { bytes: null, edition: known.edition, origin: known };
  }

  return {
    /**
     * Fetches what is at an address.
     *
     * @param address `file:PATH`, or http(s)
     * @throws {UnreachableError}
     */
    async fetch(address: string, stored: Stored): Promise<Fetched> {
      const fetched = all.get(address) ?? (await read(address, stored));
      all.set(address, fetched);
      return fetched;
    },

    /** Frees the connections. */
    close: async () => downloader?.close(),
  };
}

export type Fetcher = ReturnType<typeof makeFetcher>;

/** Reads a file of this machine, with the limits of a download: it may be a device or a pipe, which has no end. */
async function readLocal(source: string, { limits, onBytes }: DownloadOptions): Promise<Fetched> {
  const path = source.startsWith('file://') ? fileURLToPath(source) : source.slice('file:'.length);
  const signal = AbortSignal.timeout(limits.total);
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    // A container's user may not open /dev/stdin, so the stream that Node has opened is read.
    const stream = path === '-' ? addAbortSignal(signal, process.stdin) : createReadStream(path, { signal });
    for await (const chunk of stream) {
      read += chunk.length;
      if (read > MAX_BYTES) throw new UnreachableError({ is: 'file-too-large', path, max: MAX_BYTES });
      chunks.push(chunk);
      onBytes?.(read, null);
    }
  } catch (cause) {
    if (cause instanceof UnreachableError) throw cause;
    throw signal.aborted
      ? new UnreachableError({ is: 'file-too-slow', path }, { cause })
      : new UnreachableError({ is: 'file-unreadable', path, systemCode: systemCodeOf(cause) }, { cause });
  }
  const origin = { file: basename(path), etag: null, lastModified: null };
  return { bytes: Buffer.concat(chunks), address: source, origin };
}

/** What a source offers. */
export interface Discovered {
  /** The editions, the earliest first, each with the addresses of its formats. */
  readonly offers: readonly Offer[];
  /** One for each text on a page that was not understood; the run goes on without it. */
  readonly notes: readonly Note[];
}

/**
 * Finds out what a source offers. A bank file offers itself, a page the bank files to which it links.
 *
 * @param source `file:PATH`, or the http(s) address of a file or of a page
 * @param today YYYY-MM-DD in Berlin: editions that have ended are left out
 * @throws {UnreachableError}
 * @throws {RefusedError} if a page has no link to a bank file, or does not show which of its links is valid
 */
export async function discover(
  source: string,
  fetcher: Fetcher,
  stored: Stored,
  today: string,
): Promise<Discovered> {
  const itself: Discovered = {
    offers: [{ validFrom: null, validUntil: null, addresses: [source] }],
    notes: [],
  };
  if (source.startsWith('file:')) return itself;
  const fetched = await fetcher.fetch(source, stored);
  if (!fetched.bytes || !isPage(fetched.bytes)) return itself;

  const { host } = new URL(source);
  const page = findBankFiles(pageText(fetched.bytes), fetched.address);
  if (page.offers.length === 0)
    throw new RefusedError({ is: page.areAmbiguous ? 'ambiguous' : 'no-link', host });
  return {
    offers: currentOf(page.offers, today),
    notes: page.notUnderstood.map((text) => ({ is: 'period-not-understood', host, text })),
  };
}

/** The editions that are valid today or later. If there is none, the latest: an old edition is better than none. */
function currentOf(offers: readonly Offer[], today: string): readonly Offer[] {
  const current = offers.filter(({ validUntil }) => validUntil === null || validUntil >= today);
  return current.length > 0 ? current : offers.slice(-1);
}
