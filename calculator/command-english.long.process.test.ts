import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { answerRequest } from './src/command/answers.ts';
import { readArguments, readWords } from './src/command/arguments.ts';
import { ENGLISH_LANGUAGE } from './src/command/en.ts';
import type { UsageFault } from './src/command/usage-error.ts';
import type { Outcome } from './src/lists/list.ts';
import { IN_QUARTER } from './test/days.ts';
import { calculatorWithoutRule } from './test/full-calculator.ts';
import { opened } from './test/opened-workbook.ts';
import { useBuiltCommand } from './test/run-command.ts';

const { project, run, write } = useBuiltCommand();

/** All that the command has said in this file. */
const said: string[] = [];

function english(words: readonly string[], input = '') {
  const answer = run(['--lang', 'en', ...words], { input });
  said.push(answer.stdout, answer.stderr);
  return answer;
}

const functions = calculatorWithoutRule('', IN_QUARTER, ENGLISH_LANGUAGE.answers);
/** Like english(), but without a process: for words that name no list. */
function answered(args: readonly string[]) {
  const { words, json } = readArguments(args);
  const request = readWords(words, functions);
  if (request.kind === 'list') return expect.fail(`${request.path} is taken for a list.`);
  const { status, stdout, sentences } = answerRequest(request, json, { functions, words: ENGLISH_LANGUAGE });
  said.push(stdout, ...sentences);
  return { status, stdout, stderr: sentences.join('\n') };
}

const rows = [
  ['Bank code', 'Account number'],
  ['37040044', '532013000'],
];
write('list.csv', 'Bank code;Account number\n37040044;532013000\n');
const workbook = (sheets: Record<string, string[][]>) =>
  writeXlsx({ sheets: Object.entries(sheets).map(([name, cells]) => ({ name, rows: cells })) });
write('one.xlsx', await workbook({ Empty: [], Members: rows }));
write('two.xlsx', await workbook({ A: rows, B: rows }));
write('picture.png', Buffer.from('\x89PNG\0\0'));

/** What German has and English has not, apart from names of banks and places. */
const GERMAN =
  /[äöüßÄÖÜ„‚]|(?<!--)\b(?:aus|bei|Bankleitzahl|bitte|das|Datei|der|die|dieser?|doppelt|eine?[mnrs]?|Ergebnis|Fehler|fehlerhaft|Gelesen|gibt|hat|Hinweis|ist|kein[e]?|Konto|Kontonummer|Liste|mit|nach|nennen|nicht|oder|richtig|sich|sie|Spalten?|Stelle|und|von|werden|wird|Zeilen?|Zeichen|zweifelhaft)\b/i;

describe('the command in English', () => {
  it.each([
    [
      ['37040044', '532013000'],
      'IBAN    DE89 3704 0044 0532 0130 00\nBIC     COBADEFFXXX\nBank    Commerzbank\nResult  right\n',
    ],
    [['10070024', '5600200'], 'Result  right (adjusted)\nThe sub-account number 00 was added.\n'],
    [['10070024'], 'Bank    Deutsche Bank, Berlin\nBIC     DEUTDEDBBER\n'],
    [['deutdedbber'], 'BIC     DEUTDEDBBER\n10070024  Deutsche Bank, Berlin\n'],
    [['10070024', '5600200', '--json'], '"message":"The sub-account number 00 was added."'],
  ])('answers %j', (words, stdout) => {
    expect(answered(words)).toEqual({ status: 0, stdout: expect.stringContaining(stdout), stderr: '' });
  });

  it.each([
    ['--help', '--lang CODE     the language of all output: de or en; otherwise that of LANG\n'],
    ['--version', ' (bank directory in force from 20'],
  ])('answers %s', (word, stdout) => {
    expect(english([word])).toEqual({ status: 0, stdout: expect.stringContaining(stdout), stderr: '' });
  });

  it.each([
    ['DE88370400440532013000', 'The IBAN has a typing error or two characters swapped.'],
    ['532013000', 'The bank code is missing.'],
    ['BLZ 10060198 account 1', 'We can’t work out an IBAN for this bank. Ask the bank.'],
    ['BLZ 37040044 account', 'The account number is missing.'],
    [
      'IBAN DE89370400440532013000 BLZ 10010010',
      'do not belong to the same account. Ask which one is right.',
    ],
    ['ABCDDEFFXXX', '“ABCDDEFFXXX” is not in the directory. There is no file of this name, either.'],
    ['NWBKGB2L', '“NWBKGB2L” is no BIC from Germany.'],
  ])('says what is wrong with %s', (text, sentence) => {
    expect(answered([text])).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(sentence) });
  });

  it('marks an IBAN in doubt', () => {
    expect(answered(['50010517', '5407324930'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/Result {2}ask\nThe check digit of the account number does not fit/),
    });
  });

  // The compiler checks that no outcome is missing.
  const OUTCOMES: Readonly<Record<Outcome, readonly [row: string, result: string]>> = {
    right: ['A;37040044;532013000', 'DE89370400440532013000;COBADEFFXXX;Commerzbank;right;'],
    changed: ['B;10070024;56002', 'Deutsche Bank;right (adjusted);The sub-account number 00 was added.'],
    doubtful: ['C;50010517;5407324930', ';ask;The check digit of the account number does not fit'],
    impossible: ['D;10060198;1', ';;;no IBAN;We can’t work out an IBAN for this bank. Ask the bank.'],
    faulty: ['E;37040044;', ';;;no IBAN;The account number is missing.'],
    skipped: ['Total;;', ';;;skipped;"A title or a total, no account."'],
  };

  it('checks a list with every outcome', () => {
    const list = ['Name;Bank code;Account number', ...Object.values(OUTCOMES).map(([row]) => row)];
    const { status, stdout, stderr } = english(['-'], list.join('\n'));
    expect([status, stderr]).toEqual([
      1,
      'Read: bank code from “Bank code”, account number from “Account number”.\n' +
        '6 rows: 1 right, 1 right (adjusted), 1 ask, 2 no IBAN, 1 skipped.\n',
    ]);
    const [header, ...lines] = stdout.split('\r\n');
    expect(header).toBe('\ufeffName;Bank code;Account number;IBAN;BIC;Bank;Result;Note');
    for (const [index, [row, result]] of Object.values(OUTCOMES).entries()) {
      expect(lines[index]).toContain(`${row};`);
      expect(lines[index]).toContain(result);
    }
  });

  it('checks free text, columns without names, and its own result', () => {
    expect(english(['-'], 'account 532013000 BLZ 37040044\nBLZ 37040044 no. 5,32013E+08\n')).toMatchObject({
      stdout: expect.stringMatching(/^\ufeffInput;IBAN;BIC;Bank;Result;Note\r\n/),
      stderr: expect.stringMatching(/^Read: each line as text\.\n2 rows: /),
    });
    const again = english(['-', '--iban', '1'], 'DE89370400440532013000;x\nDE02120300000000202051;y\n');
    expect(again.stdout).toMatch(/^\ufeffColumn 1;Column 2;IBAN;BIC;Bank;Result;Note\r\n/);
    expect(english(['-', '--iban', '1'], again.stdout).stdout).toMatch(
      /;IBAN \(new\);BIC \(new\);Bank \(new\);Result \(new\);Note \(new\)\r\n/,
    );
  });

  it('reads and writes workbooks', () => {
    expect(english(['one.xlsx', '-o', 'new.xlsx'])).toEqual({
      status: 0,
      stdout: '',
      stderr:
        'Read: sheet “Members”.\nRead: bank code from “Bank code”, account number from “Account number”.\n1 row: 1 right.\n',
    });
    const { sheets } = opened(readFileSync(join(project, 'new.xlsx')));
    expect(sheets.map(({ name }) => name)).toEqual(['Result']);
    const members = fileURLToPath(new URL('test/workbooks/liste.xlsx', import.meta.url));
    // The fixture is in German. What the command adds to it is not.
    const { stdout } = english([members, '--sheet', 'Mitglieder', '--json']);
    said.splice(-2);
    expect(JSON.parse(stdout.split('\n')[1] ?? '').cells).toContain('TRUE');
  });

  const unclear =
    'No;Bank code;Account;Account 2\n1;37040044;532013000;532013000\n2;37040044;532013000;532013000\n';
  const twins = 'Bank code;Account;Account\n37040044;532013000;1\n';

  // The compiler checks that no fault is missing.
  const FAULTS: Readonly<
    Record<UsageFault['code'], readonly [words: string[], stderr: string, input?: string]>
  > = {
    'nothing-asked': [[], 'Name an account or a list. “iban-rechner --lang en --help” shows how.'],
    'unknown-option': [['--outputt'], 'There is no option --outputt. Do you mean --output?'],
    'no-delimiter': [['list.csv', '--delimiter', 'ab'], 'After --delimiter comes one character'],
    'unknown-language': [['--lang', 'xx'], 'Nach --lang steht de oder en.\nAfter --lang comes de or en.'],
    'value-missing': [['--output'], 'After --output comes the name of a file.'],
    'value-unwanted': [['--json=1'], '--json takes no value.'],
    'lists-only': [['37040044', '1', '-o', 'x.csv'], '--output is only for lists.'],
    'csv-only': [['list.csv', '--json', '--plain'], '--plain is only for CSV.'],
    'one-list': [['list.csv', 'two.xlsx'], 'Name one list at a time, and no account beside it.'],
    'no-account': [['Max', 'Miller'], '“Max Miller” is not an account, a bank or a file.'],
    'behind-iban': [
      ['DE89370400440532013000', '4711'],
      'After the IBAN “DE89370400440532013000” comes “4711”, which is not an IBAN.',
    ],
    'not-read': [['missing.csv'], '“missing.csv” does not exist.'],
    'not-written': [['list.csv', '-o', 'list.csv'], '“list.csv” exists already.'],
    'unwritten-format': [['list.csv', '-o', 'x.ods'], 'CSV (.csv), Excel (.xlsx) and with --json JSON'],
    list: [['-'], 'The list has neither IBANs nor known bank codes with account numbers.', 'Name;Town'],
    'columns-unclear': [
      ['-'],
      'Which columns have the accounts is not clear. Possible: bank code from “Bank code”, account number from “Account”; bank code from “Bank code”, account number from “Account 2”. Name the columns by --blz and --konto, or by --iban.',
      unclear,
    ],
    'half-account': [['list.csv', '--blz', '1'], '--blz and --konto belong together: name both columns.'],
    'same-column': [['list.csv', '--blz', '1', '--konto', '1'], 'Name different columns for --iban, --blz'],
    'several-columns': [
      ['-', '--blz', '1', '--konto', 'account'],
      'Several columns are called “account”. Name a number: 2, 3.',
      twins,
    ],
    'no-column': [
      ['list.csv', '--iban', 'x'],
      'There is no column “x”. There are: 1 “Bank code”, 2 “Account number”.',
    ],
    'sheet-of-text': [['list.csv', '--sheet', 'A'], '--sheet is only for Excel and OpenDocument files.'],
    'no-sheet': [['two.xlsx', '--sheet', 'C'], 'There is no sheet “C”. There are: “A”, “B”.'],
    'several-sheets': [['two.xlsx'], 'The file has several sheets: “A”, “B”. Name one by --sheet.'],
  };

  it.each(Object.entries(FAULTS))('ends with 2 and a sentence: %s', (code, [words, sentence, input]) => {
    expect(english(words, input)).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    });
    // This sentence is printed in every language, because the wanted one is unknown.
    if (code === 'unknown-language') expect(said.splice(-2).join('')).toMatch(GERMAN);
  });

  it.each([
    [['.'], '“.” is a folder.'],
    [['list.csv', '-o', 'missing/x.csv'], '“missing/x.csv” can’t be written: the folder does not exist'],
    [['list.csv', '--sheet'], 'After --sheet comes the name of a sheet.'],
    [['list.csv', '--iban'], 'After --iban comes the name or the number of a column.'],
    [['picture.png'], 'This is no text file. Save the list as CSV or as text.'],
    [
      [fileURLToPath(new URL('test/workbooks/liste.xls', import.meta.url))],
      'This is an old Excel file (.xls).',
    ],
  ])('ends with 2 and a sentence: %j', (words, sentence) => {
    expect(english(words)).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) });
  });

  it('has printed no German above', () => {
    const all = said.filter(Boolean);
    expect(all.length).toBeGreaterThan(50);
    expect(all.flatMap((text) => text.split('\n')).filter((line) => GERMAN.test(line))).toEqual([]);
  });
});
