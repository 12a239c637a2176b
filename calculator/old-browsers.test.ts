import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What Chrome 80, Firefox 78 or Safari 14 lack; a regular expression among it keeps the whole script from running. */
const TOO_NEW = [
  /\(\?<[=!]/g,
  // Not the spread of what a function of this name returns.
  /(?<!\.)\.(?:at|findLast|findLastIndex|replaceAll|toSorted|toReversed|with)\(/g,
  /\bObject\.(?:hasOwn|groupBy)\b|\bstructuredClone\b/g,
];

describe.each(['embed', 'regeln', 'banken', 'laender', 'en', 'girocode'])('%s.js', (name) => {
  it('names nothing that the oldest browsers for its functions lack', () => {
    const script = readFileSync(new URL(`dist/${name}.js`, import.meta.url), 'utf8');
    expect(TOO_NEW.flatMap((pattern) => script.match(pattern) ?? [])).toEqual([]);
  });
});
