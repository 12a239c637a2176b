import type { ColumnQuestion, ListColumns } from '../../lists/list.ts';
import type { ListWords } from '../de/lists.ts';
import { readingSentence } from './reader.ts';
import { CELLS, WORKBOOK_FAULTS, WORKBOOK_NOTES } from './workbooks.ts';

const columnName = (place: number) => `Column ${place}`;

/** “bank code from “BLZ”, account number from “Konto””. @param nameOf the name of a column, counted from 0 */
function columnsInWords({ iban, blz, kontonummer }: ListColumns, nameOf: (place: number) => string): string {
  const parts = [
    ['IBAN', iban],
    ['bank code', blz],
    ['account number', kontonummer],
  ] as const;
  return parts
    .flatMap(([name, place]) => (place === undefined ? [] : [`${name} from “${nameOf(place)}”`]))
    .join(', ');
}

/** Stands behind two columns that belong to other ones. */
const CROSS_PAIR = ' (by their names, not of the same account)';

function questionSentence({ header, candidates }: ColumnQuestion): string {
  const nameOf = (place: number) => header?.[place] || columnName(place + 1);
  const ways = candidates.map(
    ({ columns, isCross }) => columnsInWords(columns, nameOf) + (isCross ? CROSS_PAIR : ''),
  );
  return `Which columns have the accounts is not clear. Possible: ${ways.join('; ')}.`;
}

/** All words and sentences about lists of accounts. */
export const ENGLISH_LIST_WORDS: ListWords = {
  outcomes: {
    right: 'right',
    changed: 'right (adjusted)',
    doubtful: 'ask',
    impossible: 'no IBAN',
    faulty: 'faulty',
    duplicate: 'duplicate',
    skipped: 'skipped',
  },
  resultColumns: ['IBAN', 'BIC', 'Bank', 'Result', 'Note'],
  columnName,
  freeTextColumn: 'Input',
  newColumnName: (name, count) => `${name} (new${count > 1 ? ` ${count}` : ''})`,
  resultSheet: 'Result',
  cells: CELLS,
  faults: {
    'list-empty': 'The list is empty.',
    'list-too-large': 'The list is too large: at most 50\u00a0MB. Split it into several lists.',
    'list-too-long': 'The list is too long: at most 500,000 rows. Split it into several lists.',
    'list-too-wide': 'The list is too wide: at most 200 columns.',
    'excel-file': 'This is an Excel file. Save the table as CSV in Excel, then it can be read.',
    'data-file': 'This is no text file. Save the list as CSV or as text.',
    'no-accounts':
      'The list has neither IBANs nor known bank codes with account numbers. Each row needs one or the other.',
    ...WORKBOOK_FAULTS,
  },
  notes: WORKBOOK_NOTES,
  reading: readingSentence,
  duplicate: (line) => `The same IBAN as in line\u00a0${line}.`,
  otherBic: (found, bic) => `The row has the BIC ${found}, but the bank of this IBAN has ${bic}.`,
  columnsRead: (columns, nameOf) => `Read: ${columnsInWords(columns, nameOf)}.`,
  question: questionSentence,
};
