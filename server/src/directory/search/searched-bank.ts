import type { Bank } from '../bank.ts';

/** What a bank is searched by. */
export type SearchedBank = Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>;
