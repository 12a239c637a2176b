import type { Edition } from '../directory/edition.ts';

/** An edition whose banks are stored, and that was neither superseded nor withdrawn. */
export interface HeldEdition extends Edition {
  /** Rises with each edition that is stored. */
  readonly id: number;
  /** The digest of its banks. */
  readonly digest: string;
}

/** Whether the first day of an edition has come. One whose days nobody knows is served at once. */
export const hasBegun = ({ validFrom }: Edition, today: string) => validFrom === null || validFrom <= today;

/**
 * The edition that is served on a day: the newest of those whose first day has come. Before all of them (if a clock
 * was set back), it is the oldest.
 *
 * When an edition was stored plays no part in it, because the clock may have been wrong then.
 *
 * @param held the newest first
 */
export function servedOn(today: string, held: readonly HeldEdition[]): HeldEdition | undefined {
  return held.find((edition) => hasBegun(edition, today)) ?? held.at(-1);
}

/**
 * Sorts editions. Of two, the one with the later first day is newer; if that does not tell, the one with the higher
 * highest Datensatznummer; and if that is the same, the one that was stored later.
 */
export function newestFirst(editions: readonly HeldEdition[]): HeldEdition[] {
  return editions.toSorted((a, b) => {
    const days = a.validFrom && b.validFrom ? Date.parse(b.validFrom) - Date.parse(a.validFrom) : 0;
    return days || b.highestRecordNumber - a.highestRecordNumber || b.id - a.id;
  });
}
