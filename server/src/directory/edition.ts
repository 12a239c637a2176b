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

/** Whether an edition is so old that a newer one must have been missed. */
export function isStale(edition: Pick<Edition, 'at' | 'validUntil'>, now: Date): boolean {
  if (edition.validUntil === null) {
    return now.getTime() - Date.parse(edition.at) >= DAYS_WITHOUT_VALIDITY * DAY;
  }
  return Date.parse(berlinDay(now)) - Date.parse(edition.validUntil) >= GRACE_DAYS * DAY;
}
