import { findBankFiles, isPage, type Offer, type Offers, pageText } from '../bundesbank/download-page.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Wording } from '../bundesbank/wording.ts';
import type { Fetcher } from './fetch.ts';
import type { Stored } from './stored.ts';

/** What a source offers. */
export interface Discovered {
  /** The editions, the earliest first, each with the addresses of its formats. */
  readonly offers: readonly Offer[];
  /** A sentence for each text on a page that was not understood, and did not keep the run from going on. */
  readonly notes: readonly Wording[];
}

/**
 * Finds out what a source offers. A bank file offers itself, a page the bank files to which it links.
 *
 * @param source `file:PATH`, or the http(s) address of a file or of a page
 * @param today YYYY-MM-DD in Berlin: editions that have ended are left out
 * @throws {UnreachableError}
 * @throws {RefusedError} where a page has no link to a bank file, or links of which it is not clear which is valid
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
  if (page.offers.length === 0) throw nothingOffered(host, page);
  return {
    offers: currentOf(page.offers, today),
    notes: page.notUnderstood.map((text) => ({
      english: `The page of ${host} tells a validity that was not understood: “${text}”.`,
      german: `Die Seite von ${host} nennt eine Gültigkeit, die nicht verstanden wurde: „${text}“.`,
    })),
  };
}

/** The editions that are valid today or later. Where there is none, the latest: an old edition is better than none. */
function currentOf(offers: readonly Offer[], today: string): readonly Offer[] {
  const current = offers.filter(({ validUntil }) => validUntil === null || validUntil >= today);
  return current.length > 0 ? current : offers.slice(-1);
}

function nothingOffered(host: string, { areAmbiguous }: Offers): RefusedError {
  return areAmbiguous
    ? new RefusedError('ambiguous', {
        english: `The page of ${host} has several bank files, and does not tell which is valid when.`,
        german:
          'Die Seite mit den Bankdaten hat mehrere Bankleitzahlendateien, ohne zu sagen, welche wann gilt.',
      })
    : new RefusedError('no-link', {
        english: `The page of ${host} has no link to a bank file (TXT, CSV or XML).`,
        german:
          'Die Seite mit den Bankdaten hat keinen Link zu einer Bankleitzahlendatei (TXT, CSV oder XML).',
      });
}
