import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csv, nextQuarter, records, storedSnapshot, txt, xml } from '../../test/bank-file.ts';
import { temporaryFile } from '../../test/folder.ts';
import { DATABASES } from '../../test/postgres/stores.ts';
import { withoutBranches } from '../../test/snapshot-store.ts';
import { type Opening, sqlite } from '../../test/stores.ts';
import { sha256Of } from '../bundesbank/contents.ts';
import type { Bank } from '../directory/bank.ts';
import type { Store } from '../store/store.ts';
import { sync } from './run.ts';

const { banks, lastingRecords } = withoutBranches;
const [first, second, ...rest] = banks as [Bank, Bank, ...Bank[]];
const { highestRecordNumber: number, validFrom, validUntil } = storedSnapshot;
/** The package's edition, as if it had been rebuilt without the Bundesbank's own file. */
const rebuilt = {
  ...storedSnapshot,
  records: banks.length,
  lastingRecords,
  sha256: null,
  rebuilt: 'a table of somebody',
};
const LATER = { validFrom: '2026-06-08', validUntil: '2026-09-06' };
const today = '2026-03-10';

const lines = (all: readonly Bank[] = banks) => records(all, all.length, number);
const towns = (bank: Bank, city: string) => ({ ...bank, city });
const other = [first, towns(second, 'Anderswo'), ...rest];
const run = (store: Store, bytes: Buffer, more = {}) =>
  sync(store, { source: `file:${temporaryFile(bytes)}`, userAgent: 'test', ...more });
const stored = async (store: Store) => {
  const read = await store.read(today);
  if (!read) throw new Error('Nothing is stored.');
  return { ...read.state, banks: read.banks };
};

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00Z`), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function seeded(database: () => Promise<Opening>, ...more: (typeof rebuilt)[]): Promise<Store> {
  const store = await (await database())();
  const editions = [rebuilt, ...more].map((edition) => ({ edition, banks }));
  await store.seed(editions, today);
  return store;
}

describe.each(DATABASES)('if a rebuilt edition is stored in %s,', (_, database) => {
  it('the source’s own file of the same number replaces it, and a note says how it differs', async () => {
    const store = await seeded(database);
    // Changes within a quarter have no mark, so neither of these has one.
    const file = txt(lines([first, towns(second, 'Anderswo'), ...rest.slice(1)]));
    const result = await run(store, file);
    expect(result).toMatchObject({ outcome: 'updated', changes: [{ difference: { removed: [rest[0]] } }] });
    expect(result.notes).toMatchObject([
      {
        rebuilt: 'a table of somebody',
        named: [
          { is: 'missing', blz: rest[0]?.blz },
          { is: 'value', blz: second.blz, field: 'city', value: 'Anderswo', was: second.city },
        ],
        more: 0,
      },
    ]);
    const now = await stored(store);
    expect(now).toMatchObject({
      edition: { origin: 'sync', sha256: sha256Of(file), rebuilt: null, validFrom, validUntil },
      lastSync: { sha256: sha256Of(file), bytes: file.length },
      upcoming: null,
    });
    expect(now.banks?.find(({ blz }) => blz === second.blz)?.city).toBe('Anderswo');
    // From now on, an original is stored.
    expect(await run(store, txt(lines()))).toMatchObject({ failures: [{ code: 'same-number' }] });
    expect(await run(store, file)).toMatchObject({ outcome: 'unchanged', notes: [] });
  });

  it('the source’s own file of the same banks replaces it without a note', async () => {
    const file = txt(lines());
    const store = await seeded(database);
    const before = await stored(store);
    expect(before).toMatchObject({ edition: { sha256: null }, lastSync: null });
    await run(store, file, { dryRun: true });
    expect(await stored(store)).toEqual(before);

    expect(await run(store, file)).toMatchObject({ outcome: 'unchanged', changes: [], notes: [] });
    const now = await stored(store);
    expect(now).toMatchObject({
      revision: before.revision,
      edition: { origin: 'snapshot', sha256: sha256Of(file), bytes: file.length, rebuilt: null, validFrom },
      lastSync: { sha256: sha256Of(file), bytes: file.length },
    });
    expect(now.history).toHaveLength(1);
    expect(await run(store, txt(lines(other)))).toMatchObject({ failures: [{ code: 'same-number' }] });
  });

  it('the days of a rebuilt file are stored when they become known', async () => {
    const store = await seeded(database);
    const file = txt(nextQuarter(other, withoutBranches, number + 1));
    const source = { source: `file:${temporaryFile(file, 'blz_rebuilt.txt')}` };
    expect(await run(store, file, source)).toMatchObject({ outcome: 'updated' });
    expect(await stored(store)).toMatchObject({ edition: { validFrom: null }, upcoming: null });
    const dated = await run(store, file, { ...source, validity: LATER });
    expect(dated).toMatchObject({ outcome: 'unchanged', notes: [{ is: 'period-stored' }] });
    expect(await stored(store)).toMatchObject({ edition: { validFrom }, upcoming: LATER });
  });

  it('the original of a rebuilt edition kept for later replaces it', async () => {
    const store = await seeded(database, { ...rebuilt, ...LATER, highestRecordNumber: number + 1 });
    const file = txt(records(other, other.length, number + 1));
    expect(await run(store, file)).toMatchObject({ outcome: 'updated', notes: [{ is: 'rebuilt-replaced' }] });
    expect(await stored(store)).toMatchObject({
      edition: { rebuilt: 'a table of somebody' },
      upcoming: { ...LATER, sha256: sha256Of(file), rebuilt: null },
      held: { length: 2 },
    });
  });
});

// The verdict is the same in every database.
describe('if a rebuilt edition is stored,', () => {
  it.each([
    ['CSV', csv(lines())],
    ['XML', xml(lines(), String(validFrom), String(validUntil))],
  ])('the source’s own %s of the same banks is known', async (_, file) => {
    const store = await seeded(sqlite);
    expect(await run(store, file)).toMatchObject({ outcome: 'unchanged', changes: [], notes: [] });
    expect(await stored(store)).toMatchObject({
      edition: { sha256: sha256Of(file), rebuilt: null, validFrom },
    });
  });

  it('a file whose name says that it was rebuilt does not count as the source’s own, and its SHA-256 is not published', async () => {
    const store = await seeded(sqlite);
    const named = (bytes: Buffer) => ({ source: `file:${temporaryFile(bytes, 'blz_rebuilt.txt')}` });
    const before = await stored(store);
    const same = txt(lines());
    expect(await run(store, same, named(same))).toMatchObject({ outcome: 'unchanged' });
    expect(await stored(store)).toMatchObject({ edition: before.edition, lastSync: null });

    const quarter = txt(nextQuarter(other, withoutBranches, number + 1));
    const validity = { validity: LATER };
    expect(await run(store, quarter, { ...named(quarter), ...validity })).toMatchObject({
      outcome: 'updated',
    });
    expect((await stored(store)).upcoming).toMatchObject({ sha256: null, rebuilt: 'blz_rebuilt.txt' });
    // It is replaced, as each rebuilt edition is.
    expect(await run(store, quarter, validity)).toMatchObject({ outcome: 'unchanged' });
    expect((await stored(store)).upcoming).toMatchObject({ sha256: sha256Of(quarter), rebuilt: null });
    // Compared with an original, a rebuilt file has the same banks, but is not the source's.
    const again = csv(nextQuarter(other, withoutBranches, number + 1));
    expect(await run(store, again, named(again))).toMatchObject({ outcome: 'unchanged' });
    expect((await stored(store)).lastSync?.sha256).toBe(sha256Of(quarter));
  });

  it('a bad file is refused as always, and the edition stays', async () => {
    const store = await seeded(sqlite);
    const nameless = txt(lines(banks.map((bank) => ({ ...bank, name: 'Bank' }))));
    expect((await run(store, nameless)).failures).toMatchObject([{ code: 'implausible' }]);
    // The next quarter must have its marks.
    const unmarked = txt(records(other, other.length, number + 1));
    expect((await run(store, unmarked, { validity: LATER })).failures).toMatchObject([{ code: 'unmarked' }]);
    expect(await stored(store)).toMatchObject({ edition: { rebuilt: 'a table of somebody' }, banks });
  });

  it('a file with a higher number and the same first day replaces it, too', async () => {
    const store = await seeded(sqlite);
    const result = await run(store, txt(records(other, other.length, number + 1)), {
      validity: { validFrom, validUntil },
    });
    expect(result).toMatchObject({ outcome: 'updated', notes: [{ is: 'rebuilt-replaced' }] });
    expect((await stored(store)).edition).toMatchObject({ rebuilt: null, validFrom });
  });
});
