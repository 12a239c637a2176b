import { readFileSync } from 'node:fs';

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8');

// The shipped files that `npm run renew` writes. Fast tests read test/edition/edition-files.ts in place of this file.
export const snapshotText = () => read('../../server/data/snapshot.tsv');
export const rulesText = () => read('../data/iban-rules.tsv');
export const formerNamesText = () => read('../data/former-names.tsv');
export const formerBanksText = () => read('../data/former-banks.tsv');
