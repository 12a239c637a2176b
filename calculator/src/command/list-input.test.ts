import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IN_QUARTER } from '../../test/days.ts';
import { calculatorWithoutRule } from '../../test/full-calculator.ts';
import type { ListOptions } from './arguments.ts';
import { faultSentence, GERMAN_LANGUAGE } from './de.ts';
import { chooseColumns, openListFile } from './list-input.ts';
import { delimiterOf, resultFormatOf } from './result-file.ts';
import { UsageError } from './usage-error.ts';

const functions = calculatorWithoutRule('', IN_QUARTER);
const ROWS = ['12345;37040044;532013000;532013000', '12346;37040044;532013000;532013000'];
const LIST = Buffer.from(`Kunde;BLZ;Konto;Konto 2\n${ROWS.join('\n')}\n`);
const sample = (name: string) => readFileSync(new URL(`../../test/workbooks/${name}`, import.meta.url));

const pair = (blz: number, kontonummer: number) => ({ blz, kontonummer });

/** The columns that the command takes from a list, or the sentence that refuses it. */
function columnsOf(list: Uint8Array, options: ListOptions) {
  try {
    resultFormatOf(options, false);
    const { content } = openListFile(list, GERMAN_LANGUAGE.lists.cells, functions, options.sheet);
    return chooseColumns(content, options, functions);
  } catch (error) {
    if (error instanceof UsageError) return faultSentence(error.fault, GERMAN_LANGUAGE.command);
    throw error;
  }
}

it.each([
  [{ blz: 'BLZ', konto: 'konto 2' }, pair(1, 3)],
  [{ blz: '2', konto: '3' }, pair(1, 2)],
  [{ blz: 'BLZ' }, '--blz und --konto gehören zusammen'],
  [{ blz: 'BLZ', konto: 'Nr' }, 'Eine Spalte „Nr“ gibt es nicht. Vorhanden: 1 „Kunde“, 2 „BLZ“'],
  [{ blz: '0', konto: '5' }, 'Eine Spalte „0“ gibt es nicht'],
  [{ blz: '2', konto: '5' }, 'Eine Spalte „5“ gibt es nicht'],
  [{ blz: '2', konto: 'BLZ' }, 'verschiedene Spalten'],
  [{ iban: '' }, 'Eine Spalte „“ gibt es nicht'],
  [{ sheet: 'A' }, '--sheet gibt es nur für Excel'],
])('the options %j choose these columns, or are refused: %j', (options, expected) => {
  expect(columnsOf(LIST, options)).toEqual(
    typeof expected === 'string' ? expect.stringContaining(expected) : expected,
  );
});

it.each([
  ['liste.xls', {}, 'Das ist eine alte Excel-Datei (.xls)'],
  ['kennwort.xlsx', {}, 'mit einem Kennwort geschützt'],
  ['liste.xlsx', {}, 'mehrere Tabellenblätter: „Mitglieder“, „IBANs“. Nennen Sie eines mit --sheet.'],
  ['liste.xlsx', { sheet: 'A' }, '„A“ gibt es nicht. Vorhanden: „Mitglieder“, „Leer“, „IBANs“.'],
  ['liste.xlsx', { output: 'x.xls' }, 'Geschrieben werden CSV (.csv), Excel (.xlsx)'],
  ['liste.xlsx', { output: 'x.ods' }, 'Geschrieben werden CSV (.csv), Excel (.xlsx)'],
])('the workbook %s with %j is refused', (name, options, sentence) => {
  expect(columnsOf(sample(name), options)).toContain(sentence);
});

it('a name of several columns is refused', () => {
  const list = Buffer.from('BLZ;Konto;Konto\n37040044;532013000;1\n');
  expect(columnsOf(list, { blz: '1', konto: 'konto' })).toContain('Nennen Sie eine Nummer: 2, 3.');
});

it.each(['"', 'ab', 'x', ''])('“%s” is not a valid delimiter', (delimiter) => {
  expect(() => delimiterOf(delimiter)).toThrow(UsageError);
});

it.each([
  ['x.xlsx', true],
  ['x.json', false],
  ['X.JSON', false],
])('%s is refused if JSON is wanted: %j', (output, json) => {
  expect(() => resultFormatOf({ output }, json)).toThrow(UsageError);
});

it.each([{ plain: true }, { delimiter: ',' }])('the options of CSV %j fit no other format', (options) => {
  const fault = { code: 'csv-only', option: `--${Object.keys(options)[0]}` };
  expect(resultFormatOf({ ...options, output: 'x.csv' }, false)).toBe('csv');
  for (const [output, json] of [
    ['x.json', true],
    ['x.xlsx', false],
  ] as const)
    expect(() => resultFormatOf({ ...options, output }, json)).toThrow(expect.objectContaining({ fault }));
});
