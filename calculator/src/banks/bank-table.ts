import type { IbanRule } from '../rules/account.ts';
import { keyOfRule, ruleWithKey } from '../rules/rule-key.ts';
import type { DirectoryBank, Validity } from './bank.ts';
import { type FormerBlz, type FormerColumns, toFormerColumns } from './former-banks.ts';

/** Banks as plain columns: item n of each belongs to the same bank. In the order of Bankleitzahlen. */
export interface BankColumns {
  readonly blz: readonly string[];
  readonly name: readonly string[];
  readonly city: readonly string[];
  /** Eleven characters, null for a bank without a BIC. */
  readonly bic: readonly (string | null)[];
  /** The check-digit method, two characters; null if it is not known. */
  readonly method: readonly (string | null)[];
  /** The key of the IBAN rule: 503 is rule 5, version 3. Null if the bank's rule is not known. */
  readonly rule: readonly (number | null)[];
  /** The Bankleitzahl that will take the place of its own; null for a bank that stays. */
  readonly successor: readonly (string | null)[];
}

/** The bank table of an edition, and what the edition after it changes. */
export interface DirectoryColumns extends Validity {
  readonly banks: BankColumns;
  /** The Bankleitzahlen that no bank of the edition has any more. */
  readonly former: FormerColumns;
  readonly next?: NextColumns;
}

/** The edition that follows. Its first day is known. */
export interface NextColumns extends Validity {
  readonly validFrom: string;
  /** The banks that are new or changed. */
  readonly banks: BankColumns;
  /** The Bankleitzahlen that it no longer has. */
  readonly deleted: readonly string[];
}

/** An edition of the directory as a list. */
export interface DirectoryEdition extends Validity {
  readonly banks: readonly DirectoryBank[];
}

/**
 * Makes the bank table of an edition.
 *
 * @param banks in any order
 * @param next the edition after it; null if it is not known
 * @param former the Bankleitzahlen that are gone
 * @throws {RangeError} for a next edition without a first day
 */
export function toColumns(
  banks: readonly DirectoryBank[],
  { validFrom, validUntil }: Validity,
  next: DirectoryEdition | null = null,
  former: readonly FormerBlz[] = [],
): DirectoryColumns {
  const columns = { validFrom, validUntil, banks: columnsOf(banks), former: toFormerColumns(former) };
  return next ? { ...columns, next: nextColumns(banks, next) } : columns;
}

function nextColumns(banks: readonly DirectoryBank[], next: DirectoryEdition): NextColumns {
  const { validFrom, validUntil } = next;
  if (!validFrom) throw new RangeError('The first day of the next edition is not known.');
  const rowOf = (bank: DirectoryBank) => JSON.stringify(columnsOf([bank]));
  const present = new Set(banks.map(rowOf));
  const kept = new Set(next.banks.map(({ blz }) => blz));
  return {
    validFrom,
    validUntil,
    banks: columnsOf(next.banks.filter((bank) => !present.has(rowOf(bank)))),
    deleted: banks.map(({ blz }) => blz).filter((blz) => !kept.has(blz)),
  };
}

function columnsOf(banks: readonly DirectoryBank[]): BankColumns {
  const sorted = inOrder(banks);
  return {
    blz: sorted.map(({ blz }) => blz),
    name: sorted.map(({ name }) => name),
    city: sorted.map(({ city }) => city),
    bic: sorted.map(({ bic }) => bic),
    method: sorted.map(({ method }) => method),
    rule: sorted.map(({ rule }) => rule && keyOfRule(rule)),
    successor: sorted.map(({ successor }) => successor),
  };
}

/** The banks of a table, in the order of Bankleitzahlen. */
export function fromColumns(columns: BankColumns): DirectoryBank[] {
  const rules = new Map<number, IbanRule>();
  const ruleAt = (key: number | null | undefined): IbanRule | null => {
    if (key === null || key === undefined) return null;
    const rule = rules.get(key) ?? ruleWithKey(key);
    rules.set(key, rule);
    return rule;
  };
  return columns.blz.map((blz, place) => ({
    blz,
    name: columns.name[place] ?? '',
    city: columns.city[place] ?? '',
    bic: columns.bic[place] ?? null,
    method: columns.method[place] ?? null,
    rule: ruleAt(columns.rule[place]),
    successor: columns.successor[place] ?? null,
  }));
}

/** The banks of the next edition, made from those of the present one and what changes. */
export function nextBanks(banks: readonly DirectoryBank[], next: NextColumns): DirectoryBank[] {
  const byBlz = new Map([...banks, ...fromColumns(next.banks)].map((bank) => [bank.blz, bank]));
  for (const blz of next.deleted) byBlz.delete(blz);
  return inOrder([...byBlz.values()]);
}

const inOrder = (banks: readonly DirectoryBank[]) =>
  [...banks].sort((one, other) => Number(one.blz) - Number(other.blz));
