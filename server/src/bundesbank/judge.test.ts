import { describe, expect, it } from 'vitest';
import {
  csv,
  NEXT_NUMBER,
  nextQuarter,
  records,
  fewBranches as served,
  snapshot,
  storing,
  txt,
  xml,
} from '../../test/bank-file.ts';
import { edition, sqlite } from '../../test/stores.ts';
import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../sync/store-file.ts';
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
import type { BankRecord } from './record.ts';

const UNKNOWN = { validFrom: null, validUntil: null };
const MARCH = { validFrom: '2026-03-09', validUntil: '2026-06-07' };
const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const SEPTEMBER = { validFrom: '2026-09-07', validUntil: '2026-12-06' };

/** On this day, the snapshot is served, and the files of June and September are valid later. */
const MAY = '2026-05-20';

const [first, ...rest] = snapshot.banks as [Bank, ...Bank[]];
const fresh = { ...first, blz: '89999999' };
const renamed = { ...first, name: 'Bank im September' };

/** A file, and for which days it is valid, as its page says. */
const file = (lines: readonly BankRecord[], stated: Period, bytes = txt(lines)) => ({
  lines,
  bytes,
  stated,
  contents: { ...contentsOf(bytes), ...stated },
});
type File = ReturnType<typeof file>;

const before = { ...served, banks: snapshot.banks };
/** The records of the next quarter. */
const following = (banks: readonly Bank[], highest = NEXT_NUMBER) => nextQuarter(banks, before, highest);

/** A bank is new in June, and another changes its name in September. */
const june = file(following([first, ...rest, fresh]), JUNE);
const september = file(nextQuarter([renamed, ...rest, fresh], june.contents, NEXT_NUMBER + 1), SEPTEMBER);
const COMING = { added: [fresh], removed: [], changed: [] };
const RENAMING = { added: [], removed: [], changed: [renamed] };

const number = NEXT_NUMBER - 1;

/** The snapshot's banks, the first `count` with a BIC in Austria. */
const foreign = (count: number) =>
  snapshot.banks.map((bank, index) =>
    index < count && bank.bic ? { ...bank, bic: bank.bic.replace(/^(....)DE/, '$1AT') } : bank,
  );
/** The snapshot's banks, the first `count` with a Nachfolge-BLZ that no bank has. */
const misled = (count: number) =>
  snapshot.banks.map((bank, index) =>
    index < count ? { ...bank, deletion: true, successor: '89999998' } : bank,
  );
const sameAsSnapshot = file(records(snapshot.banks, served.records, number), UNKNOWN);

const editionOf = ({ contents: { banks, marks, added, deleted, ...figures } }: File): Edition => ({
  ...figures,
  banks: banks.length,
  origin: 'sync',
  at: '2026-05-20T10:00:00.000Z',
});

const SNAPSHOT = storing(served);

/** A store that holds the snapshot, and then these files. */
async function storeWith(...files: File[]): Promise<Store> {
  const store = await (await sqlite())();
  await store.seed([{ edition: served, banks: snapshot.banks }], '2026-03-10');
  for (const one of files) await store.add(editionOf(one), one.contents.banks, MAY);
  return store;
}

interface Given extends Partial<Circumstances> {
  readonly stated?: Period;
  /** Reads what is served on another day. Unless a test gives this, no other day may be asked for. */
  readonly servedOn?: (day: string) => Promise<Pick<Stored, 'edition' | 'banks'>>;
}

/** Judges bytes against what is stored, by the steps of a sync in their order. */
async function judged(bytes: Buffer, stored: Stored, given: Given) {
  const { stated = UNKNOWN, servedOn, ...others } = given;
  const circumstances = { today: MAY, accept: undefined, mustBeDated: false, ...others };
  const known = storedEditionOf(bytes, stored);
  if (known) return { is: 'known' as const, file: null, edition: known };
  const file = readFile(bytes, stated, stored, circumstances.today);
  const day = predecessorDay(file, stored, circumstances.today);
  if (day !== circumstances.today && !servedOn) throw new Error('Nothing else is stored.');
  const predecessor = day === circumstances.today ? stored : await servedOn?.(day);
  return judge(file, predecessor ?? stored, stored, circumstances);
}

/** Judges a file against the snapshot. */
const beside = ({ bytes, stated }: File, given: Given = {}) =>
  judged(bytes, SNAPSHOT, { stated, servedOn: async () => SNAPSHOT, ...given });

/** Judges a file against what a store holds. */
const judgeOn = async (store: Store, today: string, { bytes, stated }: File, accept?: string) =>
  judged(bytes, await readStored(store, today), {
    stated,
    today,
    accept,
    servedOn: (day) => readStored(store, day),
  });

describe('a file', () => {
  it('of the next quarter is new, with its changes', async () => {
    expect(await beside(june)).toEqual({
      is: 'new',
      file: june.contents,
      difference: COMING,
      notes: [],
    });
  });

  it('with the same number, banks and count of records as what is stored is known', async () => {
    expect(await beside(sameAsSnapshot)).toMatchObject({
      is: 'known',
      file: { sha256: sameAsSnapshot.contents.sha256 },
      edition: { origin: 'snapshot', sha256: snapshot.edition.sha256 },
    });
  });

  it('that is the very file of a stored edition is known, and is not read', async () => {
    expect(await judgeOn(await storeWith(june), MAY, { ...june, stated: UNKNOWN })).toMatchObject({
      is: 'known',
      file: null,
      edition: JUNE,
    });
  });

  it('of an older edition is refused as older, even if it is still stored', async () => {
    const store = await storeWith(june, september);
    await expect(judgeOn(store, '2026-09-07', june)).rejects.toMatchObject({ code: 'older' });
  });

  const cut = (highest: number) =>
    file(records(snapshot.banks, served.records, highest).slice(0, 2300), UNKNOWN);
  it.each([
    ['with a lower number', file(records(snapshot.banks, served.records, number - 1), UNKNOWN), 'older'],
    [
      'with the same number and fewer records',
      file(records(snapshot.banks, served.records - 1, number), UNKNOWN),
      'same-number',
    ],
    ['that was cut, whatever its number,', cut(number), 'implausible'],
    ['that was cut, and whose number is lower,', cut(number - 1), 'implausible'],
    [
      'without its last three banks',
      file(records(snapshot.banks.slice(0, -3), served.records, NEXT_NUMBER), JUNE),
      'implausible',
    ],
    ['without a tenth of the banks', file(following(snapshot.banks.slice(351)), JUNE), 'implausible'],
    ['with far too high a number', file(following([first, ...rest, fresh], 999_999), JUNE), 'implausible'],
    ['with a number a little above the limit', file(following([...rest], number + 301), JUNE), 'implausible'],
    ['whose marked changes move many BICs abroad', file(following(foreign(500)), JUNE), 'implausible'],
    ['in which 100 banks name a successor that is none', file(following(misled(100)), JUNE), 'implausible'],
    [
      'with a bank that is not marked as new',
      file(
        june.lines.map((line) => ({ ...line, change: 'U' })),
        JUNE,
      ),
      'unmarked',
    ],
  ])('%s is refused, unless an operator accepts its SHA-256', async (_, refused, code) => {
    const { sha256 } = refused.contents;
    await expect(beside(refused)).rejects.toMatchObject({ code, sha256 });
    await expect(beside(refused, { accept: '0'.repeat(64) })).rejects.toMatchObject({ code });
    expect(await beside(refused, { accept: sha256 })).toMatchObject({
      is: 'new',
      file: { sha256 },
    });
  });
});

it('names each limit that a file breaks: a cut one with far too high a number', async () => {
  const cut = file(following(snapshot.banks.slice(0, 2300), 999_999), JUNE);
  const rise = 999_999 - number;
  await expect(beside(cut)).rejects.toMatchObject({
    code: 'implausible',
    message: expect.stringMatching(
      `^The file is not plausible: only 2300 banks .*, a highest record number \\(999999\\) that is ${rise} above the stored one \\(at most 300\\)\\.$`,
    ),
    german: expect.stringMatching(
      `^Die Datei ist nicht plausibel: nur 2300 Banken .*, eine höchste Datensatznummer \\(999999\\), die um ${rise} über der gespeicherten liegt \\(höchstens 300\\)\\.$`,
    ),
  });
});

describe('the Bundesbank’s own file of a rebuilt edition', () => {
  const rebuilt = { ...served, sha256: null, rebuilt: 'another program' };
  const stored = storing(rebuilt);
  const besideRebuilt = (one: File) =>
    judged(one.bytes, stored, { stated: one.stated, servedOn: async () => stored });
  const moved = { ...first, city: 'Umgezogen' };
  const own = file(records([moved, ...rest], served.records - 1, number), UNKNOWN);

  it('replaces it, whatever differs, needs no marks, and gets the days of the rebuilt one', async () => {
    expect(await besideRebuilt(own)).toMatchObject({
      is: 'new',
      notes: [{ is: 'rebuilt-replaced', more: 0 }],
      file: { ...MARCH, sha256: own.contents.sha256 },
      difference: { added: [], removed: [], changed: [moved] },
    });
    const shorter = file(records(rest, served.records - 1, number), UNKNOWN);
    expect(await besideRebuilt(shorter)).toMatchObject({ is: 'new', difference: { removed: [first] } });
    expect(await besideRebuilt(sameAsSnapshot)).toMatchObject({ is: 'known', edition: { sha256: null } });
  });

  it('is new, and a note names ten differences and how many more there are', async () => {
    const [second, ...others] = rest as [Bank, ...Bank[]];
    const leaving = { ...second, bic: null, deletion: true, successor: fresh.blz };
    const banks = others.map((bank, index) => (index < 11 ? { ...bank, city: 'Umgezogen' } : bank));
    const { blz } = second;
    const next = file(records([leaving, ...banks, fresh], served.records - 1, number), UNKNOWN);
    expect(await besideRebuilt(next)).toMatchObject({
      notes: [
        {
          is: 'rebuilt-replaced',
          rebuilt: 'another program',
          named: [
            { is: 'added', blz: fresh.blz },
            { is: 'missing', blz: first.blz },
            { is: 'value', blz, field: 'bic', value: '', was: second.bic },
            { is: 'value', blz, field: 'deletion', value: 'true', was: 'false' },
            { is: 'value', blz, field: 'successor', value: fresh.blz, was: '' },
            ...others.slice(0, 5).map(({ blz, city }) => ({
              is: 'value',
              blz,
              field: 'city',
              value: 'Umgezogen',
              was: city,
            })),
          ],
          more: 6,
          records: served.records - 1,
          stored: served.records,
        },
      ],
    });
  });

  it('is refused if an original is stored, or if it is not plausible or older', async () => {
    await expect(beside(own)).rejects.toMatchObject({ code: 'same-number' });
    const half = file(records(snapshot.banks.slice(0, 1700), served.records, number), UNKNOWN);
    await expect(besideRebuilt(half)).rejects.toMatchObject({ code: 'implausible' });
    const old = file(records([moved, ...rest], served.records, number - 1), UNKNOWN);
    await expect(besideRebuilt(old)).rejects.toMatchObject({ code: 'older' });
  });
});

describe('a file passes', () => {
  it.each<[string, File]>([
    ['with a number just below the limit', file(following(rest, number + 300), JUNE)],
    ['with a number that two quarters explain', file(records(rest, served.records, number + 600), SEPTEMBER)],
    [
      'with the BICs of as many banks moved as are allowed',
      file(following(foreign(Math.floor(snapshot.banks.length * 0.005))), JUNE),
    ],
  ])('%s', async (_, next) => {
    expect(await beside(next)).toMatchObject({ is: 'new' });
  });
});

describe('an edition that an operator has taken back', () => {
  it('is refused when it comes again, and others are not', async () => {
    const store = await storeWith();
    for (const one of [june, september]) {
      await store.add({ ...editionOf(one), ...UNKNOWN }, one.contents.banks, MAY);
      await store.goBack(MAY, '2026-05-20T11:00:00.000Z');
    }
    await expect(judgeOn(store, MAY, june)).rejects.toMatchObject({
      code: 'withdrawn',
      message: `An operator has taken this edition back (highest record number ${NEXT_NUMBER}).`,
      german: `Diese Ausgabe (höchste Datensatznummer ${NEXT_NUMBER}) hat der Betreiber zurückgenommen.`,
      sha256: june.contents.sha256,
    });
    expect(await judgeOn(store, MAY, june, june.contents.sha256)).toMatchObject({
      is: 'new',
      difference: COMING,
    });
    const corrected = file(following([first, ...rest, fresh], NEXT_NUMBER + 2), JUNE);
    expect(await judgeOn(store, MAY, corrected)).toMatchObject({ is: 'new', difference: COMING });
  });
});

describe('a file is compared', () => {
  it('with the edition of the same number that is stored for later', async () => {
    const store = await storeWith(june);
    expect(await judgeOn(store, MAY, file(june.lines, UNKNOWN, csv(june.lines)))).toMatchObject({
      is: 'known',
      edition: { origin: 'sync', ...JUNE },
    });
  });

  it('with the edition before its first day, if that is to come', async () => {
    const store = await storeWith(june);
    expect(await judgeOn(store, MAY, september)).toMatchObject({ is: 'new', difference: RENAMING });
  });

  it('with what is served, not with an edition stored for later, if its days are unknown', async () => {
    const store = await storeWith(june);
    expect(await judgeOn(store, MAY, { ...september, stated: UNKNOWN })).toMatchObject({
      is: 'new',
      difference: { added: [fresh], changed: [renamed] },
    });
  });

  it('with what is served, from its first day on, or if that day is unknown', async () => {
    const store = await storeWith(june);
    const correction = { ...september, stated: JUNE };
    expect(await judgeOn(store, '2026-06-08', correction)).toMatchObject({ is: 'new', difference: RENAMING });
    const unknown = { ...september, stated: UNKNOWN };
    expect(await judgeOn(store, '2026-06-08', unknown)).toMatchObject({ is: 'new', difference: RENAMING });
  });
});

describe('a newer file whose first day of validity is unknown', () => {
  const undated = { ...june, stated: UNKNOWN };
  const { validUntil } = served;
  if (validUntil === null) throw new Error('The snapshot has no last day.');

  it('is refused while the served edition is valid, even if an operator accepts it', async () => {
    for (const given of [{}, { today: validUntil }, { accept: june.contents.sha256 }])
      await expect(beside(undated, { mustBeDated: true, ...given })).rejects.toMatchObject({
        code: 'undated',
        message: expect.stringContaining(`What is served is valid until ${validUntil}`),
        sha256: null,
      });
  });

  it('is new if no day is demanded, or if what is served has ended or has no last day', async () => {
    const endless = { ...SNAPSHOT, edition: { ...served, validUntil: null } };
    const mustBeDated = true;
    for (const verdict of [
      beside(undated),
      beside(undated, { mustBeDated, today: '2026-06-08' }),
      beside(june, { mustBeDated }),
      judged(june.bytes, endless, { mustBeDated }),
    ])
      expect(await verdict).toMatchObject({ is: 'new' });
  });
});

it('an older file whose first day is unknown is new if an operator accepts it', async () => {
  const older = file(records(snapshot.banks, served.records, number - 1), UNKNOWN);
  const accept = older.contents.sha256;
  expect(await beside(older, { mustBeDated: true, accept })).toMatchObject({ is: 'new' });
});

describe('the days of a file', () => {
  const NUMBER = 30;
  const lines = records(snapshot.banks.slice(0, 3), NUMBER, NUMBER);

  /** A stored edition, whose number is that of the file unless another is given. */
  const one = (period: Partial<Edition>, highestRecordNumber = NUMBER): Edition => ({
    ...edition('sync', 'a'),
    ...period,
    highestRecordNumber,
  });

  /** The days of a file that an operator accepts, if these editions are stored. */
  async function daysOf(bytes: Buffer, stated: Period, stored: Partial<Stored['state']> = {}) {
    const state = { held: [], history: [], withdrawn: [], upcoming: null, ...stored };
    const served = { edition: one({}, 1), banks: [] };
    const given = { stated, accept: contentsOf(bytes).sha256, servedOn: async () => served };
    const { file } = await judged(bytes, { ...served, state }, given);
    return file && { validFrom: file.validFrom, validUntil: file.validUntil };
  }

  it('are those in the file, whatever else is stated', async () => {
    expect(await daysOf(xml(lines), SEPTEMBER, { held: [one(MARCH)] })).toEqual(JUNE);
  });

  it('are those that the page or an operator states, rather than those of a stored edition', async () => {
    expect(await daysOf(txt(lines), SEPTEMBER, { held: [one(MARCH)] })).toEqual(SEPTEMBER);
  });

  it('are those of the stored edition with the same highest Datensatznummer', async () => {
    expect(await daysOf(txt(lines), UNKNOWN, { held: [one(JUNE, NUMBER + 1), one(MARCH)] })).toEqual(MARCH);
    expect(await daysOf(txt(lines), UNKNOWN, { history: [one(JUNE, 29), one(MARCH)] })).toEqual(MARCH);
  });

  it('are not those of stored editions whose days are unknown', async () => {
    expect(await daysOf(txt(lines), UNKNOWN, { held: [one(UNKNOWN)], history: [one(MARCH)] })).toEqual(MARCH);
  });

  it('are unknown if nothing states them', async () => {
    expect(await daysOf(txt(lines), UNKNOWN, { held: [one(MARCH, 29)] })).toEqual(UNKNOWN);
    expect(await daysOf(txt(lines), UNKNOWN, { held: [one(UNKNOWN)] })).toEqual(UNKNOWN);
  });
});
