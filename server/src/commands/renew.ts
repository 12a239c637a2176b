import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rule, rulesOf, successorsOf } from '../bundesbank/contents.ts';
import { readConfig } from '../config.ts';
import { berlinDay } from '../directory/edition.ts';
import { formatSnapshot, parseSnapshot } from '../directory/snapshot.ts';
import { NEXT_EDITION, SNAPSHOT, userAgent } from '../project.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { type Observer, sync } from '../sync/run.ts';
import { readStored, type Stored } from '../sync/store-file.ts';
import { type RenewArguments, readRenewArguments } from './renew-arguments.ts';
import { summarise } from './summary.ts';

/** The IBAN rules of an edition, and from what their file was rebuilt, if it was. */
interface Rules {
  readonly rules: readonly Rule[];
  readonly rebuilt: string | null;
}

/**
 * What the files say besides banks: rules and the successors of banks that are gone, by Datensatznummer, and what a
 * file was rebuilt from, by SHA-256.
 */
interface FileFacts {
  readonly rules: Map<number, Rules>;
  readonly successors: Map<number, ReturnType<typeof successorsOf>>;
  readonly rebuilt: Map<string | null, string>;
}

/**
 * The first half of `npm run renew`: reads the command line and the files. Prints the usage if it is asked for.
 *
 * @returns today's edition and the next one, for the tables and files of scripts/renew.js; null if there is nothing to
 *   write: the usage was printed, or a file could not be fetched or was refused
 * @throws {Error} with a sentence for what is wrong with the settings, the command line or the files
 */
export async function renew(args: string[]) {
  const config = readConfig(process.env);
  const wanted = readRenewArguments(config.SYNC_SOURCE, args);
  if (wanted.help === null) return takeFiles(wanted, userAgent(config));
  console.log(wanted.help);
  return null;
}

/**
 * Takes the files, through all gates of the sync, into a database of its own that holds the snapshot and the edition
 * after it. Prints what has changed.
 */
async function takeFiles({ sources, validity }: RenewArguments, agent: string) {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-renew-'));
  const store = await openStore(`sqlite:${join(folder, 'renewed.sqlite')}`, SNAPSHOT, NEXT_EDITION);
  const today = berlinDay(new Date());
  const facts: FileFacts = { rules: new Map(), successors: new Map(), rebuilt: new Map() };
  const numbers = new Set<number>();
  const known = rebuiltSnapshots();
  try {
    for (const { source, rebuilt, isStated } of sources) {
      const file: Observer['file'] = (bytes, { validFrom, sha256, highestRecordNumber: number }) => {
        if (validFrom === null) throw new Error(UNDATED);
        numbers.add(number);
        const text = rebuilt !== null && !isStated ? (known.get(number) ?? rebuilt) : rebuilt;
        if (text !== null) facts.rebuilt.set(sha256, text);
        const rules = rulesOf(bytes);
        if (rules) facts.rules.set(number, { rules, rebuilt: text });
        facts.successors.set(number, successorsOf(bytes));
      };
      const run = { source, userAgent: agent, validity, datedByName: true, observer: { file } };
      const result = await sync(store, run);
      if (sources.length > 1) console.log(`${source}:`);
      console.log(summarise(result, { all: true, hints: false }));
      if (result.failures.length > 0) {
        process.exitCode = 1;
        return null;
      }
    }
    if (validity && numbers.size > 1)
      throw new Error('--from states one day, but the files are of several editions.');
    return await editionsOf(store, today, facts, known);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

const UNDATED =
  'The first day of the file is not known. Name the file by it, as in blz_2026-12-07.txt, or add --from DAY.';

/** From what the carried editions were rebuilt, by Datensatznummer. */
function rebuiltSnapshots(): ReadonlyMap<number, string | null> {
  const carried = [SNAPSHOT, NEXT_EDITION].filter((file) => existsSync(file));
  const editions = carried.map((file) => parseSnapshot(readFileSync(file, 'utf8')).edition);
  return new Map(editions.map(({ highestRecordNumber, rebuilt }) => [highestRecordNumber, rebuilt]));
}

async function editionsOf(
  store: Store,
  today: string,
  facts: FileFacts,
  known: ReadonlyMap<number, string | null>,
) {
  const current = await readStored(store, today);
  const { upcoming } = current.state;
  const next = upcoming?.validFrom ? await readStored(store, upcoming.validFrom) : null;
  return { current: textOf(current, facts, known), next: next && textOf(next, facts, known) };
}

/** The text of an edition's snapshot, and what a file of it says besides. */
function textOf(
  { edition, banks }: Stored,
  { rules, successors, rebuilt }: FileFacts,
  known: ReadonlyMap<number, string | null>,
) {
  const carried = edition.origin === 'snapshot' ? known.get(edition.highestRecordNumber) : null;
  const source = rebuilt.get(edition.sha256) ?? carried ?? null;
  const own = { ...edition, sha256: source === null ? edition.sha256 : null, rebuilt: source };
  return {
    snapshot: formatSnapshot({ edition: own, banks }),
    rules: rules.get(edition.highestRecordNumber) ?? null,
    successors: successors.get(edition.highestRecordNumber) ?? [],
  };
}
