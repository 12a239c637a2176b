import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SYNC_COMMAND } from '../server/src/project.ts';
import { SYNC_FLAGS } from '../server/src/sync/schedule.ts';
import { FULL_SIZE, NEXT_NUMBER, records, snapshot, txt } from '../server/test/bank-file.ts';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { startOurs, withFolder } from './servers.ts';

// Waiting times while syncs store editions in the server's database, one every three seconds, each with changed banks.

const [ROUNDS, SECONDS] = QUICK ? [1, 3] : [5, 6];
const EVERY_MS = 3000;
const PER_SECOND = 1000;

const run = promisify(execFile);

await withFolder(async (folder) => {
  const DATABASE_URL = `sqlite:${join(folder, 'bank-directory.sqlite')}`;
  const file = join(folder, 'file.txt');
  const server = await startOurs(folder);
  const generator = startGenerator();
  // Only banks that no edition changes, because their answers keep their length.
  const unchanged = snapshot.banks.slice(20).map(({ blz }) => requestFor(`/api/bank/${blz}`));
  const job = { url: server.url, requests: unchanged, status: '200', seconds: SECONDS };
  let edition = 0;

  /** @throws if the outcome of the command is not `updated` */
  async function sync(): Promise<void> {
    edition += 1;
    const banks = snapshot.banks.map((bank, index) =>
      index < 20 ? { ...bank, name: `Ausgabe ${edition}` } : bank,
    );
    writeFileSync(file, txt(records(banks, FULL_SIZE, NEXT_NUMBER + edition)));
    const { PATH = '' } = process.env;
    const command = [...SYNC_FLAGS, fileURLToPath(SYNC_COMMAND), `file:${file}`, '--now'];
    const { stdout } = await run(process.execPath, command, { env: { PATH, DATABASE_URL } });
    if (!/updated/i.test(stdout)) throw new Error(`Nothing was synced: ${stdout}`);
  }

  const p99 = { quiet: [] as number[], syncing: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    p99.quiet.push((await generator.run({ ...job, perSecond: PER_SECOND })).p99);
    const syncs: Promise<void>[] = [];
    const start = () => syncs.push(sync());
    start();
    const timer = setInterval(start, EVERY_MS);
    // A wrong answer throws.
    p99.syncing.push((await generator.run({ ...job, perSecond: PER_SECOND })).p99);
    clearInterval(timer);
    await Promise.all(syncs);
  }
  report('p99 while 20 syncs a minute run', 'the same without syncs', ratios(p99.syncing, p99.quiet), {
    aim: '≤ 2',
    measured: `${formatted(median(p99.syncing))} against ${formatted(median(p99.quiet))} ms at ${formatted(PER_SECOND)} a second, no error, ${edition} editions`,
  });
  generator.end();
  await server.end();
});
