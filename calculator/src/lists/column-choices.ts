import type { Calculator } from '../api.d.ts';
import { checkingBanks } from '../parts/known-banks.ts';
import { CROSS_PAIR, columnsInWords, GERMAN_LIST_WORDS } from '../words/de/lists.ts';
import { verdictOn } from './check-account.ts';
import { columnTitles } from './column-titles.ts';
import type { ColumnQuestion, ListColumns } from './list.ts';
import { readRow } from './read-row.ts';
import type { ColumnChoices, ColumnPreview } from './worker-messages.ts';

/** What a person needs to choose columns, in German. @param functions with all parts */
export function columnChoices(question: ColumnQuestion, functions: Calculator): ColumnChoices {
  return {
    titles: columnTitles(question),
    rows: question.rows,
    candidates: question.candidates.map(({ columns, isCross }) => {
      const preview = previewOf(question, columns, functions);
      return isCross ? { ...preview, words: preview.words + CROSS_PAIR } : preview;
    }),
  };
}

/** What these columns would give for the first rows. @param functions with all parts */
export function previewOf(
  question: ColumnQuestion,
  columns: ListColumns,
  functions: Calculator,
): ColumnPreview {
  const banks = checkingBanks(functions);
  const titles = columnTitles(question);
  return {
    columns,
    words: columnsInWords(columns, (place) => titles[place] ?? ''),
    examples: question.rows.map((row) =>
      verdictOn(readRow(row, { ...question, columns }, banks), functions, GERMAN_LIST_WORDS),
    ),
  };
}
