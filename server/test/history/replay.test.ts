import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Contents, contentsOf } from '../../src/bundesbank/contents.ts';
import { distanceBetween } from '../../src/bundesbank/gates.ts';
import { judge, type Stored } from '../../src/bundesbank/judge.ts';
import type { Period } from '../../src/bundesbank/period.ts';
import type { BankRecord } from '../../src/bundesbank/record.ts';
import { RefusedError } from '../../src/bundesbank/refused-error.ts';
import type { Bank } from '../../src/directory/bank.ts';
import { berlinDay, type Edition } from '../../src/directory/edition.ts';
import { FULL_SIZE, NEXT_NUMBER, nextQuarter, records, snapshot, txt } from '../bank-file.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { random } from '../faults/random.ts';
import { temporaryFolder } from '../folder.ts';
import { type Original, originals, readOriginal } from '../originals.ts';

const CUTS = 15;
const UNKNOWN: Period = { validFrom: null, validUntil: null };

/** A bank file, and what is in it. */
interface Kept {
  readonly path: string;
  readonly original: Original;
}

const kept = (path: string): Kept => ({ path, original: readOriginal(path) });

/**
 * The original files in a folder, one of each edition, the earliest first. Rebuilt ones count as originals, since
 * nothing in a file says that it was rebuilt. Other tests read the damaged ones.
 */
function originalsIn(folder: string): Kept[] {
  const named = readdirSync(folder).flatMap((name): [string, string][] => {
    const day = /^blz2?_(\d{4}-\d{2}-\d{2})(?:_rebuilt)?\.(txt|csv)$/.exec(name)?.[1];
    return day === undefined ? [] : [[day, join(folder, name)]];
  });
  const paths = [...new Map(named).entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return paths.map(([, path]) => kept(path));
}

/**
 * Writes the files of three quarters, the first with the snapshot's banks. As many banks are new, gone and changed as in
 * a busy quarter.
 */
function writeQuarters(): Kept[] {
  const folder = temporaryFolder(cleaningAfterAll());
  const store = (day: string, lines: readonly BankRecord[]) => {
    const path = join(folder, `blz_${day}.txt`);
    writeFileSync(path, txt(lines));
    return kept(path);
  };
  const days = ['2025-06-09', '2025-09-08'];
  let last = store('2025-03-03', records(snapshot.banks, FULL_SIZE, NEXT_NUMBER));
  return [
    last,
    ...days.map((day, quarter) => {
      const banks = last.original.banks
        .filter((_, index) => index % 500 !== quarter)
        .map((bank, index) => (index % 100 === quarter ? { ...bank, name: `Neuer Name ${quarter}` } : bank));
      const fresh = [1, 2, 3].map((count) => ({ ...(banks[0] as Bank), blz: `199999${quarter}${count}` }));
      last = store(day, nextQuarter([...banks, ...fresh], last.original, NEXT_NUMBER + 3 * quarter + 3));
      return last;
    }),
  ];
}

/** The edition as a sync would have stored it on its first day. */
function editionOf({
  banks,
  marks,
  added,
  deleted,
  straySuccessors,
  statesDays,
  ...contents
}: Original): Edition {
  return { origin: 'sync', at: `${contents.validFrom}T03:00:00.000Z`, banks: banks.length, ...contents };
}

/** What a sync finds stored: the edition before a file. */
function storedBefore(before: Original): Stored {
  const edition = editionOf(before);
  const state = { held: [edition], history: [edition], withdrawn: [], upcoming: null };
  return { edition, banks: before.banks, state };
}

/** What the work returns, or the code by which it refuses a file. */
function orCode<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    if (error instanceof RefusedError) return error.code;
    throw error;
  }
}

/**
 * Judges what was read from a file, with the days that a page or an operator states, and without any.
 *
 * @param file what is in it, or the code by which reading it was refused
 * @returns for each of the two the code by which the file is refused, or `new` if it would be stored
 */
function verdictsOn(file: Contents | string, stated: Period, stored: Stored): string[] {
  const circumstances = { today: berlinDay(new Date()), accept: undefined, mustBeDated: false };
  return [stated, UNKNOWN].map(({ validFrom, validUntil }) =>
    typeof file === 'string'
      ? file
      : orCode(() => judge({ ...file, validFrom, validUntil }, stored, stored, circumstances).is),
  );
}

const SETS = [
  ['files that were written', writeQuarters()],
  ...(originals ? [['the originals', originalsIn(`${originals}/bundesbank`)] as const] : []),
] as const;

describe.each(SETS)('%s', (_, read) => {
  const pairs = read.flatMap((before, index) => read.slice(index + 1).map((after) => ({ before, after })));

  it('pass in their order and are refused in the wrong one, each pair of them', () => {
    for (const { before, after } of pairs) {
      const pair = `${before.path} ${after.path}`;
      // Ten years change more than the gates let through.
      const expected = before.original.validFrom < '2022' ? 'implausible' : 'new';
      const forward = verdictsOn(after.original, after.original, storedBefore(before.original));
      expect(forward, pair).toEqual([expected, expected]);
      const back = verdictsOn(before.original, before.original, storedBefore(after.original));
      expect(back, `${pair}, back`).toEqual(['older', 'older']);
    }
  });

  it(`are found to be cut at any of ${CUTS} places, whether or not their quarter is known`, () => {
    const quarters = pairs
      .filter(
        ({ before, after }) =>
          after.path.endsWith('.txt') && distanceBetween(before.original, after.original) === 'next quarter',
      )
      .map(({ before, after }) => {
        const rows = readFileSync(after.path, 'latin1').split(/(?<=\n)/);
        return { stored: storedBefore(before.original), rows, days: after.original };
      });
    expect(quarters).not.toEqual([]);
    const place = random(22);
    for (let cut = 0; cut < CUTS; cut += 1) {
      const { stored, rows, days } = quarters[cut % quarters.length] as (typeof quarters)[number];
      const length = 1 + Math.floor(place() * 200);
      const start = Math.floor(place() * (rows.length - length));
      const bytes = Buffer.from(rows.toSpliced(start, length).join(''), 'latin1');
      for (const verdict of verdictsOn(
        orCode(() => contentsOf(bytes)),
        days,
        stored,
      )) {
        expect(verdict, `from line ${start}`).not.toMatch(/^(?:new|known)$/);
      }
    }
  });
});
