import { findBankFiles, isPage, type Offer, type Offers, pageText } from '../bundesbank/download-page.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Wording } from '../bundesbank/wording.ts';
import type { Fetcher } from './fetch.ts';
import type { Stored } from './stored.ts';

/** What a source offers: one edition or more, each with the addresses at which its formats are. */
export interface Discovered {
  readonly offers: readonly Offer[];
  /** Sentences on what could not be read of a page, and hindered nothing. */
  readonly notes: readonly Wording[];
}

/**
 * Looks up what a source offers: itself, where it is a file, or the files to which it links, where it is a page.
 *
 * @param source `file:PATH`, or the http(s) address of a file or of a page
 * @param today YYYY-MM-DD in Berlin: editions that have ended are passed over
 * @throws {UnreachableError}
 * @throws {RefusedError} where it is a page without a link to a bank file
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
  if (page.offers.length === 0) throw nothingOn(host, page);
  return {
    offers: currentOf(page.offers, today),
    notes: page.notUnderstood.map((text) => ({
      english: `The page of ${host} tells a validity that was not understood: “${text}”.`,
      german: `Die Seite von ${host} nennt eine Gültigkeit, die nicht verstanden wurde: „${text}“.`,
    })),
  };
}

/** What is valid today or later, or else the latest there is: an old edition is better than none. */
function currentOf(offers: readonly Offer[], today: string): readonly Offer[] {
  const current = offers.filter(({ validUntil }) => validUntil === null || validUntil >= today);
  return current.length > 0 ? current : offers.slice(-1);
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
