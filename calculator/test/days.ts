/** A day on which the directory of the snapshot is valid, and one after its end. */
export const IN_QUARTER = '2026-05-01';
export const AFTER_QUARTER = '2026-11-22';
