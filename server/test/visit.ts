import { Directory } from '../src/directory/directory.ts';
import { type Edition, lastSyncOf } from '../src/directory/edition.ts';
import { PAGE_FILES, type Visit } from '../src/site/frame/visit.ts';

/** An edition of autumn 2026. */
export const edition = (at: string, banks: number, more: Partial<Edition> = {}): Edition => ({
  origin: 'sync',
  at,
  records: 13_877,
  banks,
  bytes: 2_359_090,
  validFrom: '2026-09-07',
  validUntil: '2026-12-06',
  sha256: 'a'.repeat(64),
  highestRecordNumber: 58_700,
  lastingRecords: 13_700,
  ...more,
});

/** What a page is rendered from, with a directory of one bank. @param now as ISO 8601 */
export function visitOf(served: Edition, now: string, more: Partial<Visit['state']> = {}): Visit {
  return {
    publicUrl: undefined,
    base: '',
    now: new Date(now),
    operator: {},
    files: {
      paths: Object.fromEntries(PAGE_FILES.map((name) => [name, `/${name}`])) as Visit['files']['paths'],
      pinned: () => undefined,
      sizes: {},
    },
    directory: new Directory([BANK]),
    state: {
      edition: served,
      lastAttempt: null,
      history: [served],
      upcoming: null,
      lastSync: lastSyncOf(served),
      ...more,
    },
  };
}

/** The bank of that directory. */
export const BANK = {
  blz: '10000000',
  name: 'Bundesbank',
  city: 'Berlin',
  bic: null,
  checkMethod: '09',
  deletion: false,
  successor: null,
} as const;
