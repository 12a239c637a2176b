import dates from '../../../calculator/data/dates.json' with { type: 'json' };
import manifest from '../../../calculator/package.json' with { type: 'json' };

/** The version of the calculator that the site serves. */
export const CALCULATOR_VERSION = manifest.version;

/** The age of the calculator's tables, as its build has written it down. */
export const TABLE_DATES = dates;
