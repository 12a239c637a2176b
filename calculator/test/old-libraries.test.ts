import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { examples } from '../src/iban/examples.data.ts';
import { readSnapshot } from '../tables/snapshot.js';
import type { Calculator } from './embedded.ts';

/** What libraries of the years before 2010 added to prototypes, all enumerable. */
const METHODS =
  'each all any collect detect contains include remove first last compact flatten without uniq invert size clone inspect toJSON extend hash toQueryString merge rand';

/** IbanRechner of a page with rechner.js. @param before what runs first */
function pageWith(before: string): Calculator {
  const page = { document: {}, dispatchEvent() {}, CustomEvent, HTMLScriptElement: class {} };
  const context = createContext(page);
  const script = readFileSync(new URL('../dist/rechner.js', import.meta.url), 'utf8');
  return runInContext(`var window = globalThis; ${before}; ${script}; IbanRechner`, context);
}

it('old libraries that add methods to Array.prototype and Object.prototype do no harm', () => {
  const added = pageWith(
    `for (const name of '${METHODS}'.split(' ')) Array.prototype[name] = Object.prototype[name] = function () { return [] }`,
  );
  const usual = pageWith('');
  const accounts = readSnapshot().banks.map(({ blz }, place) => [blz, String(place * 7919 + 1)] as const);
  // Not JSON: it would call the toJSON of these libraries.
  const fields = (value: unknown): unknown =>
    typeof value === 'object' && value
      ? Object.entries(value).map(([key, one]) => [key, fields(one)])
      : value;
  const answers = (page: Calculator) => [
    ...accounts.map(([blz, kontonummer]) => page.buildIban(blz, kontonummer)),
    ...accounts.map(([blz]) => page.lookupBic(blz)),
    ...[...examples, 'DE88370400440532013000', '', 'XX'].flatMap((iban) => [
      page.validate(iban),
      page.explainIban?.(iban),
    ]),
  ];
  expect(fields(answers(added))).toEqual(fields(answers(usual)));
  expect(added.buildIban('37040044', '532013000')).toMatchObject({ confirmed: true });
});
