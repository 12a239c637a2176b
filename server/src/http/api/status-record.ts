import type { Status } from '../../content/schemas.ts';
import { ageOf, type Edition } from '../../directory/edition.ts';
import type { Served } from '../../store/follow.ts';

/** What `/api/status` answers. */
export function statusRecord({ directory, state, database }: Served, now: Date): Status {
  const { origin, validFrom, validUntil, highestRecordNumber } = state.edition;
  const age = ageOf(state.edition, state.history, now);
  return {
    banks: directory.size,
    data: { origin, validFrom, validUntil, stale: age === 'stale', age, highestRecordNumber },
    upcoming: upcomingOf(state.upcoming),
    lastSync: state.lastSync,
    lastAttempt: state.lastAttempt,
    database,
  };
}

function upcomingOf(edition: Edition | null): Status['upcoming'] {
  if (edition === null) return null;
  const { validFrom, validUntil, banks, sha256 } = edition;
  return { validFrom, validUntil, banks, sha256 };
}
