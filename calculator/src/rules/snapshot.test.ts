import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headOf, readSnapshot } from '../../tables/snapshot.js';
import { readTsv } from '../../tables/tsv.js';
import { embedded } from '../../test/embedded.ts';
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

/** The highest Datensatznummer in September 2026. A later edition may change these banks, or lack them. */
const SEPTEMBER = 58620;

describe('the false alarms of the edition of March 2026', () => {
  const page = embedded(new URL('../../dist/rechner.js', import.meta.url));
  const isLater = Number(headOf(snapshot, 'highestRecordNumber')) > SEPTEMBER;
  const codesOf = (blz: string, kontonummer: string) => {
    const { state, notes } = page.explainAccount?.(blz, kontonummer) ?? {};
    return [state, ...(notes ?? []).map(({ code }) => code)];
  };

  it.each<readonly [blz: string, kontonummer: string]>([
    // By the method of March, three of four right accounts at ABN AMRO were called mistyped.
    ['50120383', '1234567'],
    ['50120383', '1234568'],
    ['50120383', '1234569'],
    // The rules of these two banks were unknown.
    ['50215500', '1234567'],
    ['70022424', '1234567'],
    // These six banks are new since then.
    ['12030030', '532013000'],
    ['37020411', '1234567'],
    ['50120801', '532013000'],
    ['55010482', '9290701'],
    ['60030633', '1234567'],
    ['70013300', '1234567'],
  ])('are gone for the bank %s and its account %s', (blz, kontonummer) => {
    const codes = codesOf(blz, kontonummer);
    if (!isLater) expect(codes).toEqual(['confirmed']);
    expect(codes).not.toContain('rule-unknown');
    expect(directory.get(blz)?.method).not.toBe('D9');
  });
});
