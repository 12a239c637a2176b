import type { Bank } from '../directory/bank.ts';
import { BANK_COLUMNS } from '../directory/columns.ts';

/** What changed from one directory to the next. */
export interface Difference {
  readonly added: readonly Bank[];
  readonly removed: readonly Bank[];
  /** As they are in the new directory. */
  readonly changed: readonly Bank[];
}

/** Compares two directories bank by bank. */
export function differenceBetween(stored: readonly Bank[], next: readonly Bank[]): Difference {
  const before = new Map(stored.map((bank) => [bank.blz, bank]));
  const added: Bank[] = [];
  const changed: Bank[] = [];
  for (const bank of next) {
    const old = before.get(bank.blz);
    if (!old) added.push(bank);
    else if (isChanged(old, bank)) changed.push(bank);
    before.delete(bank.blz);
  }
  return { added, removed: [...before.values()], changed };
}

const isChanged = (old: Bank, bank: Bank) => BANK_COLUMNS.some(({ field }) => old[field] !== bank[field]);

/** Each value of these banks that differs from the one that was stored. */
export function differingValues(stored: readonly Bank[], changed: readonly Bank[]) {
  const before = new Map(stored.map((bank) => [bank.blz, bank]));
  return changed.flatMap((bank) =>
    BANK_COLUMNS.map(({ field }) => ({
      blz: bank.blz,
      field,
      value: String(bank[field] ?? ''),
      was: String(before.get(bank.blz)?.[field] ?? ''),
    })).filter(({ value, was }) => value !== was),
  );
}

/** How many banks differ in any way. */
export const sizeOf = ({ added, removed, changed }: Difference) =>
  added.length + removed.length + changed.length;

/** Of the banks in both directories, those that have another Prüfziffermethode. */
export function changedMethods(stored: readonly Bank[], next: readonly Bank[]): Bank[] {
  const before = new Map(stored.map(({ blz, checkMethod }) => [blz, checkMethod]));
  return next.filter(({ blz, checkMethod }) => (before.get(blz) ?? checkMethod) !== checkMethod);
}

/** The banks that name a Nachfolge-BLZ, and did not name that one before. */
export function newSuccessors(stored: readonly Bank[], next: readonly Bank[]): Bank[] {
  const before = new Map(stored.map(({ blz, successor }) => [blz, successor]));
  return next.filter(({ blz, successor }) => successor !== null && before.get(blz) !== successor);
}

/** Of the banks in both directories, those whose BIC names another bank or another country than before. */
export function movedBics(stored: readonly Bank[], next: readonly Bank[]): Bank[] {
  const before = new Map(stored.map(({ blz, bic }) => [blz, bic]));
  // A BIC begins with four characters for the bank and two letters for the country (ISO 9362).
  return next.filter(({ blz, bic }) => {
    const old = before.get(blz);
    return old && bic && old.slice(0, 6) !== bic.slice(0, 6);
  });
}
