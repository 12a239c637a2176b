import dates from '../../../calculator/data/dates.json' with { type: 'json' };
import manifest from '../../../calculator/package.json' with { type: 'json' };

/** The version of the calculator that the site serves. */
export const CALCULATOR_VERSION = manifest.version;

/** The editions of the calculator's tables: rules and IBAN registry. */
export const TABLE_DATES = dates;
