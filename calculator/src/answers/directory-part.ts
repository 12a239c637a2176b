import { dayInBerlin, editionOf } from '../banks/edition.ts';
import type { Edition } from '../banks/pack.ts';
import type { PackedDirectory } from '../banks/packed.ts';
import type { Note } from './answer.ts';
import type { Bank } from './api.ts';
import { explainFunctions } from './explain-parts.ts';
import { judge } from './judge.ts';
import { DIRECTORY_WORDS } from './notes-de.ts';
import type { Directory } from './parts.ts';

/**
 * What banken.js adds to the calculator: the banks of a packed directory, in the edition that is valid at each call.
 *
 * @param today returns the day in Berlin: `2026-06-08`
 */
export const directoryOf = (packed: PackedDirectory, today = dayInBerlin): Directory =>
  directoryWith(editionOf(packed, today), today);

/** Makes the part from editions that are not packed. @param edition returns the one that is valid at each call */
export function directoryWith(edition: () => Edition, today = dayInBerlin): Directory {
  function missing(blz: string, { banks, validFrom, validUntil }: Edition = edition()) {
    if (banks.has(blz)) return null;
    // An ended directory lacks newer banks. One without a known last day counts as valid.
    return validUntil && validUntil < today()
      ? { code: 'directory-ended' as const, blz, validUntil }
      : { code: 'blz-unknown' as const, blz, validFrom };
  }
  function find(blz: string, { banks }: Edition = edition()): Bank | null {
    const bank = banks.get(blz);
    return bank ? { name: bank.name, city: bank.city, bic: bank.bic } : null;
  }
  /** Without the rules, nothing is confirmed. */
  const unconfirmed = (note: Note | null) =>
    ({ state: 'computed', checked: true, notes: note ? [note] : [], basis: [] }) as const;

  return {
    edition,
    find,
    missing,
    accountFor(bban) {
      const { bankCode } = bban;
      const now = edition();
      const note = missing(bankCode, now);
      if (note?.code === 'blz-unknown') return { state: 'none', refusal: note };
      return { ...unconfirmed(note), bban, bank: find(bankCode, now) };
    },
    checkAccount: (blz) => unconfirmed(missing(blz)),
    judge: (typed, parts) => judge(typed, explainFunctions(parts)),
    words: DIRECTORY_WORDS,
  };
}
