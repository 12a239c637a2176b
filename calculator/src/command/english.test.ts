import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkedRows, listOf } from '../../test/checked-rows.ts';
import { IN_QUARTER } from '../../test/days.ts';
import { calculatorWithoutRule } from '../../test/full-calculator.ts';
import { columnsRead } from '../lists/de.ts';
import type { Outcome } from '../lists/list.ts';
import { listCsv } from '../lists/result-table.ts';
import { answerRequest } from './answers.ts';
import { readArguments, readWords } from './arguments.ts';
import { faultSentence } from './de.ts';
import { ENGLISH_LANGUAGE } from './en.ts';
import { openListFile } from './list-input.ts';
import type { UsageFault } from './usage-error.ts';

const { command, lists } = ENGLISH_LANGUAGE;
const functions = calculatorWithoutRule('', IN_QUARTER, ENGLISH_LANGUAGE.answers);

/** All that the command has said in this file. */
const said: string[] = [];

/** What the command answers to arguments that name no list. */
function answered(args: readonly string[]) {
  const { words, json } = readArguments(args);
  const request = readWords(words, functions);
  if (request.kind === 'list') return expect.fail(`${request.path} is taken for a list.`);
  const { status, stdout, sentences } = answerRequest(request, json, { functions, words: ENGLISH_LANGUAGE });
  const text = stdout + sentences.join('\n');
  said.push(text);
  return [status, text];
}

/** The result of a list as CSV, line by line. */
function checked(text: string): string[] {
  const { shape } = listOf(text, functions);
  const csv = [...listCsv(shape, checkedRows(text, functions, lists), lists)].join('');
  said.push(csv);
  return csv.split('\r\n');
}

/** What German has and English has not, apart from names of banks and places. */
const GERMAN =
  /[äöüßÄÖÜ„‚]|(?<!--)\b(?:aus|bei|Bankleitzahl|bitte|das|Datei|der|die|dieser?|doppelt|eine?[mnrs]?|Ergebnis|Fehler|fehlerhaft|Gelesen|gibt|hat|Hinweis|ist|kein[e]?|Konto|Kontonummer|Liste|mit|nach|nennen|nicht|oder|richtig|sich|sie|Spalten?|Stelle|und|von|werden|wird|Zeilen?|Zeichen|zweifelhaft)\b/i;

// command.process.test.ts and command-lists.process.test.ts ask the built command for English.
describe('the command in English', () => {
  // src/answers/english.test.ts and src/lists/words.test.ts have the sentences about accounts and rows.
  it.each([
    [
      ['10070024', '5600200'],
      0,
      'IBAN    DE50 1007 0024 0560 0200 00\nBIC     DEUTDEDBBER\nBank    Deutsche Bank\nResult  right (adjusted)\nThe sub-account number 00 was added.\n',
    ],
    [['532013000', '37040044'], 0, 'Result  right\nBank code and account number were swapped.\n'],
    [['50010517', '5407324930'], 1, 'Result  ask\nThe check digit of the account number does not fit'],
    [['10070024'], 0, 'Bank    Deutsche Bank, Berlin\nBIC     DEUTDEDBBER\n'],
    [['deutdedbber'], 0, 'BIC     DEUTDEDBBER\n10070024  Deutsche Bank, Berlin\n'],
    [['ABCDDEFFXXX'], 1, '“ABCDDEFFXXX” is not in the directory. There is no file of this name, either.'],
    [['NWBKGB2L'], 1, '“NWBKGB2L” is no BIC from Germany.'],
  ])('answers %j with the status %i', (words, status, text) => {
    expect(answered(words)).toEqual([status, expect.stringContaining(text)]);
  });

  // The compiler checks that no outcome is missing.
  const OUTCOMES: Readonly<Record<Outcome, readonly [row: string, result: string]>> = {
    right: ['A;37040044;532013000', 'DE89370400440532013000;;COBADEFFXXX;Commerzbank;right;'],
    changed: ['B;10070024;56002', 'Deutsche Bank;right (adjusted);The sub-account number 00 was added.'],
    doubtful: [
      'C;50010517;5407324930',
      ';INGDDEFFXXX;ING-DiBa;ask;The check digit of the account number does not fit',
    ],
    impossible: ['D;10060198;1', ';;;no IBAN;We can’t work out an IBAN for this bank. Ask the bank.'],
    faulty: ['E;37040044;', ';;;no IBAN;The account number is missing.'],
    absent: ['F;;cash', ';;;no account;The row says “cash”.'],
    skipped: ['Total;;', ';;;skipped;"A title or a total, no account."'],
  };

  it('checks a list with every outcome', () => {
    const rows = Object.values(OUTCOMES);
    const [header, ...lines] = checked(
      ['Name;Bank code;Account number', ...rows.map(([row]) => row)].join('\n'),
    );
    expect(header).toBe('\ufeffName;Bank code;Account number;IBAN;IBAN (unverified);BIC;Bank;Result;Note');
    for (const [index, [row, result]] of rows.entries()) {
      expect(lines[index]).toContain(`${row};`);
      expect(lines[index]).toContain(result);
    }
  });

  it('names the columns that a list has no names for', () => {
    expect(checked('account 532013000 BLZ 37040044')[0]).toMatch(/^\ufeffInput;IBAN;/);
    expect(checked('DE89370400440532013000;x')[0]).toMatch(/^\ufeffColumn 1;Column 2;IBAN;/);
    expect(checked('IBAN;BIC\nDE89370400440532013000;')[0]).toMatch(
      /;IBAN \(new\);IBAN \(unverified\);BIC \(new\);Bank;Result;Note$/,
    );
  });

  it('says how it has read a list, and sums it up', () => {
    const sentences = [
      columnsRead({ blz: 0, kontonummer: 1 }, ['Bank code', 'Account number'], lists),
      command.freeTextRead,
      command.sheetRead('Members'),
      command.summary(1, [[lists.outcomes.right, 1]]),
      command.summary(1200, [[lists.outcomes.changed, 1200]]),
    ];
    said.push(...sentences);
    expect(sentences).toEqual([
      'Read: bank code from “Bank code”, account number from “Account number”.',
      'Read: each line as text.',
      'Read: sheet “Members”.',
      '1 row: 1 right.',
      '1,200 rows: 1,200 right (adjusted).',
    ]);
  });

  it('reads a workbook with English words in its cells', () => {
    const bytes = readFileSync(new URL('../../test/workbooks/liste.xlsx', import.meta.url));
    const { content } = openListFile(bytes, lists.cells, functions, 'Mitglieder');
    expect(content).toContainEqual(
      expect.objectContaining({ cells: expect.arrayContaining(['37040044', 'TRUE']) }),
    );
    expect(lists.resultSheet).toBe('Result');
  });

  const list = { header: ['No', 'Bank code', 'Account', 'Account 2'], width: 4, rows: [], mayBeText: false };
  const candidates = [2, 3].map((kontonummer) => ({ columns: { blz: 1, kontonummer }, isCross: false }));

  // answer-request.test.ts and list-input.test.ts test what leads to each fault.
  const FAULTS: readonly (readonly [fault: UsageFault, sentence: string])[] = [
    [{ code: 'nothing-asked' }, 'Name an account or a list. “iban-rechner --lang en --help” shows how.'],
    [
      { code: 'unknown-option', option: '--outputt', nearest: '--output' },
      'There is no option --outputt. Do you mean --output?',
    ],
    [{ code: 'no-delimiter' }, 'After --delimiter comes one character'],
    [{ code: 'unknown-language', codes: ['de', 'en'] }, 'After --lang comes de or en.'],
    [{ code: 'value-missing', option: '--output' }, 'After --output comes the name of a file.'],
    [{ code: 'value-missing', option: '--sheet' }, 'After --sheet comes the name of a sheet.'],
    [{ code: 'value-missing', option: '--iban' }, 'After --iban comes the name or the number of a column.'],
    [{ code: 'value-unwanted', option: '--json' }, '--json takes no value.'],
    [{ code: 'lists-only', option: '--output' }, '--output is only for lists.'],
    [{ code: 'csv-only', option: '--plain' }, '--plain is only for CSV.'],
    [{ code: 'one-list' }, 'Name one list at a time, and no account beside it.'],
    [
      { code: 'no-account', text: 'Max Miller', nearest: null },
      '“Max Miller” is not an account, a bank or a file.',
    ],
    [
      { code: 'after-iban', iban: 'DE89370400440532013000', word: '4711' },
      'After the IBAN “DE89370400440532013000” comes “4711”, which is not an IBAN.',
    ],
    [{ code: 'not-read', path: 'missing.csv', reason: 'ENOENT' }, '“missing.csv” does not exist.'],
    [{ code: 'not-read', path: '.', reason: 'EISDIR' }, '“.” is a folder.'],
    [{ code: 'not-written', path: 'list.csv', reason: 'EEXIST' }, '“list.csv” exists already.'],
    [
      { code: 'not-written', path: 'missing/x.csv', reason: 'ENOENT' },
      '“missing/x.csv” can’t be written: the folder does not exist',
    ],
    [{ code: 'unwritten-format' }, 'CSV (.csv), Excel (.xlsx) and with --json JSON'],
    [
      { code: 'list', fault: 'no-accounts' },
      'The list has neither IBANs nor known bank codes with account numbers.',
    ],
    [{ code: 'list', fault: 'data-file' }, 'This is no text file. Save the list as CSV or as text.'],
    [{ code: 'list', fault: 'old-excel' }, 'This is an old Excel file (.xls).'],
    [
      { code: 'columns-unclear', question: { ...list, candidates } },
      'Which columns have the accounts is not clear. Possible: bank code from “Bank code”, account number from “Account”; bank code from “Bank code”, account number from “Account 2”. Name the columns by --blz and --konto, or by --iban.',
    ],
    [{ code: 'half-account' }, '--blz and --konto belong together: name both columns.'],
    [{ code: 'same-column' }, 'Name different columns for --iban, --blz'],
    [
      { code: 'several-columns', column: 'account', places: [2, 3] },
      'Several columns are called “account”. Name a number: 2, 3.',
    ],
    [
      { code: 'no-column', column: 'x', names: ['Bank code', 'Account number'] },
      'There is no column “x”. There are: 1 “Bank code”, 2 “Account number”.',
    ],
    [{ code: 'sheet-of-text' }, '--sheet is only for Excel and OpenDocument files.'],
    [{ code: 'no-sheet', sheet: 'C', sheets: ['A', 'B'] }, 'There is no sheet “C”. There are: “A”, “B”.'],
    [
      { code: 'several-sheets', sheets: ['A', 'B'] },
      'The file has several sheets: “A”, “B”. Name one by --sheet.',
    ],
  ];

  it.each(FAULTS)('says of the fault %j: %s', (fault, sentence) => {
    const message = faultSentence(fault, command);
    said.push(message);
    expect(message).toContain(sentence);
  });

  it('has a sentence here for each fault', () => {
    expect([...new Set(FAULTS.map(([{ code }]) => code))].sort()).toEqual(Object.keys(command.faults).sort());
  });

  it('has no German above, nor in its help', () => {
    const all = [...said, command.help(['de', 'en']), command.version('1', '2026-03-09', '2026-06-07')];
    expect(all.length).toBeGreaterThan(46);
    expect(all.flatMap((text) => text.split('\n')).filter((line) => GERMAN.test(line))).toEqual([]);
  });
});
