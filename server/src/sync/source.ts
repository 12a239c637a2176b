import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBankFiles, isPage, type Offers, pageText } from '../bundesbank/download-page.ts';
import { isOlder } from '../bundesbank/order.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Wording } from '../bundesbank/wording.ts';
import type { Edition } from '../directory/edition.ts';
import type { Origin, Recalled, Store } from '../store/store.ts';
import { type Download, Downloader, type Limits, type OnBytes } from './download.ts';
import { notReadable } from './faults.ts';

/** A fetched bank file and what was told of it on the way; or the stored edition that it is, where the server says so. */
export type Found =
  | (Period & {
      readonly bytes: Buffer;
      /** To be remembered with the file once it is stored; null for a file from this machine. */
      readonly origin: Origin | null;
    })
  | { readonly bytes: null; readonly edition: Edition };

/** What a source has. */
interface Source {
  readonly offers: readonly Offered[];
  /** Sentences on what could not be read of a page. */
  readonly notes: readonly Wording[];
  readonly close: () => Promise<void>;
}

/** An edition that a source offers: its file in each format, to be tried in turn. */
export type Offered = readonly (() => Promise<Found>)[];

const UNKNOWN: Period = { validFrom: null, validUntil: null };

/**
 * Looks up what a source offers: a file itself, or a page with links to files.
 *
 * @param source `file:PATH`, or the http(s) address of a file or of a page
 * @param today YYYY-MM-DD in Berlin: editions that have ended are passed over
 * @throws {UnreachableError}
 * @throws {RefusedError} where it is a page without a link to a bank file
 */
export async function lookUp(
  source: string,
  store: Store,
  { today, ...manners }: { today: string; userAgent: string; limits: Limits; onBytes: OnBytes },
): Promise<Source> {
  if (source.startsWith('file:'))
    return { offers: [[() => readLocal(source, manners.onBytes)]], notes: [], close: async () => {} };

  const downloader = new Downloader(source, manners);
  const close = () => downloader.close();
  try {
    const known = await recall(source);
    const download = await downloader.get(source, known);
    if (!download || !isPage(download.bytes)) {
      return { offers: [[async () => found(download, known, source, UNKNOWN)]], notes: [], close };
    }
    const page = findBankFiles(pageText(download.bytes), download.address);
    const offers = current(page.offers, today);
    const { host } = new URL(source);
    if (offers.length === 0) throw nothingOn(host, page);
    const notes = page.notUnderstood.map((text) => ({
      english: `The page of ${host} tells a validity that was not understood: “${text}”.`,
      german: `Die Seite von ${host} nennt eine Gültigkeit, die nicht verstanden wurde: „${text}“.`,
    }));
    return {
      notes,
      offers: offers.map(({ addresses, ...period }) =>
        addresses.map((address) => () => fetch(address, period)),
      ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function fetch(address: string, period: Period): Promise<Found> {
    const known = await recall(address);
    return found(await downloader.get(address, known), known, address, period);
  }

  /** The stored edition from that address, unless it is older than what is served: its file is downloaded to be refused. */
  async function recall(address: string): Promise<Recalled | null> {
    const [known, stored] = [await store.recall(address), await store.read(today)];
    return known && stored && isOlder(known.edition, stored.state.edition) ? null : known;
  }
}

function nothingOn(host: string, { areAmbiguous }: Offers): RefusedError {
  return areAmbiguous
    ? new RefusedError('ambiguous', {
        english: `The page of ${host} has several bank files, and does not tell which is valid when.`,
        german: `Die Seite von ${host} hat mehrere Bankleitzahlendateien, ohne zu sagen, welche wann gilt.`,
      })
    : new RefusedError('no-link', {
        english: `The page of ${host} has no link to a bank file (TXT, CSV or XML).`,
        german: `Die Seite von ${host} hat keinen Link zu einer Bankleitzahlendatei (TXT, CSV oder XML).`,
      });
}

function found(download: Download | null, known: Recalled | null, address: string, period: Period): Found {
  if (download) return { ...period, bytes: download.bytes, origin: { address, ...download.validators } };
  if (!known) throw new Error('Nothing was downloaded, and nothing is known.');
  return { bytes: null, edition: known.edition };
}

/** What is valid today or later, or else the latest there is: an old edition is better than none. */
function current<P extends Period>(offers: readonly P[], today: string): readonly P[] {
  const valid = offers.filter(({ validUntil }) => validUntil === null || validUntil >= today);
  return valid.length > 0 ? valid : offers.slice(-1);
}

async function readLocal(source: string, onBytes: OnBytes): Promise<Found> {
  const path = source.startsWith('file://') ? fileURLToPath(source) : source.slice('file:'.length);
  try {
    const bytes = await readFile(path);
    onBytes(bytes.length, bytes.length);
    return { ...UNKNOWN, bytes, origin: null };
  } catch (error) {
    throw notReadable(path, error);
  }
}
