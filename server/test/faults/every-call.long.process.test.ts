import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { request } from 'undici';
import { beforeAll, describe, expect, it } from 'vitest';
import { SYNC_COMMAND } from '../../src/project.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { temporaryFolder } from '../folder.ts';
import { otherThan, smallA, smallB, type TestEdition } from './editions.ts';
import { expectOneOf } from './invariants.ts';
import { offer } from './offer.ts';
import { runWell } from './run-well.ts';

const INJECTOR = new URL('./failing-call.js', import.meta.url).href;
const EDITIONS: [TestEdition, TestEdition] = [smallA, smallB];
const cleanup = cleaningAfterAll();
const folder = temporaryFolder(cleanup);

/**
 * Runs the built sync in a thread, which starts with less work than a process. Its call number `at`, counted from 1,
 * fails; with `forGood`, all later calls fail, too.
 */
async function failing(
  database: string,
  source: string,
  { sha256 }: TestEdition,
  at: number,
  forGood: boolean,
) {
  const calls = `${database}.calls`;
  rmSync(calls, { force: true });
  const sync = new Worker(SYNC_COMMAND, {
    argv: [source, '--accept', sha256, '--now'],
    env: {
      DATABASE_URL: `sqlite:${database}`,
      FAULT_IN: 'sync-command.js',
      FAULT_CALLS: calls,
      FAULT_AT: String(at),
      ...(forGood && { FAULT_FOR_GOOD: '1' }),
    },
    execArgv: ['--import', INJECTOR],
    stdout: true,
    stderr: true,
  });
  cleanup(async () => void (await sync.terminate()));
  const [stdout, stderr] = [text(sync.stdout), text(sync.stderr)];
  const [exitCode] = await once(sync, 'exit');
  const made = readFileSync(calls, 'utf8').trim().split('\n');
  const failed = made.filter((call) => call.endsWith('(failed)'));
  return { exitCode, stdout: await stdout, stderr: await stderr, made, failed };
}

/** Expects that the operator reads an outcome with its exit status, or one sentence about what failed. */
function expectMessage({ exitCode, stdout, stderr, failed }: Awaited<ReturnType<typeof failing>>) {
  const [outcome] = /^\w+/.exec(stdout) ?? [];
  const ended = [exitCode, outcome, stderr.replace(/^(download|parse|check|store| {2}.* MB)\n/gm, '')];
  const message = `${failed[0]}: ${JSON.stringify(ended)}`;
  if (outcome) {
    const status = { updated: 0, unreachable: 2 }[outcome];
    expect(ended, message).toEqual([status, outcome, '']);
  } else {
    expect(ended, message).toEqual([
      4,
      undefined,
      expect.stringMatching(/^The (database|snapshot of the bank directory) .*\.\n$/),
    ]);
  }
}

describe('each call to store, files and network fails in turn', () => {
  let source: (edition: TestEdition) => string;
  beforeAll(async () => {
    source = await offer(EDITIONS, cleanup);
    // All threads then share the HTTP client's parser that V8 has compiled for this process.
    const { body } = await request(source(smallA));
    await body.dump();
  });

  it.concurrent.each([
    ['once', false],
    ['for good', true],
  ])('%s, in a sync of the next edition', async (name, forGood) => {
    const database = join(folder, `${name}.sqlite`);
    await runWell(database, smallA);
    let stored: TestEdition = smallA;
    // To replace a newer edition by an older one takes two calls more: the loop ends when neither run has so many.
    const unharmed = new Set<TestEdition>();
    // Once most is broken, one call more makes little difference.
    for (let at = 1; ; at += forGood ? 8 : 1) {
      const wanted = otherThan(stored, EDITIONS);
      const result = await failing(database, source(wanted), wanted, at, forGood);
      const now = expectOneOf(database, [stored, wanted]);
      if (result.failed.length === 0) {
        // This run made fewer calls.
        expect([result.exitCode, now.edition]).toEqual([0, wanted]);
        stored = wanted;
        if (unharmed.add(wanted).size < EDITIONS.length) continue;
        return;
      }
      expect(result.failed).toHaveLength(forGood ? result.made.length - at + 1 : 1);
      expectMessage(result);
      if (result.exitCode === 0) expect(now.edition).toBe(wanted);
      stored = now.edition;
      // A good sync follows some failures only, so that most runs find what a failed one has left.
      if (at % 10 > 0) continue;
      stored = otherThan(now.edition, EDITIONS);
      await runWell(database, stored);
    }
  });

  it('once, in the very first start', async () => {
    for (let at = 2; ; at += 8) {
      const database = join(folder, `first-${at}.sqlite`);
      const result = await failing(database, source(smallA), smallA, at, false);
      // From the download on, it is a sync like any other.
      if (result.made.slice(0, at).some((call) => call.startsWith('lookup'))) break;
      expectMessage(result);
      if (existsSync(database)) {
        await runWell(database, smallB);
        expectOneOf(database, [smallB]);
      }
    }
  });
});
