import { editionOf, type UsedEdition } from '../directory/edition.ts';
import type { Validity } from '../directory/pack.ts';
import { directoryOf } from '../parts/directory.ts';
import { SNAPSHOT } from './packed-snapshot.ts';

/** The part that withParts() takes. */
export const directory = /* @__PURE__ */ directoryOf(SNAPSHOT);

const used = /* @__PURE__ */ editionOf(SNAPSHOT);

/** The first and the last day of the edition that the directory has today. */
export function edition(): Validity {
  const { validFrom, validUntil } = used();
  return { validFrom, validUntil };
}

/** All banks by Bankleitzahl, in its order. They are unpacked at the first call, and anew when the edition changes. */
export const banks = (): UsedEdition['banks'] => used().banks;

/** Whether the last day of the directory has passed. A directory that is over says so of any BLZ that it lacks. */
export const isOver = (): boolean => directory.missing('')?.code === 'directory-ended';

export const validFrom: string | null = SNAPSHOT.validFrom;
export const validUntil: string | null = SNAPSHOT.validUntil;
