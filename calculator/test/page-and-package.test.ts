import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries } from '../src/answers/countries-part.ts';
import { directoryOf } from '../src/answers/directory-part.ts';
import { rulesPart } from '../src/answers/rules-part.ts';
import { makeFromParts } from '../src/answers/with-parts.ts';
import { packDirectory } from '../src/banks/pack.ts';
import { examples } from '../src/iban/packed-examples.ts';
import { bankFacts } from '../src/rules/bank-tables.ts';
import { rulesText, snapshotText } from '../tables/edition-files.js';
import { readSnapshot } from '../tables/snapshot.js';
import { readTsv } from '../tables/tsv.js';
import { cases } from './cases.ts';
import { type Calculator, embedded, expectSame, run } from './embedded.ts';

type Speaking = Calculator & { language?: string };

const dist = (name: string) => new URL(`../dist/${name}.js`, import.meta.url);
const { banks, ...validity } = readSnapshot();
const ruled = readTsv(rulesText());
const known = new Set(ruled.map(([blz = '']) => blz));
const parts = {
  rules: rulesPart(bankFacts),
  directory: directoryOf(packDirectory(banks, validity, known)),
  countries,
};
const texts = [...cases.flatMap(({ input }) => input), ...examples, null, 5, {}] as string[];
// The built parts have the shipped edition: banks that differ from it in the test edition are left out.
const shippedLines = new Set(
  ['../../server/data/snapshot.tsv', '../data/iban-rules.tsv'].flatMap((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8').split('\n'),
  ),
);
const differing = new Set(
  [snapshotText(), rulesText()].flatMap((text) =>
    text.split('\n').flatMap((line) => (shippedLines.has(line) ? [] : [line.slice(0, 8)])),
  ),
);
const isShipped = (text: string) =>
  ![...differing].some((blz) => String(text).replace(/\W/g, '').includes(blz));
const shippedTexts = texts.filter(isShipped);
const accounts = banks.map(({ blz }, place) => [blz, String(place * 7919 + 1)] as const);

describe.each([
  ['regeln', { rules: parts.rules }],
  ['banken', { directory: parts.directory }],
  ['laender', { countries }],
  ['laender banken regeln', parts],
])('a page with %s', (names, given) => {
  const page = embedded(dist('embed'), ...names.split(' ').map(dist));
  const packaged = makeFromParts(given);

  it('has the functions of the package with the same parts', () => {
    expect(Object.keys(page).sort()).toEqual(Object.keys(packaged).sort());
  });

  it('answers what the package answers, as data and in words', () => {
    expect(accounts.length).toBeGreaterThan(3000);
    expect(shippedTexts.length).toBeGreaterThan(texts.length * 0.9);
    for (const text of shippedTexts) {
      expectSame(page.explainIban?.(text), packaged.explainIban(text));
      expectSame(page.explainBank?.(text), packaged.explainBank(text));
      expectSame(page.validate(text), packaged.validate(text));
      expectSame(page.lookupBic(text), packaged.lookupBic(text));
    }
    const worded = new Set<string>();
    for (const [blz, kontonummer] of accounts) {
      const answer = packaged.explainAccount(blz, kontonummer);
      if (differing.has(blz) || differing.has(answer.iban?.slice(4, 12) ?? '')) continue;
      expectSame(page.explainAccount?.(blz, kontonummer), answer);
      expectSame(page.buildIban(blz, kontonummer), packaged.buildIban(blz, kontonummer));
      // Nearly all banks share a few bases.
      const basis = JSON.stringify(answer.basis);
      if (!answer.basis || worded.has(basis)) continue;
      worded.add(basis);
      expectSame(page.sentences?.(answer.basis), packaged.sentences(answer.basis));
    }
  });
});

it.each([
  ['without parts', []],
  ['with the parts', ['regeln', 'banken', 'laender']],
])('a page %s throws nothing, whatever it is given', (_, names) => {
  const page = embedded(...['embed', ...names].map(dist));
  const thrower = () => {
    throw new Error();
  };
  const values: unknown[] = [null, undefined, 1, 10n, Symbol(), {}, [], Object.create(null)];
  values.push(new Proxy({}, { get: thrower }), { toString: thrower, valueOf: thrower });
  values.push('x'.repeat(1e6), ' '.repeat(1e6));
  for (const value of values as string[]) {
    expect(page.validate(value).valid).toBe(false);
    expect(page.buildIban(value, value)).toHaveProperty('error');
    expect(page.lookupBic(value)).toHaveProperty('notFound');
  }
});

describe('a page with en.js', () => {
  it('answers in English while it wants that', () => {
    const page: Speaking = embedded(...['embed', 'en', 'regeln', 'banken', 'laender'].map(dist));
    const answers = () => [
      page.language,
      page.validate('').reasons[0],
      page.buildIban('', '').error,
      page.buildIban('10070024', '56002').notes?.[0],
      page.lookupBic('10000001').notes?.[0]?.slice(0, 13),
    ];
    const german = answers();
    expect(german).toEqual([
      'de',
      'Geben Sie die IBAN ein.',
      'Geben Sie die Bankleitzahl ein.',
      'Die Unterkontonummer 00 wurde ergänzt.',
      'Die Bankleitz',
    ]);
    page.language = 'en';
    expect(answers()).toEqual([
      'en',
      'Enter the IBAN.',
      'Enter the bank code.',
      'The sub-account number 00 was added.',
      'The bank code',
    ]);
    page.language = 'de';
    expect(answers()).toEqual(german);
  });

  it('keeps the language that it chose before a script loaded', () => {
    const [embed, ...others] = ['embed', 'en', 'regeln', 'banken'].map((name) =>
      readFileSync(dist(name), 'utf8'),
    );
    const page: Speaking = run([embed, 'window.IbanRechner.language = "en"', ...others].join(';\n'));
    const note = () => page.buildIban('10070024', '56002').notes?.[0];
    expect(note()).toBe('The sub-account number 00 was added.');
    page.language = 'de';
    expect(note()).toBe('Die Unterkontonummer 00 wurde ergänzt.');
  });
});

it('a page without parts has the three functions', () => {
  expect(Object.keys(embedded(dist('embed')))).toEqual(['validate', 'buildIban', 'lookupBic']);
});
