import { type Edition, isStale } from '../directory/edition.ts';
import type { Served } from '../store/follow.ts';
import type { Status } from './schemas.ts';

/** What `/api/status` answers; whether the data is stale depends on the day it is asked. */
export function statusRecord({ directory, state }: Served, now: Date): Status {
  const { origin, validFrom, validUntil } = state.edition;
  return {
    banks: directory.size,
    data: { origin, validFrom, validUntil, stale: isStale(state.edition, now) },
    lastSync: state.lastSync && withoutOrigin(state.lastSync),
    lastAttempt: state.lastAttempt,
  };
}

function withoutOrigin({ origin: _, ...edition }: Edition) {
  return edition;
}
