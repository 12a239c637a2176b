import { dateOf } from './rules.js';
import { readTsv } from './tsv.js';

/**
 * The tables of calculator/data as text.
 *
 * @typedef {{ rules: string, methods: string, blocked: string, prefixes: string, specialAccounts: string }} Tables
 */

/**
 * Packs the tables into the strings that src/rules/unpack.ts unpacks, which says how each of them is written.
 *
 * @param {Tables} tables
 * @returns {string} the source of src/rules/packed-tables.ts
 */
export function writePackedTables(tables) {
  const strings = {
    RULES_DATE: dateOf(tables.rules),
    METHODS_DATE: dateOf(tables.methods),
    RULED_BANKS: packRuledBanks(tables.rules, tables.methods, tables.blocked),
    METHOD_RANGES: packMethodRanges(tables.rules, tables.methods),
    SUCCESSORS: packSuccessors(tables.methods),
    SPECIAL_ACCOUNTS: packSpecialAccounts(tables.specialAccounts),
    PREFIXES: packPrefixes(tables.prefixes),
  };
  const declarations = Object.entries(strings).map(
    ([name, text]) =>
      `// biome-ignore format: one line for each\nexport const ${name} = ${JSON.stringify(text)};\n`,
  );
  return `// Made by \`npm run rules\` from calculator/data. What is written here is told in unpack.ts.\n${declarations.join('')}`;
}

/** Rules of which nothing need be known but that they are the standard. */
const STANDARD = '000000';

/**
 * @param {string} rules
 * @param {string} methods the banks that count: those that are gone are left out
 * @param {string} blocked
 */
export function packRuledBanks(rules, methods, blocked) {
  const ruleOf = new Map(rows(rules));
  const isBlocked = new Set(readTsv(blocked).map(([blz]) => blz));
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const [blz, method] of rows(methods)) {
    const rule = ruleOf.get(blz);
    if (rule === STANDARD) continue;
    const name = rule ? `${Number(rule.slice(0, 4))} ${Number(rule.slice(4))}` : '? ?';
    const group = `${name} ${method}${isBlocked.has(blz) ? '!' : ''}`;
    groups.set(group, [...(groups.get(group) ?? []), Number(blz.slice(3) + blz.slice(0, 3))]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([group, banks]) => {
      const distances = banks.sort((a, b) => a - b).map((bank, i) => bank - (banks[i - 1] ?? 0));
      return `${group} ${distances.join(' ')}`;
    })
    .join('\n');
}

/**
 * Of the banks with the standard rule. A range begins at a number that is as round as there is one between its first
 * bank and the bank before it.
 *
 * @param {string} rules
 * @param {string} methods
 */
export function packMethodRanges(rules, methods) {
  const standard = new Set(rows(rules).flatMap(([blz, rule]) => (rule === STANDARD ? [blz] : [])));
  const banks = rows(methods)
    .filter(([blz]) => standard.has(blz))
    .map(([blz, method]) => ({ key: blz.slice(3, 4) + blz.slice(0, 3) + blz.slice(4), method }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const ranges = banks.flatMap(({ key, method }, i) => {
    const before = banks[i - 1];
    return method === before?.method ? [] : [method + roundStart(before?.key ?? '', key)];
  });
  return ranges.join(' ');
}

/**
 * @param {string} before
 * @param {string} first
 * @returns {string} the first digits of `first` that tell it from `before`; zeros would follow
 */
function roundStart(before, first) {
  let length = 1;
  while (first.slice(0, length) <= before) length++;
  return first.slice(0, length);
}

/** @param {string} methods */
export const packSuccessors = (methods) =>
  readTsv(methods)
    .flatMap(([blz = '', , successor]) => (successor ? [blz + successor] : []))
    .join(' ');

/** @param {string} specialAccounts */
export function packSpecialAccounts(specialAccounts) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const [blz = '', number = '', target = '', account = ''] of readTsv(specialAccounts)) {
    const bank = `${blz} ${target === blz ? '' : target}`;
    lines.set(bank, [...(lines.get(bank) ?? []), number, account]);
  }
  return [...lines].map(([bank, numbers]) => `${bank} ${numbers.join(' ')}`).join('\n');
}

/** @param {string} prefixes */
export function packPrefixes(prefixes) {
  const bankOf = new Map(rows(prefixes));
  const banks = [...new Set(bankOf.values())].sort();
  const last = Math.max(...[...bankOf.keys()].map(Number));
  const characters = Array.from({ length: last - 99 }, (_, i) => {
    const bank = bankOf.get(String(i + 100));
    return String.fromCharCode(bank ? banks.indexOf(bank) + 35 : 34);
  });
  return `${banks.join(' ')}\n${characters.join('')}`;
}

/**
 * @param {string} table
 * @returns {(readonly [string, string])[]} the first two columns
 */
const rows = (table) => readTsv(table).map(([first = '', second = '']) => [first, second]);
