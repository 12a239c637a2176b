import { describe, expect, it } from 'vitest';
import { FULL_SIZE, NEXT_NUMBER, nextQuarter, records, snapshot, txt } from '../../test/bank-file.ts';
import { sqlite } from '../../test/stores.ts';
import { type Contents, contentsOf } from '../bundesbank/contents.ts';
import type { BankRecord } from '../bundesbank/record.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { check } from './check.ts';
import { readStored } from './stored.ts';

const UNKNOWN = { validFrom: null, validUntil: null };
const JUNE = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const SEPTEMBER = { validFrom: '2026-09-07', validUntil: '2026-12-06' };

/** On this day, the snapshot is served, and the files of June and September are valid later. */
const MAY = '2026-05-20';

const [first, ...rest] = snapshot.banks as [Bank, ...Bank[]];
const fresh = { ...first, blz: '89999999' };
const renamed = { ...first, name: 'Bank im September' };

const file = (lines: readonly BankRecord[], period: Period): Contents => ({
  ...contentsOf(txt(lines)),
  ...period,
});

/** A bank comes in June, and another changes its name in September. */
const june = file(nextQuarter([first, ...rest, fresh]), JUNE);
const september = file(nextQuarter([renamed, ...rest, fresh], june, NEXT_NUMBER + 1), SEPTEMBER);
const COMING = { added: [fresh], removed: [], changed: [] };
const RENAMING = { added: [], removed: [], changed: [renamed] };

const number = NEXT_NUMBER - 1;

/** The snapshot's banks, so many of them with a BIC in Austria. */
const foreign = (count: number) =>
  snapshot.banks.map((bank, index) =>
    index < count && bank.bic ? { ...bank, bic: bank.bic.replace(/^(....)DE/, '$1AT') } : bank,
  );
const sameAsSnapshot = file(records(snapshot.banks, FULL_SIZE, number), UNKNOWN);

const editionOf = ({ banks, marks, added, deleted, ...figures }: Contents): Edition => ({
  ...figures,
  banks: banks.length,
  origin: 'sync',
  at: '2026-05-20T10:00:00.000Z',
});

/** A store that holds the snapshot, and then these files. */
async function storing(...files: Contents[]): Promise<Store> {
  const store = await (await sqlite())();
  const served: Edition = { ...snapshot.edition, origin: 'snapshot', at: '', banks: snapshot.banks.length };
  await store.seed(served, snapshot.banks, '2026-03-10');
  for (const one of files) await store.add(editionOf(one), one.banks, MAY);
  return store;
}

const checkOn = async (store: Store, today: string, next: Contents, accept?: string) =>
  check(store, next, await readStored(store, today), { today, accept });

describe('a file', () => {
  it('of the next quarter is new, with what changes by it', async () => {
    expect(await checkOn(await storing(), MAY, june)).toEqual({ is: 'new', file: june, difference: COMING });
  });

  it('with the number, the banks and as many records as what is stored is known', async () => {
    expect(await checkOn(await storing(), MAY, sameAsSnapshot)).toMatchObject({
      is: 'known',
      file: sameAsSnapshot,
      edition: { origin: 'snapshot', sha256: snapshot.edition.sha256 },
    });
  });

  const cut = (highest: number) => file(records(snapshot.banks, FULL_SIZE, highest).slice(0, 8000), UNKNOWN);
  it.each([
    ['with a lower number', file(records(snapshot.banks, FULL_SIZE, number - 1), UNKNOWN), 'older'],
    [
      'with the same number and fewer records',
      file(records(snapshot.banks, FULL_SIZE - 1, number), UNKNOWN),
      'same-number',
    ],
    ['that was cut, whatever its number,', cut(number), 'implausible'],
    ['that was cut, and whose number is lower,', cut(number - 1), 'implausible'],
    ['without its last three banks', file(records(snapshot.banks.slice(0, -3)), JUNE), 'implausible'],
    ['without a tenth of the banks', file(nextQuarter(snapshot.banks.slice(351)), JUNE), 'implausible'],
    [
      'with a number far above',
      file(nextQuarter([first, ...rest, fresh], undefined, 999_999), JUNE),
      'implausible',
    ],
    [
      'with a number a little above the limit',
      file(nextQuarter([...rest], undefined, number + 301), JUNE),
      'implausible',
    ],
    ['whose marked changes move many BICs abroad', file(nextQuarter(foreign(500)), JUNE), 'implausible'],
    ['with a bank that is not marked as new', { ...june, marks: new Map() }, 'unmarked'],
  ])('%s is refused, unless an operator accepts its SHA-256', async (_, refused, code) => {
    const store = await storing();
    const { sha256 } = refused;
    await expect(checkOn(store, MAY, refused)).rejects.toMatchObject({ code, sha256 });
    await expect(checkOn(store, MAY, refused, june.sha256.replace(/./g, '0'))).rejects.toMatchObject({
      code,
    });
    expect(await checkOn(store, MAY, refused, sha256)).toMatchObject({ is: 'new', file: refused });
  });
});

describe('a file passes', () => {
  it.each<[string, Contents]>([
    ['with a number just below the limit', file(nextQuarter(rest, undefined, number + 300), JUNE)],
    ['with a number that two quarters explain', file(records(rest, FULL_SIZE, number + 600), SEPTEMBER)],
    ['with the BICs of as many banks moved as in ten years', file(nextQuarter(foreign(17)), JUNE)],
  ])('%s', async (_, next) => {
    expect(await checkOn(await storing(), MAY, next)).toMatchObject({ is: 'new' });
  });
});

describe('an edition that an operator has taken back', () => {
  it('is refused when it comes again, and others are not', async () => {
    const store = await storing();
    for (const one of [june, september]) {
      await store.add({ ...editionOf(one), ...UNKNOWN }, one.banks, MAY);
      await store.goBack(MAY, '2026-05-20T11:00:00.000Z');
    }
    await expect(checkOn(store, MAY, june)).rejects.toMatchObject({
      code: 'withdrawn',
      message: `An operator has taken this edition back (highest record number ${NEXT_NUMBER}).`,
      german: `Diese Ausgabe (höchste Datensatznummer ${NEXT_NUMBER}) hat der Betreiber zurückgenommen.`,
      sha256: june.sha256,
    });
    expect(await checkOn(store, MAY, june, june.sha256)).toMatchObject({ is: 'new', difference: COMING });
    const corrected = { ...june, highestRecordNumber: NEXT_NUMBER + 2 };
    expect(await checkOn(store, MAY, corrected)).toMatchObject({ is: 'new', difference: COMING });
  });
});

describe('a file is compared', () => {
  it('with the edition of the same number that is stored for later', async () => {
    const store = await storing(june);
    expect(await checkOn(store, MAY, { ...june, sha256: 'another format', ...UNKNOWN })).toMatchObject({
      is: 'known',
      edition: { origin: 'sync', ...JUNE },
    });
  });

  it('with the edition before its first day, where that is to come', async () => {
    const store = await storing(june);
    expect(await checkOn(store, MAY, september)).toMatchObject({ is: 'new', difference: RENAMING });
  });

  it('with what is served, not with another edition that is stored for later, where nobody knows its days', async () => {
    const store = await storing(june);
    expect(await checkOn(store, MAY, { ...september, ...UNKNOWN })).toMatchObject({
      is: 'new',
      difference: { added: [fresh], changed: [renamed] },
    });
  });

  it('with what is served from its first day on, and where nobody knows that day', async () => {
    const store = await storing(june);
    const correction = { ...september, ...JUNE };
    expect(await checkOn(store, '2026-06-08', correction)).toMatchObject({ is: 'new', difference: RENAMING });
    const unknown = { ...september, ...UNKNOWN };
    expect(await checkOn(store, '2026-06-08', unknown)).toMatchObject({ is: 'new', difference: RENAMING });
  });
});
