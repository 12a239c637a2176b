import type { Calculator } from '../api.d.ts';
import { knownBanks } from '../parts/known-banks.ts';
import { duplicateSentence } from '../words/de/lists.ts';
import { readingSentence } from '../words/de/reader.ts';
import { checkAccount, type Verdict } from './check-account.ts';
import type { List, ListResult, ListSummary, RowReading } from './list.ts';
import { readRow } from './read-row.ts';

const CHUNK_ROWS = 1000;

/**
 * Checks every row of a list, a thousand rows at a time, so that the caller can show progress or stop.
 *
 * @param functions with all parts
 */
export function* checkList(list: List, functions: Calculator): Generator<ListResult[]> {
  const banks = knownBanks(functions);
  /** By IBAN, the line of its first row. */
  const lines = new Map<string, number>();
  for (let start = 0; start < list.rows.length; start += CHUNK_ROWS) {
    yield list.rows.slice(start, start + CHUNK_ROWS).map((row) => {
      const { line, cells } = row;
      const verdict = verdictOn(readRow(row, list.shape, banks), functions);
      const earlier = lines.get(verdict.iban);
      if (earlier === undefined) {
        if (verdict.iban) lines.set(verdict.iban, line);
        return { line, cells, ...verdict };
      }
      const message = [duplicateSentence(earlier), verdict.message].filter(Boolean).join(' ');
      return { line, cells, ...verdict, outcome: 'duplicate', message };
    });
  }
}

/** A summary with no rows yet. */
export function emptySummary(): ListSummary {
  return { right: 0, changed: 0, doubtful: 0, impossible: 0, faulty: 0, duplicate: 0, skipped: 0 };
}

/** The result for what a row says. @param functions with all parts */
export function verdictOn(reading: RowReading, functions: Calculator): Verdict {
  if (reading.code === 'iban' || reading.code === 'account') return checkAccount(reading, functions);
  const outcome =
    reading.code === 'skipped' ? 'skipped' : reading.code === 'contradiction' ? 'doubtful' : 'faulty';
  return { outcome, iban: '', bic: '', bank: '', message: readingSentence(reading) };
}
