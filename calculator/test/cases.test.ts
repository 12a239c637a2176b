import { describe, expect, it } from 'vitest';
import * as source from '../src/package/index.ts';
import { cases } from './cases.ts';
import { embedded } from './embedded.ts';

// Built by `npm test` before the tests run.
const built = (await import(new URL('../dist/index.mjs', import.meta.url).href)) as typeof source;

describe.each([
  ['the source', source],
  ['the npm package', built],
  ['the minified script', embedded(new URL('../dist/embed.js', import.meta.url))],
])('%s', (_, api) => {
  it.each(cases)('answers $call($input)', ({ call, input, expected }) => {
    const answer = (api[call] as (...texts: string[]) => object)(...input);
    expect(answer).toEqual(call === 'validate' ? { ...answer, ...expected } : expected);
  });
});
