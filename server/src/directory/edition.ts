const DAY = 24 * 60 * 60 * 1000;
const GRACE_DAYS = 14;
/** A quarter and the same grace, rounded up to what the longest quarter with late publication takes. */
const DAYS_WITHOUT_VALIDITY = 130;

/** One published state of the bank directory, as it was stored: what `/api/status` tells of it. */
export interface Edition {
  readonly origin: 'snapshot' | 'sync';
  /** When it was stored, ISO 8601 in UTC. */
  readonly at: string;
  /** Records in the bank file, branches included. */
  readonly records: number;
  /** Banks taken from it. */
  readonly banks: number;
  /** Size of the bank file. */
  readonly bytes: number;
  /** First and last day of validity (YYYY-MM-DD, Europe/Berlin); null where the source does not tell. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** Of the bank file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** Highest Datensatznummer, by which editions are told in their order; null where an older version has stored it. */
  readonly highestRecordNumber: number | null;
  /** Records that are not marked D, with which the next edition goes on; null like the number. */
  readonly lastingRecords: number | null;
}

/** Which file the last run compared that ended well, and when. */
export type LastSync = Pick<
  Edition,
  'at' | 'records' | 'banks' | 'bytes' | 'validFrom' | 'validUntil' | 'sha256'
>;

/** @returns of a run at the time of the edition */
export function lastSyncOf({ at, records, banks, bytes, validFrom, validUntil, sha256 }: Edition): LastSync {
  return { at, records, banks, bytes, validFrom, validUntil, sha256 };
}

/** How one run of the sync ended. */
export interface Attempt {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly outcome: 'updated' | 'unchanged' | 'rejected' | 'unreachable';
  /** A German sentence; null where nothing went wrong. */
  readonly reason: string | null;
}

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The calendar day at the Bundesbank, YYYY-MM-DD: editions change at midnight there. */
export function berlinDay(now: Date): string {
  return berlin.format(now);
}

/** How old an edition is: of this quarter (or its successor is not missed yet), missed by a newer one, or nobody knows. */
export type Age = 'current' | 'stale' | 'unknown';

/**
 * Tells the age of the served edition by its days, or, where nobody told them, by its place among those whose days are
 * known: as new as one that is current, or older than one that began long ago.
 *
 * @param known among them editions whose highest Datensatznummer and days are known
 */
export function ageOf(edition: Edition, known: readonly Edition[], now: Date): Age {
  if (isOver(edition, now)) return 'stale';
  if (edition.validUntil !== null) return 'current';
  const number = edition.highestRecordNumber;
  if (number === null) return 'unknown';
  const ages = known.map(({ highestRecordNumber, validFrom, validUntil }): Age => {
    if (highestRecordNumber === null || validFrom === null || validUntil === null) return 'unknown';
    if (number >= highestRecordNumber) return isPast(validUntil, now) ? 'unknown' : 'current';
    return isPast(validFrom, now) ? 'stale' : 'unknown';
  });
  return ages.find((age) => age !== 'unknown') ?? 'unknown';
}

/** Whether an edition is so old that a newer one must have been missed. */
function isOver({ at, validUntil }: Edition, now: Date): boolean {
  if (validUntil !== null) return isPast(validUntil, now);
  return now.getTime() - Date.parse(at) >= DAYS_WITHOUT_VALIDITY * DAY;
}

const isPast = (day: string, now: Date) => Date.parse(berlinDay(now)) - Date.parse(day) >= GRACE_DAYS * DAY;
