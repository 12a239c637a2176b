import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import type { Bank } from '../directory/bank.ts';
import { differenceBetween, sizeOf } from './difference.ts';

const stored = snapshot.banks;

describe('differenceBetween', () => {
  it('distinguishes added, removed and changed banks', () => {
    const [first, second, third] = stored as [Bank, Bank, Bank];
    const renamed = { ...second, name: 'Neue Bank' };
    expect(differenceBetween([first, second], [renamed, third])).toEqual({
      added: [third],
      removed: [first],
      changed: [renamed],
    });
  });

  it('counts a bank with another check method, deletion flag or successor as changed', () => {
    const [bank] = stored as [Bank];
    for (const change of [{ checkMethod: 'A2' }, { deletion: true }, { successor: '10000001' }]) {
      const next = { ...bank, ...change };
      expect(differenceBetween([bank], [next]).changed).toEqual([next]);
    }
  });
});

it('sizeOf counts the banks that were added, removed and changed', () => {
  const [first, second, third, fourth] = stored as [Bank, Bank, Bank, Bank];
  expect(sizeOf({ added: [first], removed: [second], changed: [third, fourth] })).toBe(4);
});
