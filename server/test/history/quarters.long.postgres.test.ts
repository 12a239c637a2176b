import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentsOf, readBankFile } from '../../src/bundesbank/contents.ts';
import { dayAfter, quarterFrom } from '../../src/bundesbank/period.ts';
import { berlinDay } from '../../src/directory/edition.ts';
import type { Store } from '../../src/store/store.ts';
import { sync } from '../../src/sync/run.ts';
import { csv, txt, xml } from '../bank-file.ts';
import { bundesbank } from '../bundesbank.ts';
import { originals } from '../originals.ts';
import { DATABASES } from '../postgres/stores.ts';

const DAYS = ['2025-09-08', '2025-12-08', '2026-03-09', '2026-06-08', '2026-09-07'];
const FORMATS = ['txt', 'csv', 'xml'] as const;

/** Five quarters in a row. Rebuilt ones count as originals here, since nothing in a file says that it was rebuilt. */
const editions = originals ? DAYS.map((day) => editionOf(day, `${originals}/bundesbank`)) : [];
type Edition = ReturnType<typeof editionOf>;

/** An edition in each format: the file itself, and what is made of its records. */
function editionOf(day: string, folder: string) {
  const path = ['blz_', 'blz2_']
    .flatMap((name) => ['', '_rebuilt'].map((suffix) => `${folder}/${name}${day}${suffix}.txt`))
    .find((one) => existsSync(one));
  if (!path) throw new Error(`There is no file of ${day}.`);
  const bytes = readFileSync(path);
  const { records } = readBankFile(bytes);
  const period = quarterFrom(day);
  const files = {
    txt: path.includes('blz2_') ? txt(records) : bytes,
    csv: csv(records),
    xml: xml(records, period.validFrom, period.validUntil),
  };
  return { ...period, files, ...contentsOf(bytes), ...period };
}

const noon = (day: string) => new Date(`${day}T12:00Z`);
const printed = (day: string) => day.split('-').toReversed().join('.');

/** A page like the Bundesbank's, with the link to one file and the days for which that is valid. */
async function pageWith({ validFrom, validUntil, files }: Edition, format: (typeof FORMATS)[number]) {
  const days = `gültig vom ${printed(validFrom)} bis ${printed(validUntil)}`;
  const link = `<a href="/bankleitzahlen.${format}">Bankleitzahlendatei</a>`;
  const url = await bundesbank({
    'GET /page': (_: unknown, response: ServerResponse) => response.end(`<html><p>${days}</p>${link}</html>`),
    [`GET /bankleitzahlen.${format}`]: (_: unknown, response: ServerResponse) => response.end(files[format]),
  });
  return `${url}/page`;
}

const run = async (store: Store, edition: Edition, format: (typeof FORMATS)[number]) =>
  sync(store, { source: await pageWith(edition, format), userAgent: 'test' });

/** Stores an edition as a first start would do if it were the snapshot. */
const seed = (store: Store, { files: _, marks: __, added: ___, deleted: ____, banks, ...figures }: Edition) =>
  store.seed(
    [{ edition: { ...figures, origin: 'snapshot', at: '', banks: banks.length }, banks }],
    figures.validFrom,
  );

async function expectServed(store: Store, { banks, validFrom, validUntil, highestRecordNumber }: Edition) {
  const read = await store.read(berlinDay(new Date()));
  expect(read?.state.edition).toMatchObject({ validFrom, validUntil, highestRecordNumber });
  expect(read?.banks).toEqual(banks);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

// A file is read and judged before the database matters, so PostgreSQL sees the quarters in one format.
const RUNS = DATABASES.flatMap(([name, database]) =>
  FORMATS.filter((format) => name === 'SQLite' || format === 'csv').map(
    (format) => [name, format, database] as const,
  ),
);

describe.skipIf(!originals)('five quarters in a row', () => {
  it.each(RUNS)(
    'are taken one after the other in %s as %s, without a flag',
    { timeout: 120_000 },
    async (_, format, database) => {
      const [first, ...rest] = editions as [Edition, ...Edition[]];
      const store = await (await database())();
      await seed(store, first);
      for (const [index, edition] of rest.entries()) {
        // Two weeks before its first day, the edition is stored, but not served yet.
        vi.setSystemTime(noon(edition.validFrom).getTime() - 14 * 86_400_000);
        expect(await run(store, edition, format)).toMatchObject({ outcome: 'updated', failures: [] });
        const before = index === 0 ? first : (rest[index - 1] as Edition);
        await expectServed(store, before);
        vi.setSystemTime(noon(edition.validFrom));
        await expectServed(store, edition);
        expect(await run(store, edition, format)).toMatchObject({ outcome: 'unchanged', failures: [] });
        for (const old of editions.slice(0, index + 1)) {
          const { failures } = await sync(store, {
            source: await fileOf(old, format),
            userAgent: 'test',
          });
          expect(failures, old.validFrom).toMatchObject([{ code: 'older' }]);
        }
        await expectServed(store, edition);
      }
    },
  );
});

/** The address of the file alone. */
const fileOf = async (edition: Edition, format: (typeof FORMATS)[number]) =>
  (await pageWith(edition, format)).replace('/page', `/bankleitzahlen.${format}`);

describe.skipIf(!originals)('quarters that are skipped', { timeout: 300_000 }, () => {
  const pairs = editions.flatMap((before, index) =>
    editions.slice(index + 2).map((after) => ({ before, after })),
  );

  it('do not keep a later one from being taken, with or without days', async () => {
    const [, database] = DATABASES[0];
    const sources = pairs.flatMap((pair) => [pageWith, fileOf].map((sourceOf) => ({ ...pair, sourceOf })));
    for (const [index, { before, after, sourceOf }] of sources.entries()) {
      // Each format is used for two pairs with their days, and for two without.
      const format = FORMATS[index % FORMATS.length] as (typeof FORMATS)[number];
      const pair = `${before.validFrom} ${after.validFrom} ${format}`;
      const store = await (await database())();
      await seed(store, before);
      vi.setSystemTime(noon(dayAfter(after.validFrom)));
      const result = await sync(store, { source: await sourceOf(after, format), userAgent: 'test' });
      expect(result, pair).toMatchObject({ outcome: 'updated', failures: [] });
      expect((await store.read(berlinDay(new Date())))?.banks).toEqual(after.banks);
      const back = await sync(store, { source: await fileOf(before, format), userAgent: 'test' });
      expect(back.failures, pair).toMatchObject([{ code: 'older' }]);
    }
    expect(pairs).toHaveLength(6);
  });
});
