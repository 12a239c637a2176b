import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examples } from '../src/iban/examples.data.ts';
import { readSnapshot } from '../tables/snapshot.js';
import { cases } from './cases.ts';
import { type Calculator, embedded, expectSame, run } from './embedded.ts';

type Speaking = Calculator & { language?: string };

const dist = (name: string) => new URL(`../dist/${name}`, import.meta.url);
/** The built package has the shipped edition, as the built script does. */
const packaged: typeof import('../src/package/all.ts') = await import(dist('all.mjs').href);
const texts = [...cases.flatMap(({ input }) => input), ...examples, null, 5, {}] as string[];
const accounts = readSnapshot().banks.map(({ blz }, place) => [blz, String(place * 7919 + 1)] as const);

describe.each([
  ['rechner.js alone', ['rechner']],
  ['embed.js before it', ['embed', 'rechner']],
  ['embed.js after it', ['rechner', 'embed']],
])('a page with %s', (_, names) => {
  const page = embedded(...names.map((name) => dist(`${name}.js`)));

  it('answers what the package answers, as data and in words', () => {
    expect(accounts.length).toBeGreaterThan(3000);
    for (const text of texts) {
      expectSame(page.explainIban?.(text), packaged.explainIban(text));
      expectSame(page.explainBank?.(text), packaged.explainBank(text));
      expectSame(page.validate(text), packaged.validate(text));
      expectSame(page.lookupBic(text), packaged.lookupBic(text));
    }
    for (const [blz, kontonummer] of accounts) {
      const answer = packaged.explainAccount(blz, kontonummer);
      expectSame(page.explainAccount?.(blz, kontonummer), answer);
      expectSame(page.buildIban(blz, kontonummer), packaged.buildIban(blz, kontonummer));
      if (answer.basis) expectSame(page.sentences?.(answer.basis), packaged.sentences(answer.basis));
    }
  });
});

it.each(['embed', 'rechner'])('a page with %s.js throws nothing, whatever it is given', (name) => {
  const page = embedded(dist(`${name}.js`));
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

describe('the language of a page', () => {
  it('is English while it wants that', () => {
    const page: Speaking = embedded(dist('rechner.js'));
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

  it('is the one that was chosen before rechner.js loaded', () => {
    const [embed, rechner] = ['embed.js', 'rechner.js'].map((name) => readFileSync(dist(name), 'utf8'));
    const page: Speaking = run([embed, 'window.IbanRechner.language = "en"', rechner].join(';\n'));
    const note = () => page.buildIban('10070024', '56002').notes?.[0];
    expect(note()).toBe('The sub-account number 00 was added.');
    page.language = 'de';
    expect(note()).toBe('Die Unterkontonummer 00 wurde ergänzt.');
  });
});

it('a page with embed.js alone has the three functions', () => {
  expect(Object.keys(embedded(dist('embed.js')))).toEqual(['validate', 'buildIban', 'lookupBic']);
});
