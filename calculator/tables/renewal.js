import { formatFormerBanks, readFormerBanks, renewFormerBanks } from './former-banks.js';
import { formatFormerNames, readFormerNames, renewFormerNames } from './former-names.js';
import { formatDates } from './registry.js';
import { dateOf, describeChanges, formatRules, methodsOf } from './rules.js';
import { renewShortList } from './short-list.js';
import { headOf, readSnapshot } from './snapshot.js';

/**
 * An edition: the text of its snapshot and, if a file had them, its IBAN rules, and the Nachfolge-BLZ of each bank that
 * it no longer has.
 *
 * @typedef {{ rules: readonly (readonly [blz: string, rule: string])[], rebuilt: string | null }} Rules
 * @typedef {readonly (readonly [blz: string, successor: string])[]} Successors
 * @typedef {{ snapshot: string, rules: Rules | null, successors: Successors }} Edition
 */

/** The files that a renewal writes. */
export const FILES = {
  snapshot: 'server/data/snapshot.tsv',
  next: 'server/data/next.tsv',
  rules: 'calculator/data/iban-rules.tsv',
  /** The rules of the edition after the snapshot. They wait for its first day. */
  nextRules: 'calculator/data/next-iban-rules.tsv',
  dates: 'calculator/data/dates.json',
  shortList: 'calculator/data/short-list.tsv',
  formerNames: 'calculator/data/former-names.tsv',
  formerBanks: 'calculator/data/former-banks.tsv',
  /** Says for which days the bank data is valid. */
  readme: 'README.md',
};

/**
 * All files that a renewal writes, made from the edition that is valid today and the one after it.
 *
 * @param {{ current: Edition, next: Edition | null }} editions
 * @param {(path: string) => string | null} read the present text of a file; null if there is none
 * @returns {{ files: Map<string, string | null>, changes: string[] }} by path, the new text of each file that
 *   changes, null to remove it; and a line for each thing that changes besides banks
 * @throws {Error} if a bank of the short list is gone
 */
export function renewedFiles({ current, next }, read) {
  const text = (/** @type {string} */ path) => read(path) ?? '';
  const before = readSnapshot(text(FILES.snapshot));
  const after = readSnapshot(current.snapshot);
  const day = after.validFrom ?? '';
  // If the old file was a rebuilt one of the same edition, its other names were errors, never these banks' names.
  const isAnother =
    headOf(current.snapshot, 'highestRecordNumber') !== headOf(text(FILES.snapshot), 'highestRecordNumber');

  const kept = text(FILES.nextRules);
  const rulesOfDay = dateOf(kept) === day ? kept : text(FILES.rules);
  const rules = current.rules ? ruleTable(current.rules, day) : rulesOfDay;
  const nextDay = next && readSnapshot(next.snapshot).validFrom;
  const keptNext = kept && dateOf(kept) === nextDay ? kept : null;
  const nextRules = next?.rules ? ruleTable(next.rules, nextDay ?? '') : keptNext;
  const earlier = isAnother ? before : after;
  const knownNames = readFormerNames(text(FILES.formerNames));
  const formerNames = renewFormerNames(
    earlier.banks,
    after.banks,
    knownNames,
    `Bundesbank file ${before.validFrom}`,
  );
  const formerBanks = renewFormerBanks(earlier, after, readFormerBanks(text(FILES.formerBanks)), {
    formerNames: knownNames,
    successors: current.successors,
  });
  const texts = new Map([
    [FILES.snapshot, current.snapshot],
    [FILES.next, next?.snapshot ?? null],
    [FILES.rules, rules],
    [FILES.nextRules, nextRules],
    [FILES.dates, formatDates(rules, text('calculator/data/iban-registry.tsv'))],
    [FILES.shortList, renewShortList(text(FILES.shortList), current.snapshot)],
    [FILES.formerNames, formatFormerNames(formerNames)],
    [FILES.formerBanks, formatFormerBanks(formerBanks)],
    [FILES.readme, withDays(read(FILES.readme), after)],
  ]);
  const files = new Map([...texts].filter(([path, renewed]) => renewed !== read(path)));
  const wasKept = day !== before.validFrom && readSnapshot(text(FILES.next)).validFrom === day;
  const note = wasKept ? [`The edition that was kept until ${day} is the snapshot now.`] : [];
  return { files, changes: [...note, ...kinds(read, texts)] };
}

/**
 * README.md with the days of an edition.
 *
 * @param {string | null} text
 * @param {{ validFrom: string | null, validUntil: string | null }} days
 */
const withDays = (text, { validFrom, validUntil }) =>
  text?.replace(/valid from [\d-]+ until [\d-]+/, `valid from ${validFrom} until ${validUntil}`) ?? null;

/** @param {Rules} rules @param {string} day */
const ruleTable = ({ rules, rebuilt }, day) => formatRules(rules, day, rebuilt);

/**
 * A line for each bank with another check-digit method, successor, IBAN rule or former name, and for each that is gone
 * or has come back.
 *
 * @param {(path: string) => string | null} read
 * @param {Map<string, string | null>} texts
 */
function* kinds(read, texts) {
  const same = (/** @type {string} */ text) => text;
  const kinds = /** @type {const} */ ([
    ['Check-digit methods and successors', FILES.snapshot, methodsOf],
    ['IBAN rules', FILES.rules, same],
  ]);
  for (const [title, path, tableOf] of kinds) {
    const changes = describeChanges(tableOf(read(path) ?? ''), tableOf(texts.get(path) ?? ''));
    if (changes.length > 0) yield `${title}:`;
    for (const change of changes) yield `  ${change}`;
  }
  const known = new Set((read(FILES.formerNames) ?? '').split('\n'));
  const listed = readFormerNames(texts.get(FILES.formerNames) ?? '');
  const names = listed.filter((row) => !known.has(row.join('\t')));
  if (names.length > 0) yield 'Former names:';
  for (const [name, blz] of names) yield `  ${blz}: ${name}`;
  const goneBefore = readFormerBanks(read(FILES.formerBanks) ?? '');
  const gone = readFormerBanks(texts.get(FILES.formerBanks) ?? '');
  const isIn = (/** @type {typeof gone} */ banks, /** @type {string} */ blz) =>
    banks.some((bank) => bank.blz === blz);
  const dropped = gone.filter(({ blz }) => !isIn(goneBefore, blz));
  const back = goneBefore.filter(({ blz }) => !isIn(gone, blz));
  if (dropped.length + back.length > 0) yield 'Former banks:';
  for (const { blz, name, successor } of dropped)
    yield `  ${blz}: ${name}, ${successor === null ? 'no successor is named' : `now ${successor}`}`;
  for (const { blz, name } of back) yield `  ${blz}: ${name} was former, and is in the directory again`;
  const waiting = texts.get(FILES.nextRules);
  if (waiting && waiting !== read(FILES.nextRules))
    yield `The IBAN rules of ${dateOf(waiting)} wait for that day.`;
}
