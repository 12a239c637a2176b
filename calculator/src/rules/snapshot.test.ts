import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { readTsv } from '../../tables/tsv.js';
import { METHODS } from '../check-digits/methods.ts';
import { RULES } from './rules.ts';

// The shipped files, not those of the test edition: this must hold in each quarter.
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const table = (name: string) => readTsv(read(`calculator/data/${name}.tsv`));
const snapshot = read('server/data/snapshot.tsv');
const { banks } = readSnapshot(snapshot);
const directory = new Map(banks.map((bank) => [bank.blz, bank]));
const rules = new Map(table('iban-rules').map(([blz = '', rule = '']) => [blz, rule]));

describe('the shipped edition', () => {
  it('has few banks whose rule is unknown, and no rule or method that we do not know', () => {
    const unknown = banks.filter(({ blz }) => !rules.has(blz)).map(({ blz, name }) => `${blz} ${name}`);
    expect(unknown.length, unknown.join('\n')).toBeLessThanOrEqual(20);
    expect(new Set(Object.keys(RULES).map(Number))).toEqual(
      new Set([...rules.values(), ...Object.keys(RULES)].map(Number)),
    );
    expect(banks.filter(({ method }) => !METHODS.has(method ?? ''))).toEqual([]);
  });

  it('has every bank that is the successor of another', () => {
    expect(banks.filter(({ successor }) => successor && !directory.has(successor))).toEqual([]);
  });
});
