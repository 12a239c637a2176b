import type { Calculator } from '../answers/api.ts';
import { answerRow, codesOf, type Verdict, verdictOn } from './check-row.ts';
import type { ListWords } from './de.ts';
import type { List, ListResult, ListRow } from './list.ts';

const CHUNK_ROWS = 1000;

/**
 * Checks every row of a list, a thousand rows at a time, so that the caller can show progress or stop.
 *
 * @param functions with all parts, in the same language as the words
 * @param hasCodes whether the results have the codes of what is said, for programs
 */
export function* checkList(
  list: List,
  functions: Calculator,
  words: ListWords,
  hasCodes = false,
): Generator<ListResult[]> {
  /** By IBAN, the line of its first row. */
  const lines = new Map<string, number>();
  for (let start = 0; start < list.rows.length; start += CHUNK_ROWS) {
    yield list.rows.slice(start, start + CHUNK_ROWS).map((row) => {
      const { line, cells, kinds, isTitle } = row;
      const answer = answerRow(row, list.shape, functions);
      const verdict = withBic(verdictOn(answer, functions, words), row, list, words);
      // Families share accounts: a repeated account is as right or doubtful as the first time.
      const repeats = lines.get(verdict.iban);
      if (verdict.iban && repeats === undefined) lines.set(verdict.iban, line);
      return {
        line,
        cells,
        ...(kinds && { kinds }),
        ...(repeats === undefined ? verdict : withRepeat(verdict, repeats, words)),
        ...(hasCodes && { codes: codesOf(answer) }),
        ...(isTitle && { isTitle }),
      };
    });
  }
}

function withRepeat(verdict: Verdict, repeats: number, words: ListWords) {
  return {
    ...verdict,
    repeats,
    message: [words.duplicate(repeats), verdict.message].filter(Boolean).join(' '),
  };
}

/** Adds that the row has a BIC of another bank. One with XXX at its end is that of all branches. */
function withBic(verdict: Verdict, { cells }: ListRow, { shape }: List, words: ListWords): Verdict {
  const found = (cells[shape.bic ?? -1] ?? '').replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(found) || verdict.bic === '') return verdict;
  const branches = [found, verdict.bic].map((bic) => bic.slice(8) || 'XXX');
  const isSame =
    found.slice(0, 8) === verdict.bic.slice(0, 8) &&
    (branches.includes('XXX') || branches[0] === branches[1]);
  if (isSame) return verdict;
  return {
    ...verdict,
    message: [verdict.message, words.otherBic(found, verdict.bic)].filter(Boolean).join(' '),
  };
}
