import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatted, median, QUICK, ratios, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { FOUND } from './requests.ts';
import { restartOurs, withFolder } from './servers.ts';

// How long a normal client waits for its answers while another client attacks the server.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.5] : [5, 2];
const PER_SECOND = 500;
/** How long an attack needs to reach its full strength, and the machine to become quiet again, in milliseconds. */
const [BEFORE, AFTER] = [4000, 1500];

const ATTACKS = {
  fuzz: 'fuzzed requests over 8 connections',
  flood: 'a flood over 8 connections',
  search: '60 searches a second, made to be slow',
  hosts: '60 pages a second, each under another host',
  idle: '10,000 idle connections',
  drip: '10,000 dripping headers',
};

await withFolder(async (folder) => {
  const server = await restartOurs(folder);
  const generator = startGenerator();
  const requests = FOUND.map((path) => requestFor(path));
  const job = { url: server.url, requests, status: '200', seconds: SECONDS, perSecond: PER_SECOND };
  /** The 99th percentile of the waiting time in each round, in milliseconds. Throws if an answer is wrong. */
  async function p99s(): Promise<number[]> {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push((await generator.run(job)).p99);
    return rounds;
  }

  await p99s();
  for (const [attack, name] of Object.entries(ATTACKS)) {
    // The speed of the machine changes from minute to minute, so each attack is compared with the rounds right before it.
    const quiet = await p99s();
    const attacker = fork(new URL('bench-attacker.js', import.meta.url), [attack, server.url]);
    await sleep(BEFORE);
    const beside = await p99s();
    if (attacker.exitCode !== null) throw new Error(`The attack has ended by itself: ${name}`);
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
    await sleep(AFTER);
    report(`p99 beside ${name}`, 'the same server left alone', ratios(beside, quiet), {
      aim: '≤ 3',
      measured: `${formatted(median(beside))} against ${formatted(median(quiet))} ms at ${PER_SECOND} a second`,
    });
  }
  generator.end();
  await server.end();
});
