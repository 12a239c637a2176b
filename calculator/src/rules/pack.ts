import { methodsText, rulesText } from '../../tables/edition-files.js';
import { dateOf } from '../../tables/rules.js';
import { dataText, readTsv } from '../../tables/tsv.js';
import { isOfRuledGroup, ruleByDigit } from './unpack.ts';

/** The tables of calculator/data as text. */
type Tables = Readonly<Record<'rules' | 'methods' | 'blocked' | 'prefixes' | 'specialAccounts', string>>;

export const readTables = (): Tables => ({
  rules: rulesText(),
  methods: methodsText(),
  blocked: dataText('commerzbank-blocked'),
  prefixes: dataText('hypovereinsbank-prefixes'),
  specialAccounts: dataText('special-accounts'),
});

/** Packs the tables into strings. unpack.ts explains how each of them is written. */
export const packRules = (tables: Tables) => ({
  RULES_DATE: dateOf(tables.rules),
  RULED_BANKS: packRuledBanks(tables),
  METHOD_RANGES: packMethodRanges(tables, isOfRuledGroup),
  /** As METHOD_RANGES, for all other groups of banks. */
  OTHER_METHOD_RANGES: packMethodRanges(tables, (blz) => !isOfRuledGroup(blz)),
  SUCCESSORS: packSuccessors(tables),
  SPECIAL_ACCOUNTS: packSpecialAccounts(tables),
  PREFIXES: packPrefixes(tables),
});

/** The first two columns of each row. */
const rows = (table: string) => readTsv(table).map(([first = '', second = '']) => [first, second] as const);

/** Whether the rule in field 14 is the one that follows from digit 4 of the Bankleitzahl. */
function isByDigit(rule: string | undefined, blz: string): boolean {
  const { number, version } = ruleByDigit(blz);
  return Number(rule) === number * 100 + version;
}

/** Banks that only `rules` has no longer exist, and are left out. */
function packRuledBanks({ rules, methods }: Tables): string {
  const ruleOf = new Map(rows(rules));
  const groups = new Map<string, string[]>();
  for (const [blz, method] of rows(methods)) {
    const rule = ruleOf.get(blz);
    if (isByDigit(rule, blz)) continue;
    const group = `${rule ? Number(rule) : '?'} ${method}`;
    groups.set(group, [...(groups.get(group) ?? []), blz]);
  }
  return [...groups].map(([group, banks]) => `${group} ${banks.join(' ')}`).join('\n');
}

/**
 * Packs the methods of the banks that packRuledBanks() leaves out. A range starts at the roundest number between its
 * first bank and the bank before it, because a round number is packed into fewer characters.
 *
 * @param isMeant whether a bank belongs in these ranges
 */
function packMethodRanges({ rules, methods, blocked }: Tables, isMeant: (blz: string) => boolean): string {
  const ruleOf = new Map(rows(rules));
  const isBlocked = new Set(readTsv(blocked).map(([blz]) => blz));
  const banks = rows(methods)
    .filter(([blz]) => isByDigit(ruleOf.get(blz), blz) && isMeant(blz))
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

/** The number with the most zeros at its end that is above `before` and not above `first`, both of eight digits. */
function roundNumber(before: string, first: string): number {
  let length = 1;
  while (first.slice(0, length) <= before) length++;
  return Number(first.slice(0, length).padEnd(8, '0'));
}

/** The digits of a number without the zeros at its end, and a letter for the number of these; 1 needs no digit. */
function packNumber(number: number): string {
  const digits = String(number).replace(/0+$/, '');
  const zeros = String(number).length - digits.length;
  return (digits === '1' ? '' : digits) + 'abcdefgh'.charAt(zeros);
}

const packSuccessors = ({ methods }: Tables) =>
  readTsv(methods)
    .flatMap(([blz = '', , successor]) => (successor ? [blz + successor] : []))
    .join(' ');

function packSpecialAccounts({ specialAccounts }: Tables): string {
  const lines = new Map<string, string[]>();
  for (const [blz = '', number = '', target = '', account = ''] of readTsv(specialAccounts)) {
    const bank = `${blz} ${target === blz ? '' : target}`;
    lines.set(bank, [...(lines.get(bank) ?? []), number, account]);
  }
  return [...lines].map(([bank, numbers]) => `${bank} ${numbers.join(' ')}`).join('\n');
}

/** @throws {Error} for a prefix whose bank has none of the rules 32 to 35. A prefix of a deleted bank gets no bank */
function packPrefixes({ prefixes, rules, methods }: Tables): string {
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
