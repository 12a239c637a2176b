import type { Bank } from '../../directory/bank.ts';
import { cleanBlz, groupedBlz } from '../../directory/blz.ts';
import { searchBanks } from '../../directory/search.ts';
import { ACCOUNT_DATA_FAULT, mayHoldAccount } from './account-data.ts';
import { MAX_SEARCH_LENGTH } from './bank-search-form.tsx';
import type { Results } from './search-results.tsx';

const HITS_A_PAGE = 20;

/** A search in all banks and what came of it. */
export interface BankSearch {
  /** What the field shows again: nothing of what may be account data. */
  readonly typed: string;
  /** A sentence on what was typed; null where there are results. */
  readonly fault: string | null;
  readonly results: Results | null;
}

/**
 * Searches as `/banken?q=…&seite=…` asks for it.
 *
 * @param text anything at all
 * @param seite a page of the results; what is no number or beyond the last page is the nearest one that there is
 */
export function searchAllBanks(banks: readonly Bank[], text: string, seite: string | null): BankSearch {
  const typed = text.trim();
  if (typed === '')
    return faulty('', 'Geben Sie einen Namen, einen Ort, einen BIC oder eine Bankleitzahl ein.');
  if (mayHoldAccount(typed)) return faulty('', ACCOUNT_DATA_FAULT);
  if (typed.length > MAX_SEARCH_LENGTH)
    return faulty(
      typed.slice(0, MAX_SEARCH_LENGTH),
      `Der Suchtext ist zu lang: Er hat höchstens ${MAX_SEARCH_LENGTH}\u00a0Zeichen.`,
    );
  const found = searchBanks(banks, typed);
  if (found.length === 0) return faulty(typed, nothingFound(typed));
  const pages = Math.ceil(found.length / HITS_A_PAGE);
  const page = Math.min(Math.max(Number.parseInt(seite ?? '', 10) || 1, 1), pages);
  const results = {
    text: typed,
    total: found.length,
    page,
    pages,
    banks: found.slice((page - 1) * HITS_A_PAGE, page * HITS_A_PAGE),
  };
  return { typed, fault: null, results };
}

const faulty = (typed: string, fault: string): BankSearch => ({ typed, fault, results: null });

function nothingFound(typed: string): string {
  const blz = cleanBlz(typed);
  return blz === null
    ? 'Keine Bank gefunden. Versuchen Sie es mit einem Teil des Namens oder nur mit dem Ort.'
    : `Die Bankleitzahl ${groupedBlz(blz)} steht nicht im Verzeichnis der Bundesbank.`;
}
