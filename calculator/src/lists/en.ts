import { ENGLISH_ANSWERS } from '../answers/en.ts';
import { readingSentence } from '../answers/say.ts';
import { ibanSentence } from '../iban/countries-without-ibans-en.ts';
import { blzSentence, kontonummerSentence } from '../iban/en.ts';
import type { ListWords } from './de.ts';

export const ENGLISH_LIST_WORDS: ListWords = {
  outcomes: {
    right: 'right',
    changed: 'right (adjusted)',
    doubtful: 'ask',
    impossible: 'no IBAN',
    faulty: 'no IBAN',
    absent: 'no account',
    skipped: 'skipped',
  },
  resultColumns: {
    iban: 'IBAN',
    unverifiedIban: 'IBAN (unverified)',
    bic: 'BIC',
    bank: 'Bank',
    outcome: 'Result',
    message: 'Note',
  },
  columnName: (place) => `Column ${place}`,
  freeTextColumn: 'Input',
  newColumnName: (name, count) => `${name} (new${count > 1 ? ` ${count}` : ''})`,
  resultSheet: 'Result',
  cells: { yes: 'TRUE', no: 'FALSE', errors: {}, noResult: '#NO RESULT', unnamedSheet: 'Sheet' },
  faults: {
    'list-empty': 'The list is empty.',
    'list-only-header': 'The list has only a header. There are no accounts below it.',
    'list-too-large': 'The list is too large: at most 50\u00a0MB. Split it into several lists.',
    'list-too-long': 'The list is too long: at most 500,000 rows. Split it into several lists.',
    'list-too-wide': 'The list is too wide: at most 200 columns.',
    'data-file': 'This is not a text file. Save the list as CSV or as text.',
    'numbers-shortened':
      'The list has no account. “{found}” is a shortened number, as Excel writes it. If it belongs to an account, format its column as text, and enter the numbers again.',
    'no-accounts':
      'The list has neither IBANs nor known bank codes with account numbers. Each row needs one or the other.',
    'unpacks-too-large': 'The file is too large when unpacked: at most 1\u00a0GB. Save the table as CSV.',
    'too-many-entries': 'The file has more parts than a table needs. Save the table as CSV.',
    damaged: 'The file is damaged. Open and save it once more, or save it as CSV.',
    encrypted: 'The file is protected by a password. Save it without one.',
    'document-type': 'The file has XML that tables do not have (DOCTYPE). It is not read.',
    'old-excel': 'This is an old Excel file (.xls). Save it as an Excel workbook (.xlsx).',
    'binary-excel': 'This is a binary Excel file (.xlsb). Save it as an Excel workbook (.xlsx).',
    numbers: 'This is a file of Numbers. Export the table as an Excel file (.xlsx) or as CSV.',
    'no-workbook': 'This is not a table. Excel (.xlsx), OpenDocument (.ods), CSV and text can be read.',
    'no-sheet': 'The file has no sheet.',
    'too-much-text':
      'The sheet has too much text: at most 100 million characters. Split it into several sheets.',
  },
  notes: {
    'macros-ignored': () => 'The file has macros. They are not run.',
    'formulas-without-result': (count) =>
      `${count === 1 ? 'One formula has' : `${count.toLocaleString('en')} formulas have`} no saved result. Open and save the file in Excel.`,
    'error-cells': (count) =>
      `${count === 1 ? 'One cell has' : `${count.toLocaleString('en')} cells have`} an error value such as #N/A.`,
    'hidden-rows': (count) =>
      `${count === 1 ? 'One row is' : `${count.toLocaleString('en')} rows are`} hidden in the file, and read here as well.`,
  },
  account: { iban: ibanSentence, blz: blzSentence, kontonummer: kontonummerSentence },
  reading: (reading) =>
    reading.code === 'no-account'
      ? `The row says “${reading.found}”.`
      : readingSentence(reading, ENGLISH_ANSWERS, 'A title or a total, no account.'),
  duplicate: (line) => `The same IBAN as in line\u00a0${line}.`,
  otherBic: (found, bic) =>
    bic
      ? `The BIC ${found} does not belong to the bank of this IBAN. That bank has the BIC ${bic}.`
      : `The BIC ${found} is from another country than the IBAN.`,
  outOfUse: (remark) => `The row says “${remark}”. Ask whether the account is still in use.`,
  inColumn: {
    iban: (name) => `IBAN from “${name}”`,
    blz: (name) => `bank code from “${name}”`,
    kontonummer: (name) => `account number from “${name}”`,
  },
  crossPair: ' (by their names, not of the same account)',
  columnsRead: (columns) => `Read: ${columns}.`,
  question: (ways) => `Which columns have the accounts is not clear. Possible: ${ways}.`,
  onlyWay: (way) => `The rows are not enough to be sure which columns have the accounts. Probably: ${way}.`,
};
