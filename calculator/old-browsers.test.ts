import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What Chrome 80, Firefox 78 or Safari 14 lack. Unknown syntax in a regular expression stops the whole script. */
const TOO_NEW = [
  /\(\?<[=!]/g,
  // `...at(` spreads a function's result: no method call.
  /(?<!\.)\.(?:at|findLast|findLastIndex|replaceAll|toSorted|toReversed|with)\(/g,
  /\bObject\.(?:hasOwn|groupBy)\b|\bstructuredClone\b/g,
];

describe.each(['embed', 'rechner', 'feld', 'girocode', 'list-worker'])('%s.js', (name) => {
  it('uses nothing that the oldest supported browsers lack', () => {
    const script = readFileSync(new URL(`dist/${name}.js`, import.meta.url), 'utf8');
    expect(TOO_NEW.flatMap((pattern) => script.match(pattern) ?? [])).toEqual([]);
  });
});
