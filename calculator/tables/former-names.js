import { formerNamesText } from './edition-files.js';
import { formatTsv, readTsv } from './tsv.js';

/** A renewal keeps no more, so the site's list of BLZs stays small. It drops those of the oldest editions first. */
export const MAX_FORMER_NAMES = 320;

/**
 * A bank as an edition has it, in the fields that this table needs.
 *
 * @typedef {{ blz: string, name: string, city: string, bic: string | null, successor: string | null }} Bank
 */

/** @typedef {[name: string, blz: string, source: string]} FormerName with the BLZ that the bank has today */

const COMMENTS = [
  'Former names of banks that were renamed or merged, and the BLZ under which the bank is found today.',
  'Source: Deutsche Bundesbank, bank file: the last edition at hand that had the name. Others are named.',
  'name\tblz\tsource',
];

/** @param {string} text of former-names.tsv */
export const readFormerNames = (text = formerNamesText()) =>
  readTsv(text).map(([name = '', blz = '', source = '']) => /** @type {FormerName} */ ([name, blz, source]));

/** @param {readonly FormerName[]} rows */
export const formatFormerNames = (rows) => formatTsv(COMMENTS, rows);

/** Words for office, legal form or country, and text in brackets: people do not type them. */
const ADDED =
  /(?<!\p{L})(?:ndl|nl|zweigniederlassung|niederlassung|zndl|zwndl|filiale|fil|branch|ag|se|eg|gmbh|kg|kgaa|sa|ltd|co|deutschland|germany)(?!\p{L})|\(.*?\)/giu;

/** The end of a name that says which office it is. */
const OFFICE = / -alt-?$| +(?:Zweigniederlassung|Niederlassung|Filiale|Fil|Ndl|NL|Zndl)(?!\p{L}).*$/iu;

/** Records for a bank's internal purposes. Customers do not know these names. */
const INTERNAL = /(?<!\p{L})(?:gf|zvc|zva|ztb|intern\p{L}*)(?!\p{L})/iu;

/** Names that hundreds of banks have or had. They mean one bank only with its town. */
const KINDS =
  /^(?:(?:volks|raiffeisen|vr|genossenschafts|spar|kreisspar|stadtspar)(?:bank|kasse)|volks(?:und)?raiffeisenbank|volksbankraiffeisenbank)$/;

/**
 * The beginnings of BICs that the Sparkassen and the cooperative banks of a region have in common. Only the whole BIC
 * tells one such bank from another.
 */
export const SHARED_BEGINNINGS = ['GENO', 'BRLA', 'BYLA', 'HELA', 'MALA', 'NOLA', 'SALA', 'SOLA', 'WELA'];

const fold = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and digits of a name without its town and what the directory adds: names with the same ones are one name. */
function coreOf(/** @type {string} */ name, /** @type {string} */ city) {
  const plain = name
    .replace(/ -alt-?$/i, '')
    .replaceAll('&', ' u ')
    .replace(/(?<!\p{L})und(?!\p{L})/giu, 'u')
    .replace(ADDED, ' ');
  return fold(city ? plain.replaceAll(city, ' ') : plain);
}

/**
 * The table of former names once an edition has followed another.
 *
 * A bank that has another name now keeps the former one, unless only its town, spelling, case, punctuation, `-alt-`,
 * the word for an office or the legal form has changed. Records with the same former name, present name and beginning
 * of the BIC are one bank, which has the former name once. When a BLZ is deleted, its names go to its successor or,
 * without one, to another record of the same bank. Names of banks that are gone are dropped, and so are those that are
 * their bank's name again, or that of the bank that takes its place.
 *
 * @param {readonly Bank[]} before the banks of the earlier edition
 * @param {readonly Bank[]} after those of the later one
 * @param {readonly FormerName[]} known the table so far
 * @param {string} source of the names of `before`: `Bundesbank file 2026-03-09`
 * @returns {FormerName[]} the new table, by BLZ, the last former name of a bank first
 */
export function renewFormerNames(before, after, known, source) {
  const banks = new Map(after.map((bank) => [bank.blz, bank]));
  const recordOf = (/** @type {Bank} */ { name, bic, blz }) =>
    bic ? `${name}\t${SHARED_BEGINNINGS.includes(bic.slice(0, 4)) ? bic : bic.slice(0, 4)}` : blz;
  const records = new Map([...after].reverse().map((bank) => [recordOf(bank), bank.blz]));
  const earlier = new Map(before.map((bank) => [bank.blz, bank]));
  const placeOf = (/** @type {string} */ blz) => {
    if (banks.has(blz)) return blz;
    const bank = earlier.get(blz);
    if (!bank) return undefined;
    return bank.successor && banks.has(bank.successor) ? bank.successor : records.get(recordOf(bank));
  };
  /** @type {FormerName[]} */
  const renamed = before.flatMap(({ blz, name, city }) => {
    const bank = banks.get(blz);
    if (!bank || isSameName(name, city, bank) || INTERNAL.test(`${name} ${bank.name}`)) return [];
    const short = name.replace(OFFICE, '').replace(/ {2,}/g, ' ').trim();
    return [[KINDS.test(fold(short)) ? `${short} ${city}` : short, blz, source]];
  });
  /** @type {Map<string, FormerName>} */
  const kept = new Map();
  for (const [name, listed, from] of [...renamed, ...known]) {
    const blz = placeOf(listed);
    const bank = banks.get(blz ?? '');
    if (!blz || !bank || fold(name) === fold(bank.name)) continue;
    // The bank's successor has this name: a search for it leads there.
    if (fold(name) === fold(banks.get(bank.successor ?? '')?.name ?? '')) continue;
    const key = `${fold(name)}\t${recordOf(bank)}`;
    if (!kept.has(key)) kept.set(key, [name, blz, from]);
  }
  const dayOf = (/** @type {FormerName} */ [, , from]) => /\d{4}-\d\d-\d\d/.exec(from)?.[0] ?? '';
  const lasting = [...kept.values()].filter((row) => !dayOf(row));
  const lastFirst = (/** @type {FormerName} */ one, /** @type {FormerName} */ other) =>
    dayOf(other).localeCompare(dayOf(one));
  const dated = [...kept.values()].filter(dayOf).sort(lastFirst);
  return [...lasting, ...dated]
    .slice(0, MAX_FORMER_NAMES)
    .sort((one, other) => Number(one[1]) - Number(other[1]) || lastFirst(one, other));
}

/** Whether a former name says no more than the bank's present name and town. */
function isSameName(/** @type {string} */ name, /** @type {string} */ city, /** @type {Bank} */ bank) {
  const same = (/** @type {string} */ town, /** @type {string} */ townNow) =>
    coreOf(name, town) === coreOf(bank.name, townNow);
  return same('', '') || same(city, bank.city);
}
