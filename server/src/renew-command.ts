import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { formatSnapshot } from './directory/snapshot.ts';
import { SNAPSHOT, userAgent } from './project.ts';
import { openStore } from './store/open.ts';
import { sync } from './sync/run.ts';
import { readStored } from './sync/stored.ts';
import { summarise } from './sync/summary.ts';

/**
 * `npm run renew`: syncs, through all gates, into a database that holds nothing but the snapshot. The last edition that
 * the source offers becomes the snapshot, also if its first day is to come. Prints what has changed.
 *
 * @param source where the sync finds the bank file
 * @returns the exit status: 0 if the snapshot is the last edition now, 1 if a file could not be had or was refused
 */
async function renew(source: string, agent: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-renew-'));
  const store = await openStore(`sqlite:${join(folder, 'renewed.sqlite')}`, SNAPSHOT);
  try {
    const result = await sync(store, { source, userAgent: agent, mustBeDated: true });
    // The edition of today is older, once the next one has become the snapshot.
    const isNewerAlready =
      result.failures.some(({ code }) => code === 'older') && result.changes.length === 0;
    const faults = result.failures.filter(({ code }) => code !== 'older');
    if (isNewerAlready && faults.length === 0) {
      console.log('unchanged\n  The snapshot is newer than what is valid today.');
      return 0;
    }
    console.log(summarise(result, { all: true }));
    if (faults.length > 0) return 1;
    const last = result.changes.at(-1)?.edition;
    if (!last?.validFrom) return 0;
    const { banks } = await readStored(store, last.validFrom);
    writeFileSync(SNAPSHOT, formatSnapshot({ edition: last, banks }));
    return 0;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

try {
  const config = readConfig(process.env);
  process.exitCode = await renew(process.argv[2] ?? config.SYNC_SOURCE, userAgent(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
