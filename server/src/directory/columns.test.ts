import { expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { bankOf, COLUMNS, storedColumns, storedValue } from './columns.ts';

it('a bank is the same after it was stored', () => {
  for (const bank of snapshot.banks) expect(bankOf((column) => storedValue(bank, column))).toEqual(bank);
});

it('a bank that an older version stored is known by its missing fields', () => {
  const [bank = expect.fail()] = snapshot.banks;
  for (const version of new Set(COLUMNS.map(({ since }) => since))) {
    const known = COLUMNS.filter(({ since }) => since <= version);
    const old = bankOf((column) => (known.includes(column) ? storedValue(bank, column) : null));
    expect(storedColumns(old)).toEqual(known);
  }
});
