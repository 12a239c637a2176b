import dates from '../../../calculator/data/dates.json' with { type: 'json' };
import { german } from './german.ts';

/** First day of the bank file that the calculator's table of IBAN rules is from. */
export const RULES_DAY = dates.rules;

/** Of which month that is: September 2025. */
export const RULES_MONTH = german.month(new Date(RULES_DAY));

/** SWIFT's IBAN registry, as the calculator knows it: its release, the month that it is of, and how many countries it has. */
export const REGISTRY = {
  release: dates.registry.release,
  month: german.month(new Date(dates.registry.month)),
  countries: dates.registry.countries,
};
