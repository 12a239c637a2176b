import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { wording } from '../../test/languages.ts';
import type { Bank } from '../directory/bank.ts';
import { differenceBetween } from './difference.ts';
import { brokenLimits, checkPlausible } from './gates.ts';

const SHA = 'a'.repeat(64);

const check = (banks: readonly Bank[], stored: readonly Bank[], straySuccessors = 0) =>
  checkPlausible(brokenLimits(banks, stored, differenceBetween(stored, banks), straySuccessors), SHA);

/** 4,000 banks, each with a BIC, and just enough of them, 200, with an umlaut. */
const stored: readonly Bank[] = Array.from({ length: 4000 }, (_, index) => ({
  blz: String(10_000_000 + index),
  name: index % 20 === 0 ? 'Müllerbank' : 'Bank',
  city: 'Berlin',
  bic: 'ABCDDEFFXXX',
  checkMethod: '09',
  deletion: false,
  successor: null,
}));
const added = (count: number): Bank[] =>
  Array.from({ length: count }, (_, index) => ({ ...stored[0], blz: String(20_000_000 + index) }) as Bank);
const alter = (count: number, change: Partial<Bank>) =>
  stored.map((bank, index) => (index < count ? { ...bank, ...change } : bank));

const CHANGED = '% of the banks changed (at most 15 %)';

describe('checkPlausible accepts a directory at a limit, and refuses it one bank further', () => {
  it.each<[string, (count: number) => readonly Bank[], readonly Bank[], number, string]>([
    ['removed', (n) => stored.slice(n), stored, 200, '% of the banks removed (at most 5 %)'],
    ['removed at the end', (n) => stored.slice(0, -n), stored, 2, 'the last 3 banks are missing (at most 2)'],
    ['added', (n) => [...stored, ...added(n)], stored, 400, '% new banks (at most 10 %)'],
    ['renamed', (n) => alter(n, { name: 'Münzbank' }), stored, 600, CHANGED],
    ['moved', (n) => alter(n, { city: 'Bonn' }), stored, 600, CHANGED],
    ['with the BIC of another branch', (n) => alter(n, { bic: 'ABCDDEFF100' }), stored, 600, CHANGED],
    [
      'with the BIC of another place',
      (n) => alter(n, { bic: 'ABCDDEMMXXX' }),
      stored,
      20,
      '% of the banks with the BIC of another bank, country or place (at most 0.5 %)',
    ],
    [
      'with the BIC of another bank',
      (n) => alter(n, { bic: 'XBCDDEFFXXX' }),
      stored,
      20,
      '% of the banks with the BIC of another bank, country or place (at most 0.5 %)',
    ],
    [
      'with another check-digit method',
      (n) => alter(n, { checkMethod: '10' }),
      stored,
      40,
      '% of the banks with another check-digit method (at most 1 %)',
    ],
    [
      'with a new successor',
      (n) => alter(n, { deletion: true, successor: '10003999' }),
      stored,
      80,
      '% of the banks with a new successor (at most 2 %)',
    ],
    ['without BIC', (n) => alter(n, { bic: null }), [], 80, '% of the banks without a BIC (at most 2 %)'],
    [
      'too few',
      (n) => stored.slice(n - 1).map((b) => ({ ...b, name: 'Ä' })),
      [],
      1001,
      'only 2999 banks (at least 3000)',
    ],
  ])('%s', (_, directory, before, limit, english) => {
    expect(() => check(directory(limit), before)).not.toThrow();
    expect(() => check(directory(limit + 1), before)).toThrow(wording(english));
  });

  it('with successors that do not count', () => {
    expect(() => check(stored, stored, 20)).not.toThrow();
    expect(() => check(stored, stored, 21)).toThrow(
      wording(
        '% of the banks with a successor that is not a bank, or without an announced deletion (at most 0.5 %)',
      ),
    );
  });

  it('names without umlauts', () => {
    const plain = (count: number) =>
      stored.map((bank, index) => (index < count * 20 ? { ...bank, name: 'Bank' } : bank));
    expect(() => check(plain(0), [])).not.toThrow();
    expect(() => check(plain(1), [])).toThrow(wording('% of the names with an umlaut (at least 5 %)'));
  });
});

describe('checkPlausible', () => {
  it('accepts the real directory if the same or nothing is stored', () => {
    expect(() => check(snapshot.banks, snapshot.banks)).not.toThrow();
    expect(() => check(snapshot.banks, [])).not.toThrow();
  });

  it('refuses the real directory decoded as if it were UTF-8', () => {
    const garbled = snapshot.banks.map((bank) => ({ ...bank, name: bank.name.replace(/[^ -~]/g, '?') }));
    expect(() => check(garbled, [])).toThrow(wording('0 % of the names with an umlaut'));
  });

  it('prints shares with one decimal place', () => {
    expect(() => check(stored.slice(333), stored)).toThrow(wording(' 8.3 % of the banks removed'));
  });

  it('names every limit that is broken, and the file by its hash, so that an operator can accept it', () => {
    expect(() => check([], stored)).toThrow(expect.objectContaining({ code: 'implausible', sha256: SHA }));
    expect(() => check([], stored)).toThrow(
      wording(
        'The file is not plausible: only 0 banks (at least 3000), 0 % of the names with an umlaut (at least 5 %), 100 % of the banks removed (at most 5 %).',
      ),
    );
  });
});

describe('a file cut at the end of a record', () => {
  it.each([0.5, 0.94, 0.96, 0.99, 0.999])('after %d of its banks is refused', (part) => {
    const banks = snapshot.banks.slice(0, Math.floor(snapshot.banks.length * part));
    expect(() => check(banks, snapshot.banks)).toThrow(wording('banks are missing (at most 2)'));
  });

  it('is distinguished from one that lacks banks elsewhere', () => {
    const banks = snapshot.banks.filter((_, index) => index % 50 !== 0);
    expect(() => check(banks, snapshot.banks)).not.toThrow();
  });
});
