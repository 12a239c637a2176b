import type { Status } from './schemas.ts';

/** An answer of `/api/status` in which every field has a value: the source did not answer, and the next edition waits. */
export const STATUS_EXAMPLE: Status = {
  banks: 3500,
  data: {
    origin: 'sync',
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
    stale: false,
    age: 'current',
    highestRecordNumber: 58_700,
  },
  upcoming: {
    validFrom: '2026-12-07',
    validUntil: '2027-03-07',
    banks: 3495,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  lastSync: {
    at: '2026-11-20T02:14:09.312Z',
    records: 13_800,
    banks: 3500,
    bytes: 2_346_000,
    validFrom: '2026-09-07',
    validUntil: '2026-12-06',
    sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  },
  lastAttempt: {
    at: '2026-11-21T02:14:05.117Z',
    outcome: 'unreachable',
    reason: 'Die Quelle hat nicht rechtzeitig geantwortet.',
  },
  database: 'ok',
};
