import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { quarterFrom } from './bundesbank/quarter.ts';
import type { Period } from './bundesbank/validity.ts';
import { isSource, readConfig } from './config.ts';
import { berlinDay } from './directory/edition.ts';
import { formatSnapshot, type Snapshot } from './directory/snapshot.ts';
import { NEXT_EDITION, SNAPSHOT, userAgent } from './project.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { LIMITS } from './sync/download.ts';
import { Fetcher } from './sync/fetch.ts';
import { sync } from './sync/run.ts';
import { readStored } from './sync/stored.ts';
import { summarise } from './sync/summary.ts';

const USAGE = `Usage: npm run renew [-- FILE… [--from DAY] [--rebuilt TEXT]]

FILE is the path or the address of a bank file: the public one, the extended one with the IBAN rules, or both. Without
one, the page of the Bundesbank is asked.

  --from DAY       the first day of validity, YYYY-MM-DD, where neither page, XML nor the file's name says it
  --rebuilt TEXT   the files are not the Bundesbank's own, but were rebuilt, and from what`;

/** What the command line asks for. The first word, the folder to write into, is set by scripts/renew.js. */
function readWords(defaultSource: string) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { from: text, rebuilt: text },
    allowPositionals: true,
  });
  const [folder, ...given] = positionals;
  if (folder === undefined) throw new Error(USAGE);
  if (given.length === 0 && (values.from || values.rebuilt)) throw new Error(USAGE);
  const sources = given.length > 0 ? given.map(sourceOf) : [defaultSource];
  const unsaid = sources.find((source) => /rebuilt/i.test(basename(source)));
  if (unsaid && !values.rebuilt)
    throw new Error(`${basename(unsaid)} was rebuilt. Say from what: --rebuilt TEXT.`);
  return { folder, sources, from: values.from, rebuilt: values.rebuilt ?? null, isGiven: given.length > 0 };
}

const sourceOf = (given: string) => (isSource(given) ? given : `file:${resolve(given)}`);

/** For which days a file is valid, by the command line or by its name: `blz_2026-03-09.txt`. */
function statedFor(source: string, from: string | undefined): Period | undefined {
  const day = from ?? /\d{4}-\d{2}-\d{2}/.exec(basename(source))?.[0];
  return day === undefined ? undefined : quarterFrom(day);
}

/**
 * `npm run renew`: syncs, through all gates, into a database that holds nothing but the snapshot and the edition after it.
 * Then writes the edition of today (`snapshot.tsv`), the one after it (`next.tsv`), and the extended file that was given
 * (`extended.txt`) into a folder, from which scripts/renew.js makes all tables. Prints what has changed.
 *
 * @returns the exit status: 0 if these are the last editions now, 1 if a file could not be had or was refused
 */
async function renew(): Promise<number> {
  const config = readConfig(process.env);
  const { folder, sources, from, rebuilt, isGiven } = readWords(config.SYNC_SOURCE);
  const agent = userAgent(config);
  const database = mkdtempSync(join(tmpdir(), 'iban-rechner-renew-'));
  const store = await openStore(`sqlite:${join(database, 'renewed.sqlite')}`, SNAPSHOT, NEXT_EDITION);
  try {
    let isUnchanged = true;
    for (const source of sources) {
      const validity = isGiven ? statedFor(source, from) : undefined;
      const result = await sync(store, { source, userAgent: agent, mustBeDated: true, validity });
      console.log(summarise(result, { all: true }));
      if (result.failures.length > 0) return 1;
      isUnchanged &&= result.changes.length === 0;
      if (isGiven) await keepRules(store, source, agent, join(folder, 'extended.txt'));
    }
    const editions = await editionsOf(store);
    if (editions.some(({ edition }) => edition.validFrom === null))
      throw new Error('Nobody says from which day the file is valid. Add --from DAY.');
    const [snapshot, next] = editions.map((one) => formatSnapshot(rebuilt ? asRebuilt(one, rebuilt) : one));
    if (isUnchanged && snapshot !== readFileSync(SNAPSHOT, 'utf8'))
      console.log(`  The edition that was kept until ${editions[0]?.edition.validFrom} is the snapshot now.`);
    writeFileSync(join(folder, 'snapshot.tsv'), snapshot ?? '');
    if (next) writeFileSync(join(folder, 'next.tsv'), next);
    return 0;
  } finally {
    await store.close();
    rmSync(database, { recursive: true });
  }
}

/** The edition that is served today and, if it is known, the one after it. */
async function editionsOf(store: Store): Promise<Snapshot[]> {
  const today = await readStored(store, berlinDay(new Date()));
  const { upcoming } = today.state;
  return upcoming?.validFrom ? [today, await readStored(store, upcoming.validFrom)] : [today];
}

/** The SHA-256 of a rebuilt file is not the Bundesbank's, so it is left out. An edition with origin `snapshot` stays as it is. */
const asRebuilt = ({ edition, banks }: Snapshot, rebuilt: string): Snapshot => ({
  banks,
  edition:
    'origin' in edition && edition.origin === 'snapshot' ? edition : { ...edition, sha256: null, rebuilt },
});

/** Writes the file of a source, if it is the extended one: 174 bytes a line. */
async function keepRules(store: Store, source: string, agent: string, path: string): Promise<void> {
  const options = { userAgent: agent, limits: LIMITS, onBytes: () => {} };
  const fetcher = new Fetcher(store, source, options);
  try {
    const { bytes } = await fetcher.fetch(source, await readStored(store, berlinDay(new Date())));
    const text = bytes?.toString('latin1') ?? '';
    if (/^\d{8}[12].{165}\r?\n/.test(text)) writeFileSync(path, text, 'latin1');
  } finally {
    await fetcher.close();
  }
}

try {
  process.exitCode = await renew();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
