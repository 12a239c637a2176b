import type { Bank, DirectoryBank, Validity } from '../banks/bank.ts';
import { type DirectoryColumns, type DirectoryEdition, fromColumns, nextBanks } from '../banks/bank-table.ts';
import { dayInBerlin } from '../banks/day.ts';
import { type FactsOf, UNKNOWN_BANK } from '../rules/account-for.ts';
import { type MovedTo, movedTo } from '../rules/check-given.ts';
import type { Note } from './answer.ts';

/** All that an answer must know of German banks: the edition of the directory that is valid on a day. */
export interface Tables extends Validity {
  /** By Bankleitzahl, and in their order. */
  readonly banks: ReadonlyMap<string, DirectoryBank>;
  /** Whether the last day of the edition has passed: it may lack newer banks. If that day is not known, it is false. */
  readonly isExpired: boolean;
  /** What the rules need to know of a bank. */
  readonly factsOf: FactsOf;
  readonly moved: MovedTo;
}

/** Returns the tables that are valid now. Call it once for each answer: the next edition may begin in between. */
export type CurrentTables = () => Tables;

/**
 * Returns a function that gives the tables of today. From the first day of the next edition on, it gives that edition,
 * even in a process that runs for long.
 *
 * @param today returns the day in Berlin: `2026-06-08`
 */
export function makeTables(columns: DirectoryColumns, today: () => string = dayInBerlin): CurrentTables {
  const { next, ...first } = columns;
  let day: string | undefined;
  let isNext: boolean | undefined;
  let tables: Tables | undefined;
  return () => {
    const now = today();
    if (tables && now === day) return tables;
    day = now;
    const begun = next && next.validFrom <= now ? next : undefined;
    if (!tables || isNext !== Boolean(begun)) {
      const banks = fromColumns(first.banks);
      tables = tablesOf(begun ? { ...begun, banks: nextBanks(banks, begun) } : { ...first, banks }, now);
      isNext = Boolean(begun);
    }
    tables = { ...tables, isExpired: isExpired(tables, now) };
    return tables;
  };
}

/** The tables of an edition. @param today `2026-06-08` */
export function tablesOf({ validFrom, validUntil, banks }: DirectoryEdition, today: string): Tables {
  const byBlz = new Map(banks.map((bank) => [bank.blz, bank]));
  return {
    validFrom,
    validUntil,
    banks: byBlz,
    isExpired: isExpired({ validUntil }, today),
    factsOf: (blz) => byBlz.get(blz) ?? UNKNOWN_BANK,
    moved: movedTo(byBlz),
  };
}

const isExpired = ({ validUntil }: Pick<Validity, 'validUntil'>, today: string) =>
  validUntil !== null && validUntil < today;

/** The bank with a Bankleitzahl, as answers have it; null if the directory lacks it. @param blz 8 digits */
export function bankIn(tables: Tables, blz: string): Bank | null {
  const bank = tables.banks.get(blz);
  return bank ? { name: bank.name, city: bank.city, bic: bank.bic } : null;
}

/** The note that the directory lacks a Bankleitzahl; null if it has it. @param blz 8 digits */
export function missingNote({ banks, isExpired, validFrom, validUntil }: Tables, blz: string): Note | null {
  if (banks.has(blz)) return null;
  if (isExpired && validUntil) return { code: 'directory-ended', blz, validUntil };
  return { code: 'blz-unknown', blz, validFrom };
}
