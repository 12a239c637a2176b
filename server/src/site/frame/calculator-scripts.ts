import type { Language } from './languages.ts';

/** The calculator's words of a language. They load before it, so that it never begins in German. */
export const englishWords = (language: Language) => (language === 'en' ? (['/en.js'] as const) : []);

/** What the calculator learns later: the banks' IBAN rules, every bank, the check digits of other countries. */
export const CALCULATOR_PARTS = ['/regeln.js', '/banken.js', '/laender.js'] as const;

/** The bank of our examples: the one that the IBAN registry uses for Germany. */
export const EXAMPLE_BLZ = '37040044';
