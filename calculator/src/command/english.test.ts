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
import { ENGLISH_LANGUAGE } from './en.ts';
import { openListFile } from './list-input.ts';

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
  // calculator/test/sentences.txt has the sentences about accounts and rows.
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
    [['NWBKGB2L'], 1, '“NWBKGB2L” is not a BIC from Germany.'],
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

  it('has no German above, nor in its help', () => {
    const all = [...said, command.help(['de', 'en']), command.version('1', '2026-03-09', '2026-06-07')];
    expect(all.length).toBeGreaterThan(15);
    expect(all.flatMap((text) => text.split('\n')).filter((line) => GERMAN.test(line))).toEqual([]);
  });
});
