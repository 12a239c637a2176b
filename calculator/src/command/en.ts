import { ENGLISH } from '../answers/notes-en.ts';
import { columnTitle, questionSentence, unreadSentence } from '../lists/de.ts';
import { ENGLISH_LIST_WORDS } from '../lists/en.ts';
import type { CommandLanguage, CommandWords } from './de.ts';

const HELP = `iban-rechner – checks and builds IBANs, one or a list. Nothing is sent.

Usage:
  iban-rechner 37040044 532013000             the IBAN of a German bank code (BLZ) and account number
  iban-rechner DE89 3704 0044 0532 …          checks an IBAN, with or without spaces; several, too
  iban-rechner 'account 532013000 BLZ 37040044'  the account in a text
  iban-rechner 37040044                       bank and BIC of a bank code
  iban-rechner COBADEFFXXX                    all banks with this BIC
  iban-rechner Commerzbank Berlin             banks by name and city
  iban-rechner list.csv > result.csv          checks or converts a list
  iban-rechner list.xlsx -o result.xlsx       the same with Excel
  iban-rechner - < list.csv                   the same from the standard input

A list has IBANs, or bank codes and account numbers, as CSV, text, Excel (.xlsx) or OpenDocument (.ods).
Separator, columns and encoding are found by the content; all other columns are kept. If the columns are
not clear, the program names those that may be meant, and computes nothing. The result has the columns of
the list, then IBAN, IBAN (unverified), BIC, Bank, Result and Note.

Options:
  -o, --output FILE   writes the result of a list into a new file: an Excel file if the name ends with
                      .xlsx, else CSV that Excel opens
      --blz COLUMN    reads the bank codes from this column: its name or its number, the first one is 1
      --konto COLUMN  reads the account numbers from this column
      --iban COLUMN   reads the IBANs from this column
      --sheet NAME    reads this sheet
      --json          prints JSON, with codes: one object a line for lists, the summary last
      --plain         writes CSV for programs: no byte order mark, no apostrophe before a formula
      --delimiter CHARACTER  separates the cells of CSV: , ; | or tab
  -q, --quiet         says nothing if all can be read: no progress, no summary
      --lang CODE     the language of all output: {codes}; otherwise that of LANG
  -h, --help          prints this help
  -v, --version       prints the version and the days of the bank directory

Exit status:
  0  every account is right or was adjusted, or its row was skipped
  1  at least one account has to be asked about, is not clear or has no IBAN; bank not found
  2  the arguments do not fit, columns or a sheet have to be chosen, or a file can’t be read or written
`;

const SEE_HELP = '“iban-rechner --lang en --help” shows how.';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  EISDIR: 'is a folder',
};
const WRITING: Readonly<Record<string, string>> = {
  EEXIST: 'exists already',
  ENOENT: 'can’t be written: the folder does not exist (ENOENT)',
  ENOSPC: 'can’t be written: the disk is full (ENOSPC)',
  EDQUOT: 'can’t be written: the space of this account is used up (EDQUOT)',
  EACCES: 'may not be written (EACCES)',
  EPERM: 'may not be written (EPERM)',
  EROFS: 'may not be written (EROFS)',
};
const VALUES: Readonly<Record<string, string>> = {
  '--output': 'the name of a file',
  '--sheet': 'the name of a sheet',
  '--delimiter': 'the character between two cells',
};

const number = (value: number) => value.toLocaleString('en');
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

export const ENGLISH_COMMAND_WORDS: CommandWords = {
  help: (codes) => HELP.replace('{codes}', codes.join(' or ')),
  version: (version, validFrom, validUntil) =>
    `${version} (bank directory in force from ${validFrom} to ${validUntil})`,
  faults: {
    'nothing-asked': () => `Name an account or a list. ${SEE_HELP}`,
    'unknown-option': ({ option, nearest }) =>
      `There is no option ${option}.${nearest === null ? '' : ` Do you mean ${nearest}?`} ${SEE_HELP}`,
    'no-delimiter': () => `After --delimiter comes one character, such as , or ; – or tab. ${SEE_HELP}`,
    'unknown-language': ({ codes }) => `After --lang comes ${codes.join(' or ')}.`,
    'value-missing': ({ option }) =>
      `After ${option} comes ${VALUES[option] ?? 'the name or the number of a column'}. ${SEE_HELP}`,
    'value-unwanted': ({ option }) => `${option} takes no value. ${SEE_HELP}`,
    'lists-only': ({ option }) => `${option} is only for lists. ${SEE_HELP}`,
    'csv-only': ({ option }) => `${option} is only for CSV. ${SEE_HELP}`,
    'one-list': () => `Name one list at a time, and no account beside it. ${SEE_HELP}`,
    'no-account': ({ text, nearest }) =>
      `“${text}” is not an account, a bank or a file.${nearest === null ? '' : ` Do you mean ${nearest}?`} ${SEE_HELP}`,
    'after-iban': ({ iban, word }) => `After the IBAN “${iban}” comes “${word}”, which is not an IBAN.`,
    'not-read': ({ path, reason }) => `“${path}” ${READING[reason] ?? `can’t be read: ${reason}`}.`,
    'not-written': ({ path, reason }) =>
      `${path === undefined ? 'The output' : `“${path}”`} ${WRITING[reason] ?? `can’t be written: ${reason}`}.`,
    'unwritten-format': () =>
      'CSV (.csv), Excel (.xlsx) and with --json JSON can be written: change the ending after --output.',
    list: (unread) => unreadSentence(unread, ENGLISH_LIST_WORDS),
    'columns-unclear': ({ question }) =>
      `${questionSentence(question, ENGLISH_LIST_WORDS)} Name the columns by --blz and --konto, or by --iban.`,
    'half-account': () => '--blz and --konto belong together: name both columns.',
    'same-column': () => 'Name different columns for --iban, --blz and --konto.',
    'several-columns': ({ column, places }) =>
      `Several columns are called “${column}”. Name a number: ${places.join(', ')}.`,
    'no-column': ({ column, names }) => {
      const titles = names.map((_, place) => columnTitle(names, place, ENGLISH_LIST_WORDS));
      const all = titles.map((title, place) => `${place + 1} “${title}”`);
      return `There is no column “${column}”.${all.length > 0 ? ` There are: ${all.join(', ')}.` : ''}`;
    },
    'sheet-of-text': () => '--sheet is only for Excel and OpenDocument files.',
    'no-sheet': ({ sheet, sheets }) => `There is no sheet “${sheet}”. There are: ${quoted(sheets)}.`,
    'several-sheets': ({ sheets }) => `The file has several sheets: ${quoted(sheets)}. Name one by --sheet.`,
  },
  swapped: 'Bank code and account number were swapped.',
  noBic: 'none',
  unknownBic: (bic, isGerman) =>
    `“${bic}” ${isGerman ? 'is not in the directory' : 'is not a BIC from Germany'}. There is no file of this name, either.`,
  moreBanks: (count) => `… and ${number(count)} more. More words narrow the search.`,
  sheetRead: (name) => `Read: sheet “${name}”.`,
  freeTextRead: 'Read: each line as text.',
  summary: (rows, counts) =>
    `${number(rows)} ${rows === 1 ? 'row' : 'rows'}: ${counts.map(([outcome, count]) => `${number(count)} ${outcome}`).join(', ')}.`,
  progress: '{bar} {value} of {total} rows',
  number,
};

export const ENGLISH_LANGUAGE: CommandLanguage = {
  answers: ENGLISH,
  lists: ENGLISH_LIST_WORDS,
  command: ENGLISH_COMMAND_WORDS,
};
