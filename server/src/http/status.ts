import { ageOf, type Edition, type LastSync } from '../directory/edition.ts';
import type { Served } from '../store/follow.ts';
import type { Status } from './schemas.ts';

/** What `/api/status` answers. */
export function statusRecord({ directory, state }: Served, now: Date): Status {
  const { origin, validFrom, validUntil, highestRecordNumber } = state.edition;
  const age = ageOf(state.edition, state.history, now);
  return {
    banks: directory.size,
    data: { origin, validFrom, validUntil, stale: age === 'stale', age, highestRecordNumber },
    upcoming: upcomingOf(state.upcoming),
    lastSync: state.lastSync ?? syncedBefore(state.edition),
    lastAttempt: state.lastAttempt,
  };
}

function upcomingOf(edition: Edition | null): Status['upcoming'] {
  if (edition === null) return null;
  const { validFrom, validUntil, banks, sha256 } = edition;
  return { validFrom, validUntil, banks, sha256 };
}

/** Older versions did not note what they had compared, but a snapshot is only ever stored in an empty database. */
function syncedBefore(edition: Edition): LastSync | null {
  if (edition.origin === 'snapshot') return null;
  const { at, records, banks, bytes, validFrom, validUntil, sha256 } = edition;
  return { at, records, banks, bytes, validFrom, validUntil, sha256 };
}
