import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { berlinDay } from './directory/edition.ts';
import { formatSnapshot } from './directory/snapshot.ts';
import { NEXT_EDITION, SNAPSHOT, userAgent } from './project.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { sync } from './sync/run.ts';
import { readStored } from './sync/stored.ts';
import { summarise } from './sync/summary.ts';

/**
 * `npm run renew`: syncs, through all gates, into a database that holds nothing but the snapshot and the edition after it.
 * What is valid today becomes the snapshot, and what is valid later stands beside it. Prints what has changed.
 *
 * @param source where the sync finds the bank file
 * @returns the exit status: 0 if both are the last editions now, 1 if a file could not be had or was refused
 */
async function renew(source: string, agent: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-renew-'));
  const store = await openStore(`sqlite:${join(folder, 'renewed.sqlite')}`, SNAPSHOT, NEXT_EDITION);
  try {
    const result = await sync(store, { source, userAgent: agent, mustBeDated: true });
    console.log(summarise(result, { all: true }));
    if (result.failures.length > 0) return 1;
    await writeEditions(store, result.changes.length === 0);
    return 0;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** @param isUnchanged whether the sync has found nothing new */
async function writeEditions(store: Store, isUnchanged: boolean): Promise<void> {
  const { edition, banks, state } = await readStored(store, berlinDay(new Date()));
  const text = formatSnapshot({ edition, banks });
  if (isUnchanged && text !== readFileSync(SNAPSHOT, 'utf8'))
    console.log(`  The edition that was kept until ${edition.validFrom} is the snapshot now.`);
  writeFileSync(SNAPSHOT, text);
  const { upcoming } = state;
  if (!upcoming?.validFrom) return rmSync(NEXT_EDITION, { force: true });
  const next = await readStored(store, upcoming.validFrom);
  writeFileSync(NEXT_EDITION, formatSnapshot(next));
}

try {
  const config = readConfig(process.env);
  process.exitCode = await renew(process.argv[2] ?? config.SYNC_SOURCE, userAgent(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
