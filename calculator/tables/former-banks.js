import { formerBanksText } from './edition-files.js';
import { formatTsv, readTsv } from './tsv.js';

/** @typedef {import('../src/banks/former-banks.ts').FormerBank} FormerBank */
/** @typedef {import('../src/banks/former-banks.ts').NameHeld} NameHeld */
/** @typedef {import('./former-names.js').FormerName} FormerName */
/** @typedef {Pick<import('../src/banks/bank.ts').ListedEdition, 'banks' | 'validFrom'>} Edition */

const COMMENTS = [
  'Bankleitzahlen that are gone, with what is known of their banks. `npm run renew` keeps the table by itself.',
  '„Quelle: Deutsche Bundesbank“: lead records of its bank files since 2002. Some of these files are at hand only as others have',
  'copied or decoded them, or derived lists from them: "source" says it. A snapshot is our own.',
  'name: the last one, without "-alt-". longest name: the one that the bank had for the longest time, if it is another one.',
  'last edition, first missing: first days of the last edition at hand that has the Bankleitzahl, and of the first that lacks it.',
  'successor: a Bankleitzahl of today, if a file names one (field 13), and else none: a guess is often wrong.',
  'names: each with its first and its last year. Without a first year, only the last one is known.',
  'blz\tname\tlongest name\tcity\tbic\tlast edition\tfirst missing\tsuccessor\tnames\tsource',
];

/** @param {string} text of former-banks.tsv @returns {FormerBank[]} in its order, which is that of the Bankleitzahlen */
export const readFormerBanks = (text = formerBanksText()) =>
  readTsv(text).map(
    ([
      blz = '',
      name = '',
      longest,
      city = '',
      bic,
      last = '',
      missing = '',
      successor,
      names = '',
      source = '',
    ]) => ({
      blz,
      name,
      longestName: longest || null,
      city,
      bic: bic || null,
      lastEdition: last,
      firstMissing: missing,
      successor: successor || null,
      names: names.split(/(?<=–\d{4}); /).map(readName),
      source,
    }),
  );

/** @param {string} text `SEB 2002–2018`, or `SEB –2018` @returns {NameHeld} */
function readName(text) {
  const [, name = text, from, until] = /^(.*) (\d{4})?–(\d{4})$/.exec(text) ?? [];
  return { name, from: from ? Number(from) : null, until: Number(until) };
}

/** @param {readonly FormerBank[]} banks */
export const formatFormerBanks = (banks) =>
  formatTsv(
    COMMENTS,
    banks.map((bank) => [
      bank.blz,
      bank.name,
      bank.longestName ?? '',
      bank.city,
      bank.bic ?? '',
      bank.lastEdition,
      bank.firstMissing,
      bank.successor ?? '',
      bank.names.map(({ name, from, until }) => `${name} ${from ?? ''}–${until}`).join('; '),
      bank.source,
    ]),
  );

/** What the directory puts after the name of a bank that has another Bankleitzahl for new accounts. */
const REPLACED = /(?:\s+-)?\s*-alt-?\.?$/i;

/**
 * The table of former banks once an edition has followed another. A bank that the later edition lacks comes in, one that
 * it has goes out. Each successor is a bank of the later edition: that of a bank that is gone is followed to its own
 * one, and else dropped.
 *
 * @param {Edition} before the earlier edition
 * @param {Edition} after the later one
 * @param {readonly FormerBank[]} known the table so far
 * @param {{ formerNames?: readonly FormerName[], successors?: readonly (readonly [blz: string, successor: string])[] }}
 *   more the former names of banks before this renewal, and the Nachfolge-BLZ of each bank whose last notice the file
 *   of the later edition has
 * @returns {FormerBank[]} by Bankleitzahl
 */
export function renewFormerBanks(before, after, known, { formerNames = [], successors = [] } = {}) {
  const today = new Set(after.banks.map(({ blz }) => blz));
  const noticed = new Map(successors);
  const year = (/** @type {string} */ text) => Number(/\d{4}/.exec(text)?.[0]);
  const lastEdition = before.validFrom ?? '';
  const dropped = before.banks.map(({ blz, name, city, bic, successor }) => {
    const last = name.replace(REPLACED, '');
    const earlier = formerNames
      .filter(([, of, source]) => of === blz && /\d{4}-\d\d-\d\d/.test(source))
      .map(([former, , source]) => ({ name: former, from: null, until: year(source) }))
      .sort((one, other) => one.until - other.until);
    return {
      blz,
      name: last,
      longestName: null,
      city,
      bic,
      lastEdition,
      firstMissing: after.validFrom ?? '',
      successor: noticed.get(blz) ?? successor,
      names: [...earlier, { name: last, from: null, until: year(lastEdition) }],
      source: `snapshot ${lastEdition}`,
    };
  });
  const former = new Map(
    [...known, ...dropped].filter(({ blz }) => !today.has(blz)).map((bank) => [bank.blz, bank]),
  );
  const followed = (/** @type {string | null} */ successor) => {
    const passed = new Set();
    let blz = successor;
    while (blz !== null && !today.has(blz) && !passed.has(blz)) {
      passed.add(blz);
      blz = former.get(blz)?.successor ?? null;
    }
    return blz !== null && today.has(blz) ? blz : null;
  };
  return [...former.values()]
    .map((bank) => ({ ...bank, successor: followed(bank.successor) }))
    .sort((one, other) => Number(one.blz) - Number(other.blz));
}
