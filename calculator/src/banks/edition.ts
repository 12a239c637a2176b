import { withoutPrototype } from '../iban/own-properties.ts';
import type { DirectoryBank, Edition } from './pack.ts';
import type { PackedDirectory } from './packed.ts';
import { unpackDirectory, unpackNext } from './unpack.ts';

/** The edition of the directory that is valid on a day. */
export interface UsedEdition extends Edition {
  readonly banks: ReadonlyMap<string, DirectoryBank>;
}

const HOUR = 60 * 60 * 1000;

/**
 * Returns a function that gives today's edition. It unpacks at the first call, and changes to the next edition at the
 * first call on or after its first day. So a long-running process changes at midnight in Berlin.
 *
 * @param today returns the day in Berlin: `2026-06-08`
 */
export function editionOf(packed: PackedDirectory, today = dayInBerlin): () => UsedEdition {
  const { next: changes } = withoutPrototype(packed);
  let isNext = false;
  let used: UsedEdition | undefined;
  return () => {
    const hasBegun = changes !== undefined && (changes.validFrom ?? '') <= today();
    if (used && hasBegun === isNext) return used;
    isNext = hasBegun;
    const current = hasBegun ? changes : packed;
    const banks = unpackDirectory(packed);
    used = {
      validFrom: current.validFrom,
      validUntil: current.validUntil,
      banks: hasBegun ? unpackNext(banks, changes) : banks,
      // The next edition packs only the banks that change: the others without a rule are named in the first one.
      withoutRule: new Set(`${packed.withoutRule} ${current.withoutRule}`.split(' ')),
    };
    return used;
  };
}

let knownHour: number | undefined;
let knownDay = '';

/** The day in Berlin, kept for an hour: Intl is slow, and midnight in Berlin is always at a full hour of UTC. */
export function dayInBerlin(): string {
  const now = Date.now();
  const hour = Math.floor(now / HOUR);
  if (hour !== knownHour) {
    const options = withoutPrototype({ timeZone: 'Europe/Berlin', dateStyle: 'short' as const });
    // Sweden writes days as ISO 8601 does: 2026-06-08.
    knownDay = new Date(now).toLocaleDateString('sv', options);
    knownHour = hour;
  }
  return knownDay;
}
