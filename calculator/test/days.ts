import dates from '../data/dates.json' with { type: 'json' };
import { longDate } from '../src/iban/wording.ts';
import { readSnapshot } from '../tables/snapshot.js';

const { validFrom, validUntil } = readSnapshot();

/** A day on which the directory of the snapshot is valid, and the one after its end. */
export const IN_QUARTER = validFrom ?? '';
export const AFTER_QUARTER = new Date(Date.parse(validUntil ?? '') + 86_400_000).toISOString().slice(0, 10);
/** The first day of the snapshot and its last one, as German sentences write them. */
export const [FIRST_DAY, LAST_DAY] = [longDate(validFrom ?? '', 'de'), longDate(validUntil ?? '', 'de')];

/** The month of the IBAN rules: „September 2025“. */
export const RULES_MONTH = new Date(dates.rules).toLocaleDateString('de', { month: 'long', year: 'numeric' });

/** A module that sets the clock of a process to a day, for Node's option `--import`. */
export const clockAt = (day: string) =>
  `data:text/javascript,${encodeURIComponent(`Date.now = () => ${Date.parse(day)};`)}`;
