const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How many days after its last day an edition is stale: the next one is overdue by then. */
const GRACE_DAYS = 14;
/**
 * How many days after it was stored an edition without known validity is stale: a long quarter, the grace, and some
 * more.
 */
const MAX_UNDATED_DAYS = 130;

/** One published state of the bank directory, as `/api/status` describes it. */
export interface Edition {
  readonly origin: 'snapshot' | 'sync';
  /** When the edition was stored, ISO 8601 in UTC. */
  readonly at: string;
  /** Number of records in the bank file, branches included. */
  readonly records: number;
  /** Number of banks taken from it. */
  readonly banks: number;
  /** Size of the bank file in bytes. */
  readonly bytes: number;
  /** First and last day of validity (YYYY-MM-DD, Europe/Berlin); null if the source has none. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** SHA-256 of the bank file, in hexadecimal; null if the file is unknown, as of a snapshot that was rebuilt. */
  readonly sha256: string | null;
  /** Highest Datensatznummer, which shows the order of editions. */
  readonly highestRecordNumber: number;
  /** Number of records that are not marked D, and so go on in the next edition. */
  readonly lastingRecords: number;
}

/** The last run that succeeded: when it was (`at`), and which file it compared. */
export type LastSync = Pick<Edition, 'at' | 'records' | 'banks' | 'bytes' | 'validFrom' | 'validUntil'> & {
  readonly sha256: string;
};

/** The run that stored an edition, and so compared its file; null for one of the package. */
export function lastSyncOf({ origin, sha256, ...edition }: Edition): LastSync | null {
  if (origin !== 'sync' || sha256 === null) return null;
  const { at, records, banks, bytes, validFrom, validUntil } = edition;
  return { at, records, banks, bytes, validFrom, validUntil, sha256 };
}

/** How one run of the sync ended. */
export interface Attempt {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly outcome: 'updated' | 'unchanged' | 'rejected' | 'unreachable';
  /** Why it failed, as German sentences; null if it succeeded. */
  readonly reason: string | null;
}

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The last minute asked for, counted from 1970, and its day: each request asks, and formatting takes long. */
let last = { minute: 0, day: '1970-01-01' };

/** The day in Berlin, YYYY-MM-DD. Editions change at midnight there. */
export function berlinDay(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== last.minute) last = { minute, day: berlin.format(now) };
  return last.day;
}

/** When a day (YYYY-MM-DD) ends in Berlin, in milliseconds since 1970. */
export function endOf(day: string): number {
  const inWinter = Date.parse(`${day}T23:00Z`);
  const inSummer = inWinter - HOUR;
  return berlinDay(new Date(inSummer)) === day ? inWinter : inSummer;
}

/**
 * Whether an edition is of this quarter, or so old that a newer one must have been missed; unknown if nothing shows it.
 */
export type Age = 'current' | 'stale' | 'unknown';

/**
 * Judges the age of an edition by its period of validity. If that is unknown, it compares the highest Datensatznummer
 * with those of other editions: an edition is current if its number is at least that of a current one, and stale
 * if its number is below that of one that began two weeks ago or earlier.
 *
 * @param known other editions; those without a period are ignored
 */
export function ageOf(edition: Edition, known: readonly Edition[], now: Date): Age {
  if (isStale(edition, now)) return 'stale';
  if (edition.validUntil !== null) return 'current';
  const ages = known.map(({ highestRecordNumber, validFrom, validUntil }): Age => {
    if (validFrom === null || validUntil === null) return 'unknown';
    if (edition.highestRecordNumber >= highestRecordNumber)
      return isLongAgo(validUntil, now) ? 'unknown' : 'current';
    return isLongAgo(validFrom, now) ? 'stale' : 'unknown';
  });
  return ages.find((age) => age !== 'unknown') ?? 'unknown';
}

/** The first day (YYYY-MM-DD) on which an edition was no longer valid; null while it is, or may be, valid. */
export function endedSince({ validUntil }: Pick<Edition, 'validUntil'>, now: Date): string | null {
  if (validUntil === null || berlinDay(now) <= validUntil) return null;
  return new Date(Date.parse(validUntil) + DAY).toISOString().slice(0, 10);
}

/** Whether an edition is stale by its own last day, or by the time when it was stored. */
function isStale({ at, validUntil }: Edition, now: Date): boolean {
  if (validUntil !== null) return isLongAgo(validUntil, now);
  return now.getTime() - Date.parse(at) >= MAX_UNDATED_DAYS * DAY;
}

/** Whether an edition that ended on a day is stale by now. */
const isLongAgo = (day: string, now: Date) =>
  Date.parse(berlinDay(now)) - Date.parse(day) >= GRACE_DAYS * DAY;
