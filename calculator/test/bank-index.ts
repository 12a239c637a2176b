import { BankIndex } from '../src/banks/search/bank-index.ts';
import { bankNames } from '../src/banks/search/bank-names.ts';
import { readSnapshot } from '../tables/snapshot.js';

/** The banks that readSnapshot() reads. */
export const { banks } = readSnapshot();
export const banksByBlz = new Map(banks.map((bank) => [bank.blz, bank]));
export const bankIndex = new BankIndex(banks, bankNames(banksByBlz));
