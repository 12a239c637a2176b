import type { StdioOptions } from 'node:child_process';
import { openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEXT_NUMBER, nextQuarter, quarterOn, shipped, snapshot, txt, xml } from '../../test/bank-file.ts';
import { bundesbank } from '../../test/bundesbank.ts';
import { temporaryFile } from '../../test/folder.ts';
import { statusOf as status } from '../../test/request.ts';
import { logLines, run, startServer } from '../../test/server.ts';
import { smallDatabase, withoutBranches } from '../../test/snapshot-store.ts';
import { closing } from '../../test/stores.ts';
import { startWithInside } from '../../test/web/start-with-inside.ts';
import { contentsOf } from '../bundesbank/contents.ts';
import { dayAfter, quarterFrom } from '../bundesbank/period.ts';
import { berlinDay } from '../directory/edition.ts';
import { openSqlite } from '../store/sqlite.ts';

const banks = snapshot.banks.slice(1);
// main.process.test.ts syncs a file of full size.
const bytes = txt(nextQuarter(banks, withoutBranches));

const bankFile = (content = bytes) => temporaryFile(content);

const newDatabase = async () => `sqlite:${await smallDatabase(shipped)}`;
const startOnSnapshot = async () => startServer({ DATABASE_URL: await newDatabase() });

async function sync(DATABASE_URL: string, ...args: string[]) {
  const { exited, output } = run('sync-command', { DATABASE_URL }, args);
  return { exitCode: await exited, ...output };
}

describe('npm run sync', () => {
  it('takes a bare path as a file, and prints the result as JSON', async () => {
    const { exitCode, stdout } = await sync(await newDatabase(), bankFile(), '--json', '--now');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'updated',
      reason: null,
      changes: [
        {
          edition: { banks: banks.length, highestRecordNumber: NEXT_NUMBER },
          difference: { added: [], removed: [snapshot.banks[0]], changed: [] },
        },
      ],
      failures: [],
    });
    expect(await sync(await newDatabase(), 'nowhere.txt')).toMatchObject({
      exitCode: 2,
      stdout: expect.stringContaining('nowhere.txt'),
    });
  });

  it('reads a bank file from standard input with -, but no more than a download may have', async () => {
    const args = ['-', '--now'];
    const piped: StdioOptions = ['pipe', 'pipe', 'pipe'];
    const good = run('sync-command', { DATABASE_URL: await newDatabase() }, args, undefined, {
      stdio: piped,
    });
    good.child.stdin?.end(bytes);
    expect([await good.exited, good.output.stdout]).toEqual([0, expect.stringMatching(/^updated\n/)]);
    const endless: StdioOptions = [openSync('/dev/zero', 'r'), 'pipe', 'pipe'];
    const { exited, output } = run('sync-command', { DATABASE_URL: await newDatabase() }, args, undefined, {
      stdio: endless,
    });
    expect([await exited, output.stdout]).toEqual([
      2,
      expect.stringMatching(/^unreachable\n {2}too-large: The file - is larger than 16 MiB\./),
    ]);
  });

  it('stores the edition even if its output is not read', async () => {
    const DATABASE_URL = await newDatabase();
    const { child, exited } = run('sync-command', { DATABASE_URL }, [bankFile(), '--now']);
    // As `| head -1` does.
    child.stdout?.destroy();
    child.stderr?.destroy();
    expect(await exited).toBe(0);
    expect(await sync(DATABASE_URL, bankFile(), '--now')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^unchanged\n/),
    });
  });

  it('shows what would change, and changes nothing, with --dry-run', async () => {
    const path = await smallDatabase(shipped);
    const store = closing(await openSqlite(path));
    const today = berlinDay(new Date());
    const before = await store.read(today);
    expect(await sync(`sqlite:${path}`, bankFile(), '--dry-run', '--now')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(
        /^updated \(dry run, nothing was stored\)\n.*\n {2}0 added, 1 removed, 0 changed\n/,
      ),
    });
    expect(await store.read(today)).toEqual(before);
  });

  it('asks from which day a newer file is valid, serves it from that day on, and changes the day only if that is accepted', async () => {
    const { url, database, output } = await startOnSnapshot();
    const current = quarterOn(berlinDay(new Date()));
    const later = quarterFrom(dayAfter(current.validUntil));
    expect((await sync(database, bankFile(), '--valid-from', current.validFrom)).exitCode).toBe(0);
    await expect.poll(() => status(url)).toMatchObject({ banks: banks.length, data: current });

    const stored = { banks, lastingRecords: withoutBranches.lastingRecords - 1 };
    const content = txt(nextQuarter(banks.slice(1), stored, NEXT_NUMBER + 9));
    const next = bankFile(content);
    const { exitCode, stdout } = await sync(database, next);
    expect([exitCode, stdout]).toEqual([
      1,
      `rejected\n  undated: The first day of the file is not known. What is served is valid until ${current.validUntil}, so the file seems to be the next edition. Add --valid-from DAY, or --now to serve it now.\n`,
    ]);
    await expect
      .poll(async () => (await status(url)).lastAttempt.reason)
      .toBe('Ab wann die Datei der Quelle gilt, ist unklar.');

    expect((await sync(database, next, '--valid-from', later.validFrom)).exitCode).toBe(0);
    const { validFrom } = later;
    const kept = {
      origin: 'sync',
      banks: banks.length - 1,
      validFrom,
      msg: 'An edition is stored for later',
    };
    await expect.poll(() => logLines(output.stderr)).toContainEqual(expect.objectContaining(kept));
    expect((await status(url)).banks).toBe(banks.length);

    const other = ['--valid-from', current.validFrom];
    expect(await sync(database, next, ...other)).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining(`other-period: This edition is stored as valid from ${validFrom}`),
    });
    expect((await sync(database, next, ...other, '--accept', contentsOf(content).sha256)).exitCode).toBe(0);
    const served = { origin: 'sync', banks: banks.length - 1, msg: 'Another edition is served' };
    await expect.poll(() => logLines(output.stderr)).toContainEqual(expect.objectContaining(served));
    expect((await status(url)).banks).toBe(banks.length - 1);
  });

  it('explains itself with --help, and if it is used wrongly', async () => {
    const usage = expect.stringContaining('Usage: npm run sync [-- SOURCE] [OPTIONS]');
    expect(await sync('', '--help')).toMatchObject({ exitCode: 0, stdout: usage });
    expect(await sync('', '--force')).toMatchObject({ exitCode: 5, stderr: usage });
  });
});

describe('npm run sync -- --back', () => {
  it('serves the edition before again, and a later run does not take the withdrawn one by itself', async () => {
    const { url, database } = await startOnSnapshot();
    expect((await sync(database, '--back')).exitCode).toBe(1);
    const file = bankFile();
    await sync(database, file, '--now');
    await expect.poll(async () => (await status(url)).banks).toBe(snapshot.banks.length - 1);
    expect(await sync(database, '--back')).toMatchObject({
      exitCode: 0,
      stdout: `updated\n  Serving the edition of ${shipped.edition.validFrom} until ${shipped.edition.validUntil} again, ${snapshot.banks.length} banks.\n`,
    });
    await expect.poll(async () => (await status(url)).banks).toBe(snapshot.banks.length);
    const { exitCode, stdout } = await sync(database, file);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('withdrawn: ')]);
    const [, sha256 = ''] = /--accept (\w+)/.exec(stdout) ?? [];
    expect((await sync(database, file, '--accept', sha256, '--now')).exitCode).toBe(0);
    await expect.poll(async () => (await status(url)).banks).toBe(snapshot.banks.length - 1);
  });
});

describe('a start', () => {
  it('with an edition that has ended syncs immediately, and restarts ask the source once', async () => {
    let requests = 0;
    const url = await bundesbank({
      'GET /blz.txt': (_, response) => {
        requests += 1;
        response.end('Wartungsarbeiten');
      },
    });
    const settings = {
      DATABASE_URL: await newDatabase(),
      SYNC_SCHEDULE: '0 0 1 1 *',
      SYNC_SOURCE: `${url}/blz.txt`,
    };
    const outcomes: [outcome: string, level: number][] = [];
    for (const restart of [0, 1]) {
      const { output, child, exited } = await startServer(settings);
      await expect.poll(() => output.stderr, { interval: 20 }).toContain('"msg":"Sync"');
      const [{ outcome, reason, level }] = logLines(output.stderr);
      outcomes.push([outcome, level]);
      if (restart === 0)
        expect(reason).toBe('This is not a bank file: it does not begin like one. Check SYNC_SOURCE.');
      child.kill('SIGKILL');
      await exited;
    }
    expect(outcomes).toEqual([
      ['rejected', 40],
      ['waiting', 30],
    ]);
    expect(requests).toBe(1);
  });

  it('with an edition that has not ended waits for its schedule', async () => {
    const database = await newDatabase();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const current = bankFile(xml(nextQuarter(banks, withoutBranches), day(-50), day(40)));
    expect((await sync(database, current)).exitCode).toBe(0);
    const { output, child, exited } = await startWithInside({
      DATABASE_URL: database,
      SYNC_SCHEDULE: '0 0 1 1 *',
    });
    child.kill('SIGTERM');
    expect([await exited, output.stderr]).toEqual([0, '']);
  });
});
