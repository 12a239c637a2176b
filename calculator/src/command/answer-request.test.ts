import { describe, expect, it } from 'vitest';
import { IN_QUARTER } from '../../test/days.ts';
import { calculatorWithoutRule } from '../../test/full-calculator.ts';
import { answerRequest } from './answers.ts';
import { LANGUAGES, readArguments, readLanguage, readWords } from './arguments.ts';
import { faultSentence, GERMAN_LANGUAGE } from './de.ts';
import { UsageError } from './usage-error.ts';

const functions = calculatorWithoutRule('', IN_QUARTER);
const speaker = { functions, words: GERMAN_LANGUAGE };

/** What the command answers to arguments that name no list. */
function run(args: readonly string[]) {
  const { words, json } = readArguments(args);
  const request = readWords(words, functions);
  if (request.kind === 'list') return expect.fail(`${request.path} is taken for a list.`);
  const { status, stdout, sentences } = answerRequest(request, json, speaker);
  return { status, stdout, stderr: sentences.map((sentence) => `${sentence}\n`).join('') };
}

describe('the answer', () => {
  it.each([
    [
      ['37040044', '532013000'],
      /^IBAN {6}DE89 3704 0044 0532 0130 00\nBIC {7}COBADEFFXXX\nBank {6}Commerzbank\n/,
    ],
    [
      ['10070024', '5600200'],
      /^IBAN {6}DE50 1007 0024 0560 0200 00\n[\s\S]+Unterkontonummer 00 wurde ergänzt/,
    ],
    [
      ['DE89370400440532013000'],
      /^IBAN {6}DE89 3704 0044 0532 0130 00\n[\s\S]+richtig\nDie Prüfziffer der Kontonummer passt\. /,
    ],
    [['DE89', '3704', '0044', '0532', '0130', '00'], /^IBAN {6}DE89 3704 0044 0532 0130 00\n/],
    [['Kto 532013000 BLZ 37040044'], /^IBAN {6}DE89 3704 0044 0532 0130 00\n/],
    [['37040044'], /^Bank {6}Commerzbank, Köln\nBIC {7}COBADEFFXXX\n$/],
    [['COBADEFFXXX'], /^BIC {7}COBADEFFXXX\n(?:\d{8} {2}.+\n)+$/],
    [
      ['532013000', '37040044'],
      /^IBAN {6}DE89 3704[\s\S]+richtig\nBankleitzahl und Kontonummer standen vertauscht\.\n/,
    ],
    [
      ['DE89', '3704', '0044', '0532', '0130', '00', 'GB29NWBK60161331926819'],
      /^IBAN {6}DE89 3704[\s\S]+\n\nIBAN {6}GB29 NWBK/,
    ],
    [['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX'], /^IBAN {6}DE89 3704 0044 0532 0130 00\n/],
  ])('to %j', (words, stdout) => {
    expect(run(words)).toEqual({ status: 0, stdout: expect.stringMatching(stdout), stderr: '' });
  });

  it('has the same fields for a bank, however it was found', () => {
    const commerzbank = { blz: '37040044', name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' };
    const json = (...words: string[]) => JSON.parse(run(['--json', ...words]).stdout);
    expect(json('37040044')).toEqual(commerzbank);
    expect(json('COBADEFFXXX').banks).toContainEqual(commerzbank);
    expect(json('Commerzbank', 'Köln').banks[0]).toMatchObject(commerzbank);
  });

  it.each([['Sparkasse KölnBonn'], ['Sparkasse Köln'], ['Haspa'], ['Postbank']])(
    'to the name %s has the banks of this name',
    (name) => {
      const { status, stdout, stderr } = run(name.split(' '));
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^(?:\d{8} {2}.+, .+\n){1,10}$/)]);
      expect(stderr).toMatch(/^(?:… und [\d.]+ weitere\. .+\n)?$/);
      const [found] = JSON.parse(run([...name.split(' '), '--json']).stdout).banks;
      expect(stdout).toContain(`${found.blz}  ${found.name}, ${found.city}`);
    },
  );

  it('is also given in JSON', () => {
    const { status, stdout } = run(['--json', '10070024', '5600200']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      outcome: 'changed',
      iban: 'DE50100700240560020000',
      unverifiedIban: '',
      bic: 'DEUTDEDBBER',
      bank: 'Deutsche Bank',
      codes: ['sub-account'],
      message: 'Die Unterkontonummer 00 wurde ergänzt.',
    });
  });
});

// check-single.test.ts tests that single accounts get the answers of a list, lists/words.test.ts the texts of a row.
describe('the status is 1', () => {
  const UNKNOWN = /370\u00a0400\u00a045 steht nicht im Verzeichnis/;

  it.each([
    [['DE88370400440532013000'], /Die IBAN enthält einen Zahlendreher/],
    [['37040045'], UNKNOWN],
    [['10010111'], /Bis 2018 gehörte sie zur SEB, Berlin, zuletzt DSK Hyp \(bis 2019\)\./],
    // The command knows those that ended before 2008, too.
    [['10020383'], /vor 2008 gelöscht/],
    [['DE00'], /Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 4\./],
    [['IBAN-Nr.:', 'DE00'], /Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 4\./],
    [
      ['DE89370400440532013000 DE02120300000000202051'],
      /Möglich: IBAN DE89 3704 0044 0532 0130 00; IBAN DE02 1203 0000 0000 2020 51\./,
    ],
    [['ABCDDEFFXXX'], /gibt es im Verzeichnis nicht/],
    [['NWBKGB2L'], /ist kein BIC aus Deutschland/],
  ])('if the input is wrong: %j', (words, sentence) => {
    expect(run(words)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) });
  });

  it.each([
    ['37040045', ['blz-unknown']],
    ['10010111', ['blz-former']],
    ['10010111 1234567', ['blz-former']],
    ['00000000', ['first-digit']],
    ['ABCDDEFFXXX', ['unknown-bic']],
    ['DE88370400440532013000', ['check-digits']],
    ['3704004 000', ['length', 'zero']],
    ['50010517 1234567', ['check-digit']],
  ])('and JSON has the codes of what is wrong with %s', (words, codes) => {
    const { status, stdout } = run(['--json', ...words.split(' ')]);
    expect([status, JSON.parse(stdout)]).toMatchObject([1, { codes }]);
  });

  it('if one of several IBANs is wrong: each is checked', () => {
    const words = ['DE89370400440532013000', 'DE00370400440532013000', 'DE02', '1203', '0000'];
    const { status, stdout, stderr } = run(words);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^IBAN {6}DE89 3704 0044 0532 0130 00\n/);
    expect(stderr).toMatch(/^DE00370400440532013000: Die IBAN .+\nDE02 1203 0000: Eine IBAN .+\n$/);
    const lines = run(['--json', ...words])
      .stdout.trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).outcome)).toEqual(['right', 'faulty', 'faulty']);
  });

  it('for an account whose check digit is wrong, and the IBAN is still printed', () => {
    expect(run(['50010517', '5407324930'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/DE71 5001[\s\S]+nachfragen/),
    });
    expect(JSON.parse(run(['--json', '50010517', '5407324930']).stdout)).toMatchObject({
      iban: '',
      unverifiedIban: expect.stringMatching(/^DE71/),
    });
  });
});

it.each([
  [[], { LANG: 'en_US.UTF-8' }, 'en'],
  [['--lang', 'de'], { LANG: 'en_US.UTF-8' }, 'de'],
  [[], { LANG: 'en_US.UTF-8', LC_ALL: 'de_DE.UTF-8' }, 'de'],
  [[], { LANG: 'C.UTF-8' }, 'de'],
  [[], { LANG: 'yen' }, 'de'],
])('the words %j in the environment %j are answered in the language %s', (args, environment, language) => {
  expect(readLanguage(args, environment)).toBe(LANGUAGES[language as 'de']);
});

it.each(['./kunden', '../liste', 'liste.csv', '-'])('%s is a list', (path) => {
  expect(readWords([path], functions)).toEqual({ kind: 'list', path });
});

describe('arguments that are refused', () => {
  it.each([
    [[], 'Nennen Sie ein Konto oder eine Liste.'],
    [['--nope'], 'Die Option --nope gibt es nicht.'],
    [['--jsno'], 'Die Option --jsno gibt es nicht. Meinen Sie --json?'],
    [['--out', 'x.csv'], 'Meinen Sie --output?'],
    [['--output'], 'Nach --output steht der Name einer Datei.'],
    [['--json=1'], '--json steht ohne Wert.'],
    [['voll.csv', 'bild.png'], 'nur eine Liste auf einmal'],
    [['voll.csv', 'DE89370400440532013000'], 'nur eine Liste auf einmal'],
    [['DE89370400440532013000', 'voll.csv'], 'nur eine Liste auf einmal'],
    [['DE89370400440532013000', '4711'], 'steht noch „4711“, das keine IBAN ist'],
    [['--output=', 'voll.csv'], 'Nach --output steht der Name einer Datei.'],
    [['Max', 'Müller'], '„Max Müller“ ist kein Konto, keine Bank und keine Datei. „'],
    [['Comerzbank'], 'ist kein Konto, keine Bank und keine Datei. Meinen Sie Commerzbank?'],
    [['RF18539007547034'], '„RF18539007547034“ ist kein Konto'],
  ])('%j', (args, sentence) => {
    let fault: unknown;
    try {
      run(args);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(UsageError);
    expect(faultSentence((fault as UsageError).fault, GERMAN_LANGUAGE.command)).toContain(sentence);
  });
});
