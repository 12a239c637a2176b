/** A day on which the directory of the snapshot is valid, and one after its end. */
export const IN_QUARTER = '2026-05-01';
export const AFTER_QUARTER = '2026-11-22';

/** A module that sets the clock of a process to a day, for Node's option `--import`. */
export const clockAt = (day: string) =>
  `data:text/javascript,${encodeURIComponent(`Date.now = () => ${Date.parse(day)};`)}`;
