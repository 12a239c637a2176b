import { BankIndex } from '../src/banks/search/bank-index.ts';
import { bankNames } from '../src/banks/search/bank-names.ts';
import { readSnapshot } from '../tables/snapshot.js';

/** The banks of the server's snapshot. */
export const { banks } = readSnapshot();
export const banksByBlz = new Map(banks.map((bank) => [bank.blz, bank]));
export const bankIndex = new BankIndex(banks, bankNames(banksByBlz));
