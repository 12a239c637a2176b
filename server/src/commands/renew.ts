import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rule, rulesOf } from '../bundesbank/contents.ts';
import { readConfig } from '../config.ts';
import { berlinDay, type Edition } from '../directory/edition.ts';
import { formatSnapshot } from '../directory/snapshot.ts';
import { NEXT_EDITION, SNAPSHOT, userAgent } from '../project.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { type Observer, sync } from '../sync/run.ts';
import { readStored, type Stored } from '../sync/store-file.ts';
import { summarise } from '../sync/summary.ts';
import { type RenewArguments, readRenewArguments } from './renew-arguments.ts';

/** The IBAN rules of an edition, and from what their file was rebuilt, if it was. */
interface Rules {
  readonly rules: readonly Rule[];
  readonly rebuilt: string | null;
}

/** What the files say besides banks: rules, by Datensatznummer, and what a file was rebuilt from, by SHA-256. */
interface FileFacts {
  readonly rules: Map<number, Rules>;
  readonly rebuilt: Map<string | null, string>;
}

/** An edition as scripts/renew.js gets it: the text of its snapshot, and its IBAN rules, if a file had them. */
type Sent = { readonly snapshot: string; readonly rules: Rules | null };

/**
 * The first half of `npm run renew`: takes the files, through all gates of the sync, into a database of its own that holds
 * the snapshot and the edition after it. Prints what has changed, and sends the edition of today and the next one to
 * scripts/renew.js, which makes the tables and writes the files.
 *
 * @returns the exit status: 0 if all files were taken or known, 1 if one could not be fetched or was refused
 */
async function renew({ sources, validity }: RenewArguments, agent: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-renew-'));
  const store = await openStore(`sqlite:${join(folder, 'renewed.sqlite')}`, SNAPSHOT, NEXT_EDITION);
  const today = berlinDay(new Date());
  const facts: FileFacts = { rules: new Map(), rebuilt: new Map() };
  const numbers = new Set<number>();
  try {
    const before = await readStored(store, today);
    for (const { source, rebuilt, isStated } of sources) {
      const file: Observer['file'] = (bytes, { validFrom, sha256, highestRecordNumber: number }) => {
        if (validFrom === null) throw new Error(UNDATED);
        numbers.add(number);
        const stored = before.state.held.find((edition) => edition.highestRecordNumber === number);
        const text = rebuilt !== null && !isStated ? (stored?.rebuilt ?? rebuilt) : rebuilt;
        if (text !== null) facts.rebuilt.set(sha256, text);
        const rules = rulesOf(bytes);
        if (rules) facts.rules.set(number, { rules, rebuilt: text });
      };
      const run = { source, userAgent: agent, validity, datedByName: true, observer: { file } };
      const result = await sync(store, run);
      if (sources.length > 1) console.log(`${source}:`);
      console.log(summarise(result, { all: true, hints: false }));
      if (result.failures.length > 0) return 1;
    }
    if (validity && numbers.size > 1)
      throw new Error('--from states one day, but the files are of several editions.');
    await send(store, today, facts);
    return 0;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

const UNDATED =
  'Nobody says from which day the file is valid. Name it by its first day, as in blz_2026-12-07.txt, or add --from DAY.';

async function send(store: Store, today: string, facts: FileFacts): Promise<void> {
  const current = await readStored(store, today);
  const { upcoming } = current.state;
  const next = upcoming?.validFrom ? await readStored(store, upcoming.validFrom) : null;
  const message = { current: sent(current, facts), next: next && sent(next, facts) };
  // Without a parent, as in a terminal, nothing is written: the command only shows what would change.
  if (process.send) await new Promise((resolve) => process.send?.(message, resolve));
}

function sent({ edition, banks }: Stored, { rules, rebuilt }: FileFacts): Sent {
  const source = rebuilt.get(edition.sha256);
  const own: Edition = source === undefined ? edition : { ...edition, sha256: null, rebuilt: source };
  return {
    snapshot: formatSnapshot({ edition: own, banks }),
    rules: rules.get(edition.highestRecordNumber) ?? null,
  };
}

try {
  const config = readConfig(process.env);
  const wanted = readRenewArguments(config.SYNC_SOURCE, process.argv.slice(2));
  if (wanted.help === null) process.exitCode = await renew(wanted, userAgent(config));
  else console.log(wanted.help);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.disconnect?.();
