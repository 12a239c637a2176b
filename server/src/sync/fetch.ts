import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isOlder } from '../bundesbank/order.ts';
import type { Edition } from '../directory/edition.ts';
import type { Origin, Store } from '../store/store.ts';
import { Downloader, type Manners, type OnBytes } from './download.ts';
import { notReadable } from './faults.ts';
import type { Stored } from './stored.ts';

/** What is at an address: a file or page that is not stored, or the file of a stored edition. */
export type Fetched =
  | {
      readonly bytes: Buffer;
      /** Where it was in the end, after redirects. */
      readonly address: string;
      /** To be remembered with the file once it is stored; null for a file from this machine. */
      readonly origin: Origin | null;
    }
  | { readonly bytes: null; readonly edition: Edition };

/** Fetches for one run, each address once. */
export class Fetcher {
  readonly #store: Store;
  readonly #onBytes: OnBytes;
  readonly #downloader: Downloader | null;
  readonly #fetched = new Map<string, Fetched>();

  /** @param source of the run; a file on this machine leads nowhere else */
  constructor(store: Store, source: string, manners: Manners) {
    this.#store = store;
    this.#onBytes = manners.onBytes;
    this.#downloader = source.startsWith('file:') ? null : new Downloader(source, manners);
  }

  /**
   * @param address `file:PATH`, or http(s)
   * @throws {UnreachableError}
   */
  async fetch(address: string, stored: Stored): Promise<Fetched> {
    const fetched =
      this.#fetched.get(address) ??
      (this.#downloader
        ? await this.#download(this.#downloader, address, stored)
        : await readLocal(address, this.#onBytes));
    this.#fetched.set(address, fetched);
    if (!fetched.bytes) return fetched;
    const sha256 = createHash('sha256').update(fetched.bytes).digest('hex');
    const edition = stored.state.held.find((held) => held.sha256 === sha256);
    return edition && !isOlder(edition, stored.edition) ? { bytes: null, edition } : fetched;
  }

  /** Frees the connections. */
  async close(): Promise<void> {
    await this.#downloader?.close();
  }

  async #download(downloader: Downloader, address: string, stored: Stored): Promise<Fetched> {
    const recalled = await this.#store.recall(address);
    // The edition that was served before may still be stored. Its file is downloaded again, and then refused as older.
    const known = recalled && !isOlder(recalled.edition, stored.edition) ? recalled : null;
    const download = await downloader.get(address, known);
    if (download) {
      const { bytes, validators } = download;
      return { bytes, address: download.address, origin: { address, ...validators } };
    }
    if (!known) throw new Error('Nothing was downloaded, and nothing is known.');
    return { bytes: null, edition: known.edition };
  }
}

async function readLocal(source: string, onBytes: OnBytes): Promise<Fetched> {
  const path = source.startsWith('file://') ? fileURLToPath(source) : source.slice('file:'.length);
  try {
    const bytes = await readFile(path);
    onBytes(bytes.length, bytes.length);
    return { bytes, address: source, origin: null };
  } catch (error) {
    throw notReadable(path, error);
  }
}
