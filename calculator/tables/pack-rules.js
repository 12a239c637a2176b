import { methodsText, rulesText } from './edition-files.js';
import { dateOf } from './rules.js';
import { dataText, readTsv } from './tsv.js';

/**
 * The tables of calculator/data as text.
 *
 * @typedef {{ rules: string, methods: string, blocked: string, prefixes: string, specialAccounts: string }} Tables
 */

/** @returns {Tables} */
export function readTables() {
  return {
    rules: rulesText(),
    methods: methodsText(),
    blocked: dataText('commerzbank-blocked'),
    prefixes: dataText('hypovereinsbank-prefixes'),
    specialAccounts: dataText('special-accounts'),
  };
}

/**
 * Packs the tables into strings. How each of them is written says src/rules/unpack.ts, which unpacks them.
 *
 * @param {Tables} tables
 */
export function packRules(tables) {
  return {
    RULES_DATE: dateOf(tables.rules),
    RULED_BANKS: packRuledBanks(tables.rules, tables.methods),
    METHOD_RANGES: packMethodRanges(tables, isOfRuledGroup),
    SUCCESSORS: packSuccessors(tables.methods),
    SPECIAL_ACCOUNTS: packSpecialAccounts(tables.specialAccounts),
    PREFIXES: packPrefixes(tables.prefixes, tables.rules, tables.methods),
  };
}

/**
 * Packs the check-digit methods of all banks that METHOD_RANGES does not have.
 *
 * @param {Tables} tables
 */
export function packOtherMethods(tables) {
  return packMethodRanges(tables, (blz) => !isOfRuledGroup(blz));
}

/**
 * Whether a Bankleitzahl is of Commerzbank or Deutsche Bank. Their rules need the check-digit method.
 *
 * @param {string} blz
 */
const isOfRuledGroup = (blz) => '478'.includes(blz.charAt(3));

/**
 * The rule that digit 4 of a Bankleitzahl tells, as in bank-tables.ts.
 *
 * @param {string} blz
 * @returns the rule as field 14 has it
 */
function ruleByDigit(blz) {
  if (blz[3] === '7') return '002002';
  return blz[3] === '4' || blz[3] === '8' ? '000503' : '000000';
}

/**
 * @param {string} rules
 * @param {string} methods its banks are packed; banks that only `rules` has no longer exist
 */
function packRuledBanks(rules, methods) {
  const ruleOf = new Map(rows(rules));
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [blz, method] of rows(methods)) {
    const rule = ruleOf.get(blz);
    if (rule === ruleByDigit(blz)) continue;
    const group = `${rule ? Number(rule) : '?'} ${method}`;
    groups.set(group, [...(groups.get(group) ?? []), blz]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([group, banks]) => `${group} ${banks.join(' ')}`)
    .join('\n');
}

/**
 * Packs the methods of the banks that packRuledBanks() leaves out. A range starts at the roundest number between its
 * first bank and the bank before it, because a round number is packed into fewer characters.
 *
 * @param {Tables} tables
 * @param {(blz: string) => boolean} isMeant whether a bank belongs into these ranges
 */
function packMethodRanges({ rules, methods, blocked }, isMeant) {
  const ruleOf = new Map(rows(rules));
  const isBlocked = new Set(readTsv(blocked).map(([blz]) => blz));
  const banks = rows(methods)
    .filter(([blz]) => ruleOf.get(blz) === ruleByDigit(blz) && isMeant(blz))
    .map(([blz, method]) => ({
      key: blz.slice(3) + blz.slice(0, 3),
      method: isBlocked.has(blz) ? `${method}!` : method,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  let last = 0;
  const ranges = banks.flatMap(({ key, method }, i) => {
    const before = banks[i - 1];
    if (method === before?.method) return [];
    const start = roundNumber(before?.key ?? '', key);
    const distance = start - last;
    last = start;
    return [method + packNumber(distance)];
  });
  return ranges.join('');
}

/**
 * @param {string} before eight digits
 * @param {string} first eight digits
 * @returns {number} the number with the most zeros at its end that is above `before` and not above `first`
 */
function roundNumber(before, first) {
  let length = 1;
  while (first.slice(0, length) <= before) length++;
  return Number(first.slice(0, length).padEnd(8, '0'));
}

/**
 * @param {number} number
 * @returns {string} its digits without the zeros at its end, and a letter for how many these are; 1 needs no digit
 */
function packNumber(number) {
  const digits = String(number).replace(/0+$/, '');
  const zeros = String(number).length - digits.length;
  return (digits === '1' ? '' : digits) + 'abcdefgh'.charAt(zeros);
}

/** @param {string} methods */
const packSuccessors = (methods) =>
  readTsv(methods)
    .flatMap(([blz = '', , successor]) => (successor ? [blz + successor] : []))
    .join(' ');

/** @param {string} specialAccounts */
function packSpecialAccounts(specialAccounts) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const [blz = '', number = '', target = '', account = ''] of readTsv(specialAccounts)) {
    const bank = `${blz} ${target === blz ? '' : target}`;
    lines.set(bank, [...(lines.get(bank) ?? []), number, account]);
  }
  return [...lines].map(([bank, numbers]) => `${bank} ${numbers.join(' ')}`).join('\n');
}

/**
 * @param {string} prefixes
 * @param {string} rules
 * @param {string} methods its banks count, as in packRuledBanks()
 * @throws {Error} for a prefix whose bank has none of the rules 32 to 35. One whose bank is gone has no bank
 */
function packPrefixes(prefixes, rules, methods) {
  const ruleOf = new Map(rows(rules));
  const present = rows(methods).map(([blz]) => blz);
  const banks = present.filter((blz) => /^003[2-5]/.test(ruleOf.get(blz) ?? ''));
  const bankOf = new Map(rows(prefixes));
  const last = Math.max(...[...bankOf.keys()].map(Number));
  const characters = Array.from({ length: last - 99 }, (_, i) => {
    const blz = bankOf.get(String(i + 100));
    if (blz && present.includes(blz) && !banks.includes(blz))
      throw new Error(`Prefix ${i + 100} leads to ${blz}, which has no rule for it.`);
    return String.fromCharCode(blz ? banks.indexOf(blz) + 35 : 34);
  });
  return characters.join('');
}

/**
 * @param {string} table
 * @returns {(readonly [string, string])[]} the first two columns of each row
 */
const rows = (table) => readTsv(table).map(([first = '', second = '']) => [first, second]);
