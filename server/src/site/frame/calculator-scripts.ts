import type { Language } from './languages.ts';

/** The calculator of a page. English needs the whole, which else loads when the page is idle. */
export const calculatorScripts = (language: Language) =>
  language === 'en' ? (['/embed.js', '/rechner.js'] as const) : (['/embed.js'] as const);

/** The bank of our examples: the one that the IBAN registry uses for Germany. */
export const EXAMPLE_BLZ = '37040044';
