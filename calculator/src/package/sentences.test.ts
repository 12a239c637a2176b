import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeIban } from '../answers/compose-iban.ts';
import { noteSentence } from '../answers/words.ts';
import { validateBic } from '../iban/bic.ts';
import { explain, explainBlz, explainKontonummer } from '../iban/faults.ts';
import { creditorIdFaults, referenceFaults } from '../iban/identifiers.ts';
import { de, type PackageWords } from './de.ts';
import { en } from './en.ts';
import { giroCode, de as giroDe, en as giroEn } from './giro.ts';

const PAYMENT = { name: 'Anna Arndt', iban: 'DE89370400440532013000' };

/** What is said about an input, by its kind: of a note, the note; of other inputs, their faults. */
const SAY: Readonly<Record<string, (input: string, words: PackageWords) => readonly string[]>> = {
  note: (json, words) => [noteSentence(JSON.parse(json), words)],
  iban: (text, { iban }) => explain(text).map((fault) => iban(fault, text.slice(0, 2))),
  blz: (text, { blz }) => explainBlz(text).map(blz),
  kontonummer: (text, { kontonummer }) => explainKontonummer(text).map(kontonummer),
  bic: (text, { bic }) => validateBic(text).faults.map(bic),
  creditorId: (text, { creditorId }) => creditorIdFaults(text).map(creditorId),
  reference: (text, { reference }) => referenceFaults(text).map(reference),
  part: (json, { part }) => composeIban(JSON.parse(json)).faults.map(part),
  giro: (json, words) => {
    const input = { ...PAYMENT, ...JSON.parse(json) };
    const say = words === de ? giroDe : giroEn;
    return giroCode(input).faults.map((fault) => say(fault, input.iban.slice(0, 2)));
  },
};

/** The lines of sentences.txt. */
const SAID = readFileSync(new URL('../../test/sentences.txt', import.meta.url), 'utf8')
  .replaceAll('⍽', '\u00a0')
  .split('\n')
  .flatMap((line) => {
    const [, kind, input, german, english] = /^(\w+) (.*) \| (.+) \| (.+)$/.exec(line) ?? [];
    return kind && input !== undefined ? [{ kind, input, sentences: [[german], [english]] }] : [];
  });

it.each(SAID)('$kind $input is said in both languages', ({ kind, input, sentences }) => {
  expect([de, en].map((words) => SAY[kind]?.(input, words))).toEqual(sentences);
});

it('every note is said', () => {
  const codes = SAID.flatMap(({ kind, input }) => (kind === 'note' ? [JSON.parse(input).code] : []));
  expect([...new Set(codes)].sort()).toEqual(Object.keys(de.notes).sort());
});
