import { describe, expect, it } from 'vitest';
import {
  csv,
  NEXT_NUMBER,
  nextQuarter,
  records,
  fewBranches as served,
  snapshot,
  txt,
  xml,
} from '../../test/bank-file.ts';
import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import { contentsOf } from './contents.ts';
import {
  type Circumstances,
  judge,
  predecessorDay,
  readFile,
  type Stored,
  storedEditionOf,
} from './judge.ts';
import type { Period } from './period.ts';
import { RefusedError } from './refused-error.ts';

const UNKNOWN = { validFrom: null, validUntil: null };
const MARCH = { validFrom: '2026-03-09', validUntil: '2026-06-07' };
const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const SEPTEMBER = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
/** On this day, the edition of March is served, and the files of June and September are valid later. */
const MAY = '2026-05-20';

const [first, ...rest] = snapshot.banks as [Bank, ...Bank[]];
const fresh = { ...first, blz: '89999999' };
const moved = { ...first, city: 'Umgezogen' };
const number = NEXT_NUMBER - 1;
const before = { ...served, banks: snapshot.banks };
/** A file of the next quarter, as the Bundesbank marks its changes. */
const following = (banks: readonly Bank[], highest = NEXT_NUMBER) => nextQuarter(banks, before, highest);
/** A file without marks. */
const plain = (banks: readonly Bank[], count: number, highest: number) => records(banks, count, highest);
/** The banks, the first `count` of which differ. */
const altered = (count: number, change: (bank: Bank) => Partial<Bank>) =>
  snapshot.banks.map((bank, index) => (index < count ? { ...bank, ...change(bank) } : bank));
const abroad = ({ bic }: Bank) => ({ bic: bic?.replace(/^(....)DE/, '$1AT') ?? null });
const misled = () => ({ deletion: true, successor: '89999998' });

/** What is stored: an edition that is served, and perhaps one for later or some that were taken back. */
function storing(edition: Edition, upcoming: Edition | null = null, withdrawn: Edition[] = []): Stored {
  const held = upcoming ? [upcoming, edition] : [edition];
  return { edition, banks: snapshot.banks, state: { held, history: [edition], withdrawn, upcoming } };
}
const SNAPSHOT = storing(served);
const SYNCED = storing({ ...served, origin: 'sync' });
const june = txt(following([first, ...rest, fresh]));
const juneEdition: Edition = {
  ...served,
  ...JUNE,
  origin: 'sync',
  highestRecordNumber: NEXT_NUMBER,
  sha256: contentsOf(june).sha256,
};

/** Judges a file by the steps of a sync. @returns the code of its refusal, or what it is */
function verdict(
  stored: Stored,
  bytes: Buffer,
  stated: Period = UNKNOWN,
  given: Partial<Circumstances> = {},
) {
  const circumstances = { today: MAY, accept: undefined, mustBeDated: false, ...given };
  if (storedEditionOf(bytes, stored)) return 'known';
  try {
    const file = readFile(bytes, stated, stored, circumstances.today);
    const day = predecessorDay(file, stored, circumstances.today);
    const { upcoming } = stored.state;
    const isLater = upcoming?.validFrom && day >= upcoming.validFrom;
    return judge(file, isLater ? { ...stored, edition: upcoming } : stored, stored, circumstances).is;
  } catch (error) {
    if (error instanceof RefusedError) return error.code;
    throw error;
  }
}

it.each([
  ['the day before it becomes valid', SEPTEMBER, '2026-09-06'],
  ['today, if it is valid now', MARCH, MAY],
  ['today, if its days are unknown', UNKNOWN, MAY],
])('a file is compared with the edition of %s', (_, { validFrom }, day) => {
  const file = { highestRecordNumber: NEXT_NUMBER + 1, validFrom } as Parameters<typeof predecessorDay>[0];
  expect(predecessorDay(file, SNAPSHOT, MAY)).toBe(day);
});

describe('a file beside what is stored', () => {
  it.each<[what: string, stored: Stored, file: Buffer, is: string, stated?: Period]>([
    ['of the next quarter', SNAPSHOT, june, 'new', JUNE],
    ['of the next quarter, beside the same edition', storing(juneEdition), june, 'known', JUNE],
    ['of the edition kept for later', storing(served, juneEdition), june, 'known', JUNE],
    [
      'with the banks and number of the snapshot',
      SNAPSHOT,
      txt(plain(snapshot.banks, 4000, number)),
      'known',
    ],
    [
      'with the banks and number of a synced edition',
      SYNCED,
      csv(plain(snapshot.banks, 4000, number)),
      'known',
    ],
    [
      'with the number of the snapshot, and another bank',
      SNAPSHOT,
      txt(plain([moved, ...rest], 3999, number)),
      'new',
    ],
    [
      'with the number of a synced edition, and another bank',
      SYNCED,
      txt(plain([moved, ...rest], 4000, number)),
      'same-number',
    ],
    [
      'with the number of a synced edition, and fewer records',
      SYNCED,
      txt(plain(snapshot.banks, 3999, number)),
      'same-number',
    ],
    [
      'of the snapshot’s quarter, with a higher number',
      SNAPSHOT,
      txt(plain([moved, ...rest], 4000, NEXT_NUMBER)),
      'new',
      MARCH,
    ],
    [
      'of a synced edition’s quarter, with a higher number, without marks',
      SYNCED,
      txt(plain(rest, 4000, NEXT_NUMBER)),
      'unmarked',
      MARCH,
    ],
    [
      'with a lower number than the snapshot',
      SNAPSHOT,
      txt(plain(snapshot.banks, 4000, number - 1)),
      'older',
    ],
    [
      'of the quarter before the one that is served',
      storing({ ...juneEdition, sha256: null, highestRecordNumber: NEXT_NUMBER + 1 }),
      june,
      'older',
    ],
    [
      'that was cut, with the snapshot’s number',
      SNAPSHOT,
      txt(plain(snapshot.banks, 4000, number).slice(0, 2300)),
      'implausible',
    ],
    [
      'that was cut, with a lower number',
      SNAPSHOT,
      txt(plain(snapshot.banks, 4000, number - 1).slice(0, 2300)),
      'implausible',
    ],
    [
      'without its last three banks',
      SNAPSHOT,
      txt(plain(snapshot.banks.slice(0, -3), 4000, NEXT_NUMBER)),
      'implausible',
      JUNE,
    ],
    [
      'without a tenth of the banks',
      SNAPSHOT,
      txt(following(snapshot.banks.slice(351))),
      'implausible',
      JUNE,
    ],
    ['with far too high a number', SNAPSHOT, txt(following([...rest, fresh], 999_999)), 'implausible', JUNE],
    [
      'with a number a little above the limit',
      SNAPSHOT,
      txt(following(rest, number + 301)),
      'implausible',
      JUNE,
    ],
    ['with a number just below the limit', SNAPSHOT, txt(following(rest, number + 300)), 'new', JUNE],
    [
      'with a number that two quarters explain',
      SNAPSHOT,
      txt(plain(rest, 4000, number + 600)),
      'new',
      SEPTEMBER,
    ],
    [
      'whose marked changes move many BICs abroad',
      SNAPSHOT,
      txt(following(altered(500, abroad))),
      'implausible',
      JUNE,
    ],
    [
      'whose marked changes move as many BICs as are allowed',
      SNAPSHOT,
      txt(following(altered(Math.floor(snapshot.banks.length * 0.005), abroad))),
      'new',
      JUNE,
    ],
    [
      'in which 100 banks name a successor that is none',
      SNAPSHOT,
      txt(following(altered(100, misled))),
      'implausible',
      JUNE,
    ],
    [
      'with a bank that is not marked as new',
      SNAPSHOT,
      txt(following([first, ...rest, fresh]).map((line) => ({ ...line, change: 'U' }))),
      'unmarked',
      JUNE,
    ],
    ['that an operator has taken back', storing(served, null, [juneEdition]), june, 'withdrawn', JUNE],
    [
      'newer than the one that an operator has taken back',
      storing(served, null, [juneEdition]),
      txt(following([first, ...rest, fresh], NEXT_NUMBER + 2)),
      'new',
      JUNE,
    ],
    ['valid for decades', SNAPSHOT, xml(following(rest), '2026-06-08', '2099-12-31'), 'period'],
  ])('%s', (_, stored, file, is, stated) => {
    expect(verdict(stored, file, stated)).toBe(is);
    if (['new', 'known', 'period'].includes(is)) return;
    // An operator lets that very file through, and no other.
    expect(verdict(stored, file, stated, { accept: '0'.repeat(64) })).toBe(is);
    expect(verdict(stored, file, stated, { accept: contentsOf(file).sha256 })).toBe('new');
  });

  it('names each limit that it breaks', () => {
    const cut = readFile(txt(following(snapshot.banks.slice(0, 2300), 999_999)), JUNE, SNAPSHOT, MAY);
    const circumstances = { today: MAY, accept: undefined, mustBeDated: false };
    expect(() => judge(cut, SNAPSHOT, SNAPSHOT, circumstances)).toThrow(
      /^The file is not plausible: only 2300 banks .*, a highest record number \(999999\) that is \d+ above the stored one \(at most 300\)\.$/,
    );
  });
});

describe('a newer file whose first day of validity is unknown', () => {
  it.each<[string, Stored, Partial<Circumstances>, string]>([
    ['while the served edition is valid', SNAPSHOT, {}, 'undated'],
    ['on its last day', SNAPSHOT, { today: MARCH.validUntil }, 'undated'],
    ['even if an operator accepts it', SNAPSHOT, { accept: contentsOf(june).sha256 }, 'undated'],
    ['if no day is demanded', SNAPSHOT, { mustBeDated: false }, 'new'],
    ['if what is served has ended', SNAPSHOT, { today: JUNE.validFrom }, 'new'],
    ['if what is served has no last day', storing({ ...served, ...UNKNOWN }), {}, 'new'],
  ])('%s', (_, stored, given, is) => {
    expect(verdict(stored, june, UNKNOWN, { mustBeDated: true, ...given })).toBe(is);
  });

  it('is new if it is older and an operator accepts it', () => {
    const older = txt(plain(snapshot.banks, 4000, number - 1));
    const accept = contentsOf(older).sha256;
    expect(verdict(SNAPSHOT, older, UNKNOWN, { mustBeDated: true, accept })).toBe('new');
  });
});

describe('the days of a file', () => {
  const lines = plain(snapshot.banks.slice(0, 3), 30, NEXT_NUMBER);
  const besideJune = storing(served, juneEdition);
  it.each<[string, Buffer, Period, Stored, Period]>([
    ['are its own, whatever else is stated', xml(lines), SEPTEMBER, besideJune, JUNE],
    ['are those that the page or an operator states', txt(lines), SEPTEMBER, besideJune, SEPTEMBER],
    ['are those of a stored edition with its number', txt(lines), UNKNOWN, besideJune, JUNE],
    ['are unknown if nothing states them', txt(lines), UNKNOWN, SNAPSHOT, UNKNOWN],
  ])('%s', (_, bytes, stated, stored, days) => {
    expect(readFile(bytes, stated, stored, MAY)).toMatchObject(days);
  });
});
