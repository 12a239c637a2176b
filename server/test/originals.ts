/**
 * The folder with original bank files, if `BANK_DATA` names one. They are not part of the project; without them, the
 * tests that read them are skipped, and the run's closing line counts them.
 */
export const originals = process.env['BANK_DATA'];
