import { withoutPrototype } from '../iban/own-properties.ts';
import type { DirectoryBank, Edition, PackedDirectory } from './pack.ts';
import { unpackDirectory, unpackNext } from './unpack.ts';

/** The edition of the directory that is valid on a day. */
export interface UsedEdition extends Edition {
  readonly banks: ReadonlyMap<string, DirectoryBank>;
}

const HOUR = 60 * 60 * 1000;

/**
 * Gives the edition of today. It is unpacked at the first call, and the next one at the first call on its first day: a
 * process that goes on changes at midnight in Berlin.
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
      // The next edition changes few banks: the others keep what is said of them.
      withoutRule: new Set(`${packed.withoutRule} ${current.withoutRule}`.split(' ')),
    };
    return used;
  };
}

let knownHour: number | undefined;
let knownDay = '';

/** The day in Berlin, where midnight is always at a full hour of UTC. Asking Intl takes longer than looking up a bank. */
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
