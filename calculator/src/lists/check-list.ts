import type { FullCalculator } from '../make-calculator.ts';
import { duplicateSentence, NO_ACCOUNT, UNCLEAR_NUMBERS } from '../messages/lists.ts';
import { accountInText } from './account-in-text.ts';
import { checkAccount, refused, type Verdict } from './check-account.ts';
import type { List, ListColumns, ListResult, ListSummary } from './list.ts';

const CHUNK_ROWS = 1000;

/**
 * Checks every row of a list, a thousand rows at a time, so that the caller can show progress or stop.
 *
 * @param functions with all parts
 */
export function* checkList(list: List, functions: FullCalculator): Generator<ListResult[]> {
  const { columns } = list.shape;
  /** By IBAN, the line of its first row. */
  const lines = new Map<string, number>();
  for (let start = 0; start < list.rows.length; start += CHUNK_ROWS) {
    yield list.rows.slice(start, start + CHUNK_ROWS).map(({ line, cells }) => {
      const verdict = columns ? checkCells(cells, columns, functions) : checkText(cells[0] ?? '', functions);
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
  return { right: 0, changed: 0, doubtful: 0, impossible: 0, faulty: 0, duplicate: 0 };
}

function checkCells(cells: readonly string[], columns: ListColumns, functions: FullCalculator): Verdict {
  const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
  const iban = cell(columns.iban);
  // A list may have both. In rows without an IBAN, the Bankleitzahl and the account number count.
  if (!iban && columns.blz !== undefined)
    return checkAccount({ blz: cell(columns.blz), kontonummer: cell(columns.kontonummer) }, functions);
  return checkAccount({ iban }, functions);
}

function checkText(line: string, functions: FullCalculator): Verdict {
  const account = accountInText(line, functions);
  // Of a line that begins like an IBAN, the message says what is wrong with the IBAN.
  if (typeof account !== 'object' && /^[A-Z]{2}\d/i.test(line))
    return checkAccount({ iban: line }, functions);
  if (account === null) return refused('faulty', NO_ACCOUNT);
  if (account === 'unclear') return refused('faulty', UNCLEAR_NUMBERS);
  return checkAccount(account, functions);
}
