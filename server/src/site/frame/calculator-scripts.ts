/** The calculator, as any other site loads it. */
export const CALCULATOR_SCRIPT = '/embed.js';

/** What the calculator learns later: the banks' IBAN rules, every bank, the check digits of other countries. */
export const CALCULATOR_PARTS: readonly string[] = ['/regeln.js', '/banken.js', '/laender.js'];

/** The custom element for a form that a page has already. */
export const FIELD_SCRIPT = '/feld.js';

/** The calculator's English words. */
export const ENGLISH_SCRIPT = '/en.js';

/** The bank of our examples: the one that the IBAN registry uses for Germany. */
export const EXAMPLE_BLZ = '37040044';
