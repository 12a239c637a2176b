import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headOf, readSnapshot } from '../../tables/snapshot.js';
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
    expect(banks.filter(({ method }) => !Object.hasOwn(METHODS, method))).toEqual([]);
  });

  it('has the banks, methods and successors of the table, which `npm run renew` makes', () => {
    const ofSnapshot = banks.map(({ blz, method, successor }) => [blz, method, successor ?? '']);
    expect(table('check-digit-methods')).toEqual(ofSnapshot);
  });

  it('has every bank that is the successor of another', () => {
    expect(banks.filter(({ successor }) => successor && !directory.has(successor))).toEqual([]);
  });

  it('gives no false alarm of the edition of March 2026 again', () => {
    // Right accounts at ABN AMRO were called mistyped, and the rules of two young banks were unknown.
    expect(directory.get('50120383')?.method).not.toBe('D9');
    const young = ['50215500', '70022424'].filter((blz) => directory.has(blz));
    expect(young.filter((blz) => !rules.has(blz))).toEqual([]);
    const added = ['12030030', '37020411', '50120801', '55010482', '60030633', '70013300'];
    if (headOf(snapshot, 'validFrom') === '2026-09-07')
      expect([...directory.keys()]).toEqual(expect.arrayContaining(added));
  });
});
