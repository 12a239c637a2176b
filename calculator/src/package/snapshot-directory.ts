import { directoryOf } from '../answers/directory-part.ts';
import type { Directory } from '../answers/parts.ts';
import type { Validity } from '../banks/bank.ts';
import { editionOf, type UsedEdition } from '../banks/edition.ts';
import { SNAPSHOT } from './packed-snapshot.ts';

/** Every bank of the Bundesbank's directory: the part to give to `withParts` of `iban-rechner`. */
export const directory: Directory = /* @__PURE__ */ directoryOf(SNAPSHOT);

const used = /* @__PURE__ */ editionOf(SNAPSHOT);

/**
 * The first and the last day of the edition that the directory has today: `2026-03-09`. If the package knows the next
 * one, the directory changes to it at midnight in Berlin, even in a running process.
 */
export function edition(): Validity {
  const { validFrom, validUntil } = used();
  return { validFrom, validUntil };
}

/** All banks by Bankleitzahl, in its order. They are unpacked at the first call, and again when the edition changes. */
export const banks = (): UsedEdition['banks'] => used().banks;

/** Whether the last day of the directory has passed. A directory that is over says so of any BLZ that it lacks. */
export const isOver = (): boolean => directory.missing('')?.code === 'directory-ended';

/** The first day of the first edition that the package has, whatever day it is. */
export const validFrom: string | null = SNAPSHOT.validFrom;
/** The last day of the same edition. */
export const validUntil: string | null = SNAPSHOT.validUntil;
