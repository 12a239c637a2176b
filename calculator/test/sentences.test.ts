import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeIban } from '../src/answers/compose-iban.ts';
import { GERMAN_ANSWERS } from '../src/answers/de.ts';
import { ENGLISH_ANSWERS } from '../src/answers/en.ts';
import { judge } from '../src/answers/judge.ts';
import type { Typed } from '../src/answers/judgement.ts';
import { say } from '../src/answers/say.ts';
import { noteSentence } from '../src/answers/words.ts';
import { faultSentence, GERMAN_LANGUAGE } from '../src/command/de.ts';
import { ENGLISH_LANGUAGE } from '../src/command/en.ts';
import { validateBic } from '../src/iban/bic.ts';
import { blzFaults, ibanFaults, kontonummerFaults } from '../src/iban/faults.ts';
import { creditorIdFaults, referenceFaults } from '../src/iban/identifiers.ts';
import { de, type PackageWords } from '../src/package/de.ts';
import { en } from '../src/package/en.ts';
import { giroCode, de as giroDe, en as giroEn } from '../src/package/giro.ts';
import { fullCalculator } from './full-calculator.ts';

const PAYMENT = { name: 'Anna Arndt', iban: 'DE89370400440532013000' };

const commandWords = (words: PackageWords) => (words === de ? GERMAN_LANGUAGE : ENGLISH_LANGUAGE);

/** The sentences of lists, by their names; those of `notes` by a path with a dot. */
type Words = Readonly<Record<string, (...values: unknown[]) => string>>;

/** What is said about an input, by its kind: of a note, the note; of other inputs, their faults. */
const SAY: Readonly<Record<string, (input: string, words: PackageWords) => readonly string[]>> = {
  note: (json, words) => [noteSentence(JSON.parse(json), words)],
  iban: (text, { iban }) => ibanFaults(text).map((fault) => iban(fault, text)),
  blz: (text, { blz }) => blzFaults(text).map(blz),
  kontonummer: (text, { kontonummer }) => kontonummerFaults(text).map(kontonummer),
  bic: (text, { bic }) => validateBic(text).faults.map(bic),
  creditorId: (text, { creditorId }) => creditorIdFaults(text).map(creditorId),
  reference: (text, { reference }) => referenceFaults(text).map(reference),
  part: (json, { part }) => composeIban(JSON.parse(json)).faults.map(part),
  giro: (json, words) => {
    const input = { ...PAYMENT, ...JSON.parse(json) };
    const say = words === de ? giroDe : giroEn;
    return giroCode(input).faults.map((fault) => say(fault, input.iban.slice(0, 2)));
  },
  say: (json, words) => {
    const typed = Object.entries<string>(JSON.parse(json)).map(([meaning, text]) => ({ meaning, text }));
    const judgement = judge(typed as Typed[], fullCalculator);
    const { correction, question, choices } = say(
      judgement,
      words === de ? GERMAN_ANSWERS : ENGLISH_ANSWERS,
      words,
    );
    return [[correction + question, ...choices.map((choice) => `[${choice}]`)].join(' ')];
  },
  list: (json, words) => {
    const [path, ...values] = JSON.parse(json) as [string, ...unknown[]];
    const [name = '', note] = path.split('.');
    const lists = commandWords(words).lists as unknown as Words;
    const say = note === undefined ? lists[name] : (lists[name] as unknown as Words)[note];
    return [say?.(...values) ?? ''];
  },
  row: (json, words) => [commandWords(words).lists.reading(JSON.parse(json))],
  usage: (json, words) => [faultSentence(JSON.parse(json), commandWords(words).command)],
};

/** The lines of sentences.txt. */
const SAID = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
  .replaceAll('⍽', '\u00a0')
  .split('\n')
  .flatMap((line) => {
    const [, kind, input, german, english] = /^(\w+) (.*) \| (.+) \| (.+)$/.exec(line) ?? [];
    return kind && input !== undefined ? [{ kind, input, sentences: [[german], [english]] }] : [];
  });

it.each(SAID)('$kind $input is said in both languages', ({ kind, input, sentences }) => {
  expect([de, en].map((words) => SAY[kind]?.(input, words))).toEqual(sentences);
});

it('every note and every fault of the command is said', () => {
  const codes = (of: string) =>
    SAID.flatMap(({ kind, input }) => (kind === of ? [JSON.parse(input).code as string] : []));
  expect(new Set(codes('note'))).toEqual(new Set(Object.keys(de.notes)));
  expect(new Set(codes('usage'))).toEqual(new Set(Object.keys(GERMAN_LANGUAGE.command.faults)));
});
