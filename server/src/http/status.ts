import { isStale } from '../directory/edition.ts';
import type { Served } from '../store/follow.ts';
import type { Status } from './schemas.ts';

/** What `/api/status` answers; whether the data is stale depends on the day it is asked. */
export function statusRecord({ directory, state, database }: Served, now: Date): Status {
  const { origin, ...edition } = state.edition;
  const { validFrom, validUntil } = edition;
  return {
    banks: directory.size,
    data: { origin, validFrom, validUntil, stale: isStale(state.edition, now) },
    // A snapshot is only ever stored in an empty database, so what came from a sync came from the last one.
    lastSync: origin === 'sync' ? edition : null,
    lastAttempt: state.lastAttempt,
    database,
  };
}
