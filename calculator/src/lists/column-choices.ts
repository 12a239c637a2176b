import type { Calculator } from '../answers/api.ts';
import { answerRow, verdictOn } from './check-list.ts';
import { columnsInWords, GERMAN_LIST_WORDS as WORDS } from './de.ts';
import type { ColumnQuestion, ListColumns, ListShape } from './list.ts';
import type { ColumnChoices, ColumnPreview } from './worker-messages.ts';

/** A German title for each column: its name, else its place; both if another column has the same name. */
export function columnTitles({ header, width }: Pick<ListShape, 'header' | 'width'>): string[] {
  const names = Array.from({ length: width }, (_, place) => header?.[place] || WORDS.columnName(place + 1));
  return names.map((name, place) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${WORDS.columnName(place + 1)})`,
  );
}

/** What a person needs to choose columns, in German. @param functions with all parts */
export function columnChoices(question: ColumnQuestion, functions: Calculator): ColumnChoices {
  return {
    titles: columnTitles(question),
    rows: question.rows,
    mayBeText: question.mayBeText,
    hasOneWay: question.candidates.length === 1 && question.header === null && !question.mayBeText,
    candidates: question.candidates.map(({ columns, isCross }) => {
      const preview = previewOf(question, columns, functions);
      return isCross ? { ...preview, words: preview.words + WORDS.crossPair } : preview;
    }),
  };
}

/** What these columns would give for the first rows. @param functions with all parts */
export function previewOf(
  question: ColumnQuestion,
  columns: ListColumns,
  functions: Calculator,
): ColumnPreview {
  const titles = columnTitles(question);
  return {
    columns,
    words: columnsInWords(columns, (place) => titles[place] ?? '', WORDS),
    examples: question.rows.map((row) =>
      verdictOn(answerRow(row, { ...question, columns }, functions), functions, WORDS),
    ),
  };
}
