import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SYNC_COMMAND } from '../server/src/project.ts';
import { SYNC_FLAGS } from '../server/src/sync/schedule.ts';
import { FULL_SIZE, NEXT_NUMBER, records, snapshot, txt } from '../server/test/bank-file.ts';
import { compare, inTurns, QUICK } from './figures.ts';
import { p99 } from './generate-load.ts';
import { FOUND } from './requests.ts';
import { startOurs, temporaryFolder } from './servers.ts';

// Waiting times while syncs store editions in the server's database, one every three seconds, each with changed banks.

const [ROUNDS, SECONDS] = QUICK ? [1, 1] : [5, 6];
const EVERY_MS = 3000;
const PER_SECOND = 1000;

const run = promisify(execFile);

const folder = temporaryFolder();
const DATABASE_URL = `sqlite:${join(folder, 'bank-directory.sqlite')}`;
const file = join(folder, 'file.txt');
const server = await startOurs(folder);
const job = { url: server.url, paths: FOUND, seconds: SECONDS, perSecond: PER_SECOND };
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

const waits = await inTurns(ROUNDS, {
  quiet: () => p99(job),
  async syncing() {
    const syncs = [sync()];
    const timer = setInterval(() => syncs.push(sync()), EVERY_MS);
    const wait = await p99(job);
    clearInterval(timer);
    await Promise.all(syncs);
    return wait;
  },
});
const more = ` at 1,000 a second, no error, ${edition} editions`;
const what = 'p99 while 20 syncs a minute run';
compare(what, 'the same without syncs', waits.syncing, waits.quiet, 'ms', { aim: '≤ 2', more });
await server.end();
