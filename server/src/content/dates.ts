import { TABLE_DATES as dates } from '../calculator/package.ts';
import { german } from './notation.ts';

/** First day of the bank file from which the calculator's IBAN rules were taken, YYYY-MM-DD. */
export const RULES_DAY = dates.rules;

/** Its month as a German text: „September 2025“. */
export const RULES_MONTH = german.month(new Date(RULES_DAY));

/** The edition of SWIFT's IBAN registry that the calculator has: number, month in German, and number of countries. */
export const REGISTRY = {
  release: dates.registry.release,
  month: german.month(new Date(dates.registry.month)),
  countries: dates.registry.countries,
};

/** The month in which that edition appeared, YYYY-MM. */
export const REGISTRY_MONTH = dates.registry.month;
