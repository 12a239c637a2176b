import type { Calculator } from '../api.d.ts';
import { knownBanks } from '../parts/known-banks.ts';
import type { ListWords } from '../words/list-words.ts';
import { verdictOn } from './check-account.ts';
import type { List, ListResult, ListSummary } from './list.ts';
import { readRow } from './read-row.ts';

const CHUNK_ROWS = 1000;

/**
 * Checks every row of a list, a thousand rows at a time, so that the caller can show progress or stop.
 *
 * @param functions with all parts, in the same language as the words
 */
export function* checkList(list: List, functions: Calculator, words: ListWords): Generator<ListResult[]> {
  const banks = knownBanks(functions);
  /** By IBAN, the line of its first row. */
  const lines = new Map<string, number>();
  for (let start = 0; start < list.rows.length; start += CHUNK_ROWS) {
    yield list.rows.slice(start, start + CHUNK_ROWS).map((row) => {
      const { line, cells } = row;
      const verdict = verdictOn(readRow(row, list.shape, banks), functions, words);
      const earlier = lines.get(verdict.iban);
      if (earlier === undefined) {
        if (verdict.iban) lines.set(verdict.iban, line);
        return { line, cells, ...verdict };
      }
      const message = [words.duplicate(earlier), verdict.message].filter(Boolean).join(' ');
      // Families share accounts. The worse state wins: a doubtful account is doubtful in each row.
      const outcome = verdict.outcome === 'doubtful' ? 'doubtful' : 'duplicate';
      return { line, cells, ...verdict, outcome, message };
    });
  }
}

/** A summary with no rows yet. */
export function emptySummary(): ListSummary {
  return { right: 0, changed: 0, doubtful: 0, impossible: 0, faulty: 0, duplicate: 0, skipped: 0 };
}
