import type { FastifyRequest } from 'fastify';
import { cleanBlz } from '../../directory/blz.ts';
import type { Answer, Handler } from '../../http/answers/answer.ts';
import type { Effort } from '../../http/answers/encoded.ts';
import { BARE_HEADERS } from '../../http/answers/headers.ts';
import type { Served } from '../../store/watch-store.ts';
import { bankPage, unknownBankPage } from '../banks/bank.tsx';
import { bankCodesPage } from '../banks/bank-codes.tsx';
import { bankRule } from '../banks/bank-rule.ts';
import { searchAllBanks } from '../banks/bank-search.ts';
import { bankSearchPage, banksPage } from '../banks/banks.tsx';
import { formerBankPage } from '../banks/former-bank.tsx';
import { codesAddress, MAX_OTHERS } from '../banks/names.ts';
import { notFoundPage } from '../frame/errors.tsx';
import type { Page } from '../frame/page.ts';

/**
 * How many pages of recentPage() even an overloaded server renders in a second. They take a fiftieth of its time at
 * most. So visitors still get pages while the machine is busy with other things.
 */
const ALWAYS_PER_SECOND = 20;

/** Returns a function that counts the requests for pages of recentPage(), and returns whether to refuse one. */
export function renderLimit(): (request: FastifyRequest) => boolean {
  let second = 0;
  let count = 0;
  return (request) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > ALWAYS_PER_SECOND && request.server.isUnderPressure();
  };
}

interface Settings {
  readonly served: () => Served;
  /** Answers with a page that is the same for all visitors. It is kept. */
  readonly cachedPage: (page: Page, effort?: Effort) => Handler;
  /** Answers with one of thousands of pages. Some are kept, by their keys. */
  readonly recentPage: (request: FastifyRequest, key: string, page: () => Page) => Answer;
}

/** The search in all banks, and a page for each bank. Paths are written as the router expects them. */
export function bankPages({ served, cachedPage, recentPage }: Settings): [path: string, Handler][] {
  const empty = cachedPage(banksPage);
  const unknown = cachedPage(unknownBankPage);
  const notFound = cachedPage(notFoundPage);

  const search: Handler = (request) => {
    const query = new URLSearchParams(/\?([^#]*)/.exec(request.url)?.[1]);
    const text = query.get('q');
    if (text === null) return empty(request);
    const { directory } = served();
    const blz = cleanBlz(text);
    // A complete BLZ means that one bank.
    if (blz !== null && (directory.get(blz) ?? directory.former(blz))) return redirect(303, `/banken/${blz}`);
    const found = searchAllBanks(directory, text, query.get('seite'));
    // The address itself is not a key: it may contain an account.
    const key = JSON.stringify([found.typed, found.fault, found.results?.page]);
    return recentPage(request, key, () => bankSearchPage(found));
  };

  const page: Handler = (request) => {
    const { directory } = served();
    const written = (request.params as { blz: string }).blz;
    const blz = cleanBlz(written);
    if (blz === null) return notFound(request);
    const bank = directory.get(blz) ?? directory.former(blz);
    if (!bank) return unknown(request);
    if (blz !== written) return redirect(301, `/banken/${blz}`);
    if ('lastEdition' in bank) return recentPage(request, blz, () => formerBankPage(bank, directory));
    const successor = bank.successor === null ? undefined : directory.get(bank.successor);
    return recentPage(request, blz, () =>
      bankPage({ bank, rule: bankRule(blz), names: directory.namesOf(bank), successor }),
    );
  };

  const codes: Handler = (request) => {
    const { directory } = served();
    const written = (request.params as { blz: string }).blz;
    const bank = directory.get(cleanBlz(written) ?? '');
    if (!bank) return unknown(request);
    const [first = bank, ...others] = directory.recordsOf(bank);
    if (others.length <= MAX_OTHERS) return redirect(303, `/banken/${bank.blz}`);
    if (first.blz !== written) return redirect(303, codesAddress(first.blz));
    // There are some dozens of these pages. The strongest compression would delay all other requests.
    return cachedPage(bankCodesPage(first, [first, ...others]), 'once')(request);
  };

  return [
    ['/banken', search],
    ['/banken/:blz', page],
    [codesAddress(':blz'), codes],
  ];
}

/** Redirects to a page of a bank that exists. */
function redirect(status: 301 | 303, location: string): Answer {
  const headers = { ...BARE_HEADERS, 'cache-control': 'no-cache', location };
  return { status, headers };
}
