import type { Bank } from '../directory/bank.ts';
import type { Contents } from './contents.ts';
import type { Difference } from './difference.ts';
import { RefusedError } from './refused-error.ts';
import { joined, numeral, type Wording } from './wording.ts';

/** The share of `part` in `whole`, from 0 to 1. */
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number): Wording => {
  const { english, german } = numeral(value * 100, { maximumFractionDigits: 1 });
  return { english: `${english} %`, german: `${german}\u00A0%` };
};

/**
 * Refuses a directory that is complete in form but can't be true.
 *
 * The limits stand well outside everything that the file's history shows (see docs/decisions/0006-gates.md) and well
 * inside what a cut, mixed-up or badly decoded file does.
 *
 * @param difference between the stored banks and the file's
 * @throws {RefusedError} naming each limit that is broken, and the file's SHA-256, by which an operator can accept it
 */
export function checkPlausible(
  { banks, sha256 }: Pick<Contents, 'banks' | 'sha256'>,
  stored: readonly Bank[],
  difference: Difference,
): void {
  const broken = [...limitsBrokenAlone(banks, stored), ...limitsBrokenByChange(difference, stored.length)];
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
 * What is wrong with a directory whatever edition it is: too few banks, no end, a broken column or character set.
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
  const [gone, fresh, altered] = [
    share(removed.length, before),
    share(added.length, before),
    share(changed.length, before),
  ] as const;
  const broken: Wording[] = [];
  if (gone > 0.05)
    broken.push({
      english: `${percent(gone).english} of the banks removed (at most 5 %)`,
      german: `${percent(gone).german} der Banken entfernt (höchstens 5\u00A0%)`,
    });
  if (fresh > 0.1)
    broken.push({
      english: `${percent(fresh).english} new banks (at most 10 %)`,
      german: `${percent(fresh).german} neue Banken (höchstens 10\u00A0%)`,
    });
  if (altered > 0.15)
    broken.push({
      english: `${percent(altered).english} of the banks changed (at most 15 %)`,
      german: `${percent(altered).german} der Banken geändert (höchstens 15\u00A0%)`,
    });
  return broken;
}
