import type { Bank, DirectoryBank, Validity } from '../banks/bank.ts';
import { type DirectoryColumns, type DirectoryEdition, fromColumns, nextBanks } from '../banks/bank-table.ts';
import { dayInBerlin } from '../banks/day.ts';
import { type FormerBlz, formerFromColumns, isReplaced, withoutAlt } from '../banks/former-banks.ts';
import type { Successor } from '../banks/former-words.ts';
import { type FactsOf, UNKNOWN_BANK } from '../rules/account-for.ts';
import { type MovedTo, movedTo } from '../rules/check-given.ts';
import type { Note } from './answer.ts';

/** All that an answer must know of German banks: the edition of the directory that is valid on a day. */
export interface Tables extends Validity {
  /** By Bankleitzahl, and in their order. */
  readonly banks: ReadonlyMap<string, DirectoryBank>;
  /** What is known of Bankleitzahlen that no bank has any more. */
  readonly former: ReadonlyMap<string, FormerBlz>;
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
      const former = formerFromColumns(first.former);
      tables = begun
        ? tablesOf({ ...begun, banks: nextBanks(banks, begun) }, now, [
            ...former,
            ...asFormer(banks, first.validFrom ?? begun.validFrom),
          ])
        : tablesOf({ ...first, banks }, now, former);
      isNext = Boolean(begun);
    }
    tables = { ...tables, isExpired: isExpired(tables, now) };
    return tables;
  };
}

/** The banks of an edition, as the tables of a later one take them: those that it no longer has are former. */
export const asFormer = (banks: Iterable<DirectoryBank>, validFrom: string): FormerBlz[] =>
  Array.from(banks, ({ blz, name, city, successor }) => ({
    blz,
    name: withoutAlt(name),
    longestName: null,
    longestUntil: null,
    city,
    // As in the table of former banks: the year of the last edition that has the Bankleitzahl.
    lastYear: Number(validFrom.slice(0, 4)),
    successor,
  }));

/**
 * The tables of an edition.
 *
 * @param today `2026-06-08`
 * @param former Bankleitzahlen that are gone. One that the edition has is none of them
 */
export function tablesOf(
  { validFrom, validUntil, banks }: DirectoryEdition,
  today: string,
  former: readonly FormerBlz[] = [],
): Tables {
  const byBlz = new Map(banks.map((bank) => [bank.blz, bank]));
  return {
    validFrom,
    validUntil,
    banks: byBlz,
    former: new Map(former.filter(({ blz }) => !byBlz.has(blz)).map((one) => [one.blz, one])),
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
export function missingNote(tables: Tables, blz: string): Note | null {
  const { banks, former, isExpired, validFrom, validUntil } = tables;
  if (banks.has(blz)) return null;
  const known = former.get(blz);
  // The end of the directory changes nothing: a Bankleitzahl that is gone stays so.
  if (known) return { code: 'blz-former', ...known, successor: successorIn(tables, known.successor) };
  if (isExpired && validUntil) return { code: 'directory-ended', blz, validUntil };
  return { code: 'blz-unknown', blz, validFrom };
}

/** The note on a Bankleitzahl that the directory calls „-alt-“; empty for any other. */
export function replacedNote(tables: Tables, blz: string): Note[] {
  const bank = tables.banks.get(blz);
  if (!bank || !isReplaced(bank.name)) return [];
  return [{ code: 'blz-replaced', blz, successor: successorIn(tables, bank.successor) }];
}

/** The bank that takes the place of another one; null if none is named, or the directory lacks it. */
function successorIn({ banks }: Tables, blz: string | null): Successor | null {
  const bank = banks.get(blz ?? '');
  return bank ? { blz: bank.blz, name: bank.name, city: bank.city } : null;
}
