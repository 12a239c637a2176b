import type { RandomIban, RandomIbanOptions } from '../random.d.ts';

// The functions have the types of those of `iban-rechner`, and answer with all that the parts know.
export * from '../index.ts';
export type * from '../random.d.ts';
export type * from '../search.d.ts';
export { banksByBic, edition, validateBic, validFrom, validUntil } from './banken.d.mts';
export { checkNational } from './laender.d.mts';
export { accountFor, checkByMethod, checkKontonummer, ruleOf } from './regeln.d.mts';
export { searchBanks } from './suche.d.mts';

/**
 * A random IBAN for tests, right in every way that can be checked: check digits, the form of its country, the check digits
 * of its account if they are documented, and in Germany the rule of the bank. Never throws.
 *
 * It is made up. By chance, it may be somebody's: never send money or a message to it.
 *
 * @param options in Germany, the bank may be named; everywhere else, the bank is that of the registry's example
 * @example randomIban({ country: 'FR' }).iban // 'FR…'
 */
export declare function randomIban(options?: RandomIbanOptions): RandomIban;
