import type { Bank, BuiltIban, NotFound } from '../api.d.ts';
import type { Directory } from '../parts/parts.ts';

/** The part to give to `withParts` of `iban-rechner`. */
export declare const directory: Directory;

/** The first and the last day of the directory's validity: `2026-03-09`. */
export declare const validFrom: string | null;
export declare const validUntil: string | null;

/** Works like `lookupBic` of `iban-rechner`, with every bank of the Bundesbank's directory. */
export declare function lookupBic(blzOderIban: unknown): Bank | NotFound;

/**
 * Works like `buildIban` of `iban-rechner`, with every bank. Returns an `error` for a Bankleitzahl that the directory does
 * not have; once its last day has passed, a note, since newer banks exist. Without the rules, nothing is confirmed.
 */
export declare function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };
