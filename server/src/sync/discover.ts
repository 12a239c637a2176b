import { findBankFiles, isPage, type Offer, pageText } from '../bundesbank/download-page.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Note } from '../sentences/english.ts';
import type { Fetcher } from './fetch.ts';
import type { Stored } from './store-file.ts';

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
