import { type Attempt, berlinDay, type Edition, lastSyncOf } from '../directory/edition.ts';

/** The state of the database on a day, without the banks. Days are YYYY-MM-DD in Berlin. */
export interface StoredState {
  /** Digest and first day of the served banks: the same revision means the same directory, even in another database. */
  readonly revision: string;
  readonly edition: Edition;
  readonly lastAttempt: Attempt | null;
  /** The last run that compared the stored directory with a file and succeeded; null before the first. */
  readonly lastSync: ReturnType<typeof lastSyncOf>;
  /** The stored edition whose first day of validity is in the future. It is served from then on. */
  readonly upcoming: Edition | null;
  /** The editions that are or can be served, newest first: neither superseded nor withdrawn. */
  readonly held: readonly Edition[];
  /** The editions that an operator has taken back. */
  readonly withdrawn: readonly Edition[];
  /** When the source may be asked again, ISO 8601; null if it may be asked now. */
  readonly notBefore: string | null;
  /** The served edition and those that had begun before it, newest first. */
  readonly history: readonly Edition[];
}

/** From which file an edition was read, and the headers by which its server can tell that it has not changed. */
export interface Origin {
  /** Its address; of a local file, its name. */
  readonly file: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** An edition as the database has it, without its banks. */
export interface StoredEdition extends Edition, Origin {
  /** Rises with each edition that is stored. */
  readonly id: number;
  /** The SHA-256 of its banks, as a JSON document. */
  readonly digest: string;
  /** The id of an older edition that an operator has accepted in place of this one. */
  readonly supersededBy: number | null;
  /** When an operator took it back, ISO 8601. */
  readonly withdrawn: string | null;
}

/** A run as the database has it. `compared` is the file that it compared, as JSON. */
export interface StoredAttempt extends Attempt {
  readonly notBefore: string | null;
  readonly compared: string | null;
}

/**
 * Whether the first day of an edition has come, or had when it was stored: then a clock was set back. One whose days are
 * unknown is served immediately.
 */
export const hasBegun = ({ validFrom, at }: Edition, today: string) =>
  validFrom === null || validFrom <= today || validFrom <= berlinDay(new Date(at));

/**
 * The editions that are or can be served, the newest first. The newer of two is the one with the later first day; if
 * the days are unknown or the same, the one with the higher highest Datensatznummer; and if that is the same, the one
 * that was stored later.
 */
export function heldOf(editions: readonly StoredEdition[]): StoredEdition[] {
  const held = editions.filter(({ supersededBy, withdrawn }) => supersededBy === null && withdrawn === null);
  return held.sort((a, b) => {
    const days = a.validFrom && b.validFrom ? Date.parse(b.validFrom) - Date.parse(a.validFrom) : 0;
    return days || b.highestRecordNumber - a.highestRecordNumber || b.id - a.id;
  });
}

/** The edition that is served on a day: the newest of those whose first day has come, or else the oldest. */
export function servedOn(today: string, editions: readonly StoredEdition[]): StoredEdition | undefined {
  const held = heldOf(editions);
  return held.find((edition) => hasBegun(edition, today)) ?? held.at(-1);
}

/**
 * What the database says on a day if an edition is served then.
 *
 * @param editions all that are stored, those stored last first
 * @param last the last run
 * @param synced the last run that compared a file
 */
export function stateOf(
  today: string,
  served: StoredEdition,
  editions: readonly StoredEdition[],
  last: StoredAttempt | undefined,
  synced: StoredAttempt | undefined,
): StoredState {
  const held = heldOf(editions);
  // Editions before the served one in this list are newer, and wait for their first day.
  const upcoming = held.slice(0, held.indexOf(served)).at(-1);
  const begun = editions.filter((other) => other.withdrawn === null && hasBegun(other, today));
  return {
    revision: `${served.digest} ${served.validFrom}`,
    edition: editionOf(served),
    lastAttempt: last ? { at: last.at, outcome: last.outcome, reason: last.reason } : null,
    // A run that was killed may have stored its edition and noted nothing.
    lastSync: synced?.compared ? { ...JSON.parse(synced.compared), at: synced.at } : lastSyncOf(served),
    upcoming: upcoming ? editionOf(upcoming) : null,
    held: held.map(editionOf),
    withdrawn: editions.filter(({ withdrawn }) => withdrawn !== null).map(editionOf),
    notBefore: last?.notBefore ?? null,
    history: [served, ...begun.filter((other) => other !== served)].map(editionOf),
  };
}

/** The edition without what only the store needs. */
export function editionOf(stored: StoredEdition): Edition {
  const { id, digest, file, etag, lastModified, supersededBy, withdrawn, ...edition } = stored;
  return edition;
}
