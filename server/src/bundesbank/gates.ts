import type { Bank } from '../directory/bank.ts';
import type { Contents } from './contents.ts';
import { type Difference, movedBics } from './difference.ts';
import { RefusedError } from './refused-error.ts';
import { joined, numeral, type Wording } from './wording.ts';

/** Which share of `whole` a part is, from 0 to 1. */
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number): Wording => {
  const { english, german } = numeral(value * 100, { maximumFractionDigits: 1 });
  return { english: `${english} %`, german: `${german}\u00A0%` };
};

/**
 * Refuses a directory whose form is right but whose content can't be true.
 *
 * No edition of the past comes near the limits (see docs/decisions/0006-gates.md). A file that was cut, mixed up or badly
 * decoded exceeds them by far.
 *
 * @param difference between the stored banks and the file's
 * @throws {RefusedError} naming each limit that is broken, and the file's SHA-256, by which an operator can accept it
 */
export function checkPlausible(
  { banks, sha256 }: Pick<Contents, 'banks' | 'sha256'>,
  stored: readonly Bank[],
  difference: Difference,
): void {
  const broken = [
    ...limitsBrokenAlone(banks, stored),
    ...limitsBrokenByChange(difference, stored.length),
    ...limitBrokenByBics(banks, stored),
  ];
  if (broken.length === 0) return;
  const { english, german } = joined(broken, ', ');
  throw new RefusedError(
    'implausible',
    {
      english: `The file is not plausible: ${english}.`,
      german: `Die Datei ist nicht plausibel: ${german}.`,
    },
    { sha256 },
  );
}

/**
 * Tells what is wrong with a directory, whatever it changes: too few banks, missing ones at its end, or values that were
 * lost or badly decoded.
 *
 * @param next in ascending order of BLZ
 */
export function limitsBrokenAlone(next: readonly Bank[], stored: readonly Bank[]): Wording[] {
  const withoutBic = share(next.filter(({ bic }) => bic === null).length, next.length);
  const withUmlaut = share(next.filter(({ name }) => /[äöüÄÖÜß]/.test(name)).length, next.length);
  // A file is sorted by BLZ. One that was cut between two records is in form, but its last banks are missing.
  const last = next.at(-1);
  const tail = last ? stored.filter(({ blz }) => blz > last.blz).length : 0;

  const broken: Wording[] = [];
  if (next.length < 3000)
    broken.push({
      english: `only ${next.length} banks (at least 3000)`,
      german: `nur ${next.length} Banken (mindestens 3000)`,
    });
  if (tail > 2)
    broken.push({
      english: `the last ${tail} banks are missing (at most 2)`,
      german: `die letzten ${tail} Banken fehlen (höchstens 2)`,
    });
  if (withoutBic > 0.02)
    broken.push({
      english: `${percent(withoutBic).english} of the banks without a BIC (at most 2 %)`,
      german: `${percent(withoutBic).german} der Banken ohne BIC (höchstens 2\u00A0%)`,
    });
  if (withUmlaut < 0.05)
    broken.push({
      english: `${percent(withUmlaut).english} of the names with an umlaut (at least 5 %)`,
      german: `${percent(withUmlaut).german} der Namen mit Umlaut (mindestens 5\u00A0%)`,
    });
  return broken;
}

function limitsBrokenByChange({ added, removed, changed }: Difference, before: number): Wording[] {
  const shares = {
    removed: share(removed.length, before),
    added: share(added.length, before),
    changed: share(changed.length, before),
  };
  const broken: Wording[] = [];
  if (shares.removed > 0.05)
    broken.push({
      english: `${percent(shares.removed).english} of the banks removed (at most 5 %)`,
      german: `${percent(shares.removed).german} der Banken entfernt (höchstens 5\u00A0%)`,
    });
  if (shares.added > 0.1)
    broken.push({
      english: `${percent(shares.added).english} new banks (at most 10 %)`,
      german: `${percent(shares.added).german} neue Banken (höchstens 10\u00A0%)`,
    });
  if (shares.changed > 0.15)
    broken.push({
      english: `${percent(shares.changed).english} of the banks changed (at most 15 %)`,
      german: `${percent(shares.changed).german} der Banken geändert (höchstens 15\u00A0%)`,
    });
  return broken;
}

/** Within ten years, the BIC of 20 banks of 3,541 came to name another bank, and none another country. */
function limitBrokenByBics(next: readonly Bank[], stored: readonly Bank[]): Wording[] {
  const moved = share(movedBics(stored, next).length, stored.length);
  if (moved <= 0.005) return [];
  return [
    {
      english: `${percent(moved).english} of the banks with the BIC of another bank or country (at most 0.5 %)`,
      german: `${percent(moved).german} der Banken mit dem BIC einer anderen Bank oder eines anderen Landes (höchstens 0,5\u00A0%)`,
    },
  ];
}
