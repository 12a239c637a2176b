/**
 * Where original bank files are kept, when somebody has them: not part of the project, so the tests that read them
 * are counted as skipped elsewhere.
 */
export const originals = process.env['BANK_DATA'];
