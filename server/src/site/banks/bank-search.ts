import type { FormerBank } from '../../calculator/former-banks.ts';
import { type Brand, groupedBlz, type Hit, MAX_WORDS, wordsOf } from '../../calculator/functions.ts';
import {
  ACCOUNT_IN_BANK_SEARCH,
  EMPTY_BANK_SEARCH,
  NO_BANK_FOUND,
  OTHER_SEARCH,
} from '../../content/sentences.ts';
import { cleanBlz } from '../../directory/blz.ts';
import type { Directory } from '../../directory/directory.ts';
import { mayHoldAccount } from './account-data.ts';
import { MAX_SEARCH_LENGTH } from './search-form.tsx';
import type { Results } from './search-results.tsx';

const HITS_PER_PAGE = 20;

const TOO_MANY_WORDS = `Der Suchtext hat zu viele Wörter: Es sind höchstens ${MAX_WORDS}.`;

/** A search in all banks and its outcome. */
export interface BankSearch {
  /** The search text that the field shows again; empty if the text may hold an account. */
  readonly typed: string;
  /** A sentence: why there is no hit; null if there is one. */
  readonly fault: string | null;
  /** The banks that match the text, or if none does, most of it; null if there are none. */
  readonly results: Results | null;
  /** The banks that are gone, and match the text. Only the first page of the results has them. */
  readonly former: readonly Hit<FormerBank>[];
  /** The brand that the text names if no bank has that name; null for none. */
  readonly brand: Brand | null;
}

/**
 * Answers `/banken?q=…&seite=…`.
 *
 * @param text the value of `q`, unchecked
 * @param seite the value of `seite`, unchecked: which page of the results, from 1. If there is no such page, the
 *   nearest one is taken.
 */
export function searchAllBanks(directory: Directory, text: string, seite: string | null): BankSearch {
  const typed = text.trim();
  if (typed === '') return faulty('', EMPTY_BANK_SEARCH);
  if (mayHoldAccount(typed)) return faulty('', ACCOUNT_IN_BANK_SEARCH);
  if (typed.length > MAX_SEARCH_LENGTH)
    return faulty(
      typed.slice(0, MAX_SEARCH_LENGTH),
      `Der Suchtext ist zu lang: Er hat höchstens ${MAX_SEARCH_LENGTH}\u00a0Zeichen.`,
    );
  if (wordsOf(typed).length > MAX_WORDS) return faulty(typed, TOO_MANY_WORDS);
  const found = directory.search(typed);
  const former = directory.searchFormer(typed);
  // What was meant is rather the former name that was typed than a name of today that is almost the same.
  const isCorrected = found.isCorrected && former.length === 0;
  const hits = found.isCorrected === isCorrected ? found.hits : [];
  const { brand } = found;
  if (hits.length === 0)
    return former.length > 0 || brand
      ? { typed, fault: null, results: null, former, brand }
      : { typed, fault: noHitsSentence(typed), results: near(directory, typed), former, brand };
  const pages = Math.ceil(hits.length / HITS_PER_PAGE);
  const page = Math.min(Math.max(Number.parseInt(seite ?? '', 10) || 1, 1), pages);
  const results = {
    kind: isCorrected ? ('similar' as const) : ('exact' as const),
    total: hits.length,
    page,
    pages,
    hits: hits.slice((page - 1) * HITS_PER_PAGE, page * HITS_PER_PAGE),
  };
  return { typed, fault: null, results, former: page === 1 ? former : [], brand: null };
}

const faulty = (typed: string, fault: string): BankSearch => ({
  typed,
  fault,
  results: null,
  former: [],
  brand: null,
});

/** The banks that match most of the text. */
function near(directory: Directory, typed: string): Results | null {
  const hits = directory.near(typed);
  return hits.length === 0 ? null : { kind: 'near', total: hits.length, page: 1, pages: 1, hits };
}

function noHitsSentence(typed: string): string {
  const blz = cleanBlz(typed);
  return blz === null
    ? `${NO_BANK_FOUND} ${OTHER_SEARCH}`
    : `Die Bankleitzahl ${groupedBlz(blz)} steht nicht im Verzeichnis der Bundesbank.`;
}
