import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTsv } from '../../tables/tsv.js';
import { directory } from '../../test/bank-directory.ts';
import { accountFor } from './account-for.ts';
import { allBankFacts as bankFacts } from './all-bank-facts.ts';
import { RULES } from './rules.ts';

const table = (name: string) =>
  readTsv(readFileSync(new URL(`../../data/${name}.tsv`, import.meta.url), 'utf8'));
const directoryBanks = [...directory.keys()];
const numberOf = ({ number, version }: { number: number; version: number }) => number * 100 + version;

/** A rule that a new bank probably has. A person looks that up; no rule is taken over automatically. */
function proposal(blz: string, name: string): string {
  if (blz[3] === '7' && name.includes('Deutsche Bank')) return 'rule 20?';
  if (/[48]/.test(blz[3] ?? '') && name.includes('Commerzbank')) return 'rule 5?';
  return 'no proposal';
}

/** Banks of the snapshot that the table of rules does not have. */
function unknownRules(banks: readonly (readonly [blz: string, name: string])[]): string[] {
  const known = new Set(table('iban-rules').map(([blz]) => blz));
  return banks
    .filter(([blz]) => !known.has(blz))
    .map(([blz, name]) => `${blz} ${name}: ${proposal(blz, name)}`);
}

describe('the snapshot of the bank directory', () => {
  it('has few banks whose rule is unknown, and none of them gets the rule of a neighbour', () => {
    const unknown = unknownRules([...directory].map(([blz, { name }]) => [blz, name] as const));
    expect(unknown.length, unknown.join('\n')).toBeLessThanOrEqual(20);
    for (const line of unknown) expect(bankFacts(line.slice(0, 8)).rule).toBe(null);
  });

  it('has the method 09 for ABN AMRO in Frankfurt, and the standard rule for two young banks', () => {
    // An edition said D9 and knew no rule for them, so correct accounts were called mistyped or got no tick.
    if (directory.has('50120383')) expect(bankFacts('50120383').method).toBe('09');
    for (const blz of ['50215500', '70022424'].filter((blz) => directory.has(blz)))
      expect(bankFacts(blz).rule).toEqual({ number: 0, version: 0 });
  });

  it('gets a proposal for a new bank of Deutsche Bank or Commerzbank', () => {
    expect(
      unknownRules([
        ['10070999', 'Deutsche Bank Filiale'],
        ['10040999', 'Commerzbank'],
        ['10080999', 'Commerzbank vormals Dresdner Bank'],
        ['10050998', 'Deutsche Bank Filiale'],
        ['10070998', 'Commerzbank'],
        ['10040998', 'Deutsche Bank Filiale'],
      ]),
    ).toEqual([
      '10070999 Deutsche Bank Filiale: rule 20?',
      '10040999 Commerzbank: rule 5?',
      '10080999 Commerzbank vormals Dresdner Bank: rule 5?',
      '10050998 Deutsche Bank Filiale: no proposal',
      '10070998 Commerzbank: no proposal',
      '10040998 Deutsche Bank Filiale: no proposal',
    ]);
  });

  it('has the banks, methods and successors of the table, which `npm run renew` makes', () => {
    const ofSnapshot = [...directory].map(([blz, { method, successor }]) => [blz, method, successor]);
    expect(table('check-digit-methods')).toEqual(ofSnapshot);
  });

  it('has every bank that a rule puts in place of another', () => {
    const targets = new Set(
      directoryBanks.map((blz) => {
        const result = accountFor(blz, '123456', bankFacts);
        return result.blz ?? blz;
      }),
    );
    for (const [, , target = ''] of table('special-accounts')) targets.add(target);
    for (const [, target = ''] of table('hypovereinsbank-prefixes')) targets.add(target);
    for (const [, , target = ''] of table('check-digit-methods')) targets.add(target || '10000000');
    expect([...targets].filter((blz) => !directory.has(blz))).toEqual([]);
  });

  it('has a bank for every rule in our table, and no bank with another rule', () => {
    const rules = directoryBanks.flatMap((blz) => bankFacts(blz).rule ?? []);
    expect(new Set(rules.map(numberOf))).toEqual(new Set(Object.keys(RULES).map(Number)));
  });
});
