import { expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { BANK_COLUMNS, fromStored, storedValue } from './bank.ts';

it('a bank is the same after it was stored', () => {
  for (const bank of snapshot.banks)
    expect(fromStored(BANK_COLUMNS, (column) => storedValue(bank, column))).toEqual(bank);
});
