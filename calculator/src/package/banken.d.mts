import type { Bank, BuiltIban, NotFound } from '../api.d.ts';
import type { BankWithBlz, BicAnswer } from '../bic.d.ts';
import type { Directory } from '../parts/parts.ts';

/** The part to give to `withParts` of `iban-rechner`. */
export declare const directory: Directory;

/**
 * The first and the last day of the edition that the directory has today: `2026-03-09`. If the package knows the next one
 * already, the directory changes to it at midnight in Berlin, also in a process that goes on.
 */
export declare function edition(): { readonly validFrom: string | null; readonly validUntil: string | null };

/** The same of the first edition that the package has, whatever the day is. */
export declare const validFrom: string | null;
export declare const validUntil: string | null;

/** Works like `lookupBic` of `iban-rechner`, with every bank of the Bundesbank's directory. */
export declare function lookupBic(blzOderIban: unknown): Bank | NotFound;

/**
 * Works like `buildIban` of `iban-rechner`, with every bank. Returns an `error` for a Bankleitzahl that the directory does
 * not have; once its last day has passed, a note, since newer banks exist. Without the rules, nothing is confirmed.
 */
export declare function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };

/**
 * All banks with a BIC, in the order of their Bankleitzahlen. Never throws.
 *
 * @param bic 8 or 11 characters, separators are ignored; 8 mean the head office, `XXX`
 * @returns none for a BIC that the directory does not have, also for each of another country
 * @example banksByBic('MARKDEF1100')[0] // { blz: '10000000', name: 'Bundesbank', city: 'Berlin', bic: 'MARKDEF1100' }
 */
export declare function banksByBic(bic: unknown): BankWithBlz[];

/** Works like `validateBic` of `iban-rechner`, and tells in `known` whether the directory has a German BIC. */
export declare function validateBic(bic: unknown): BicAnswer;
