import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fuzzedRequests } from '../server/test/web/fuzzed-requests.ts';
import { compare, inTurns, percentile, QUICK } from './figures.ts';
import { FOUND, record, startOurs, startRecorded } from './servers.ts';

// How long a normal client waits for its answers while another client attacks the server. The attacker runs at a lower
// priority, because two cores are too few for attacker, client and server, and we want to measure the server.
//
// Most of the cost of a flood is Node's own: sockets and the HTTP parser. So we compare our server with bare node:http,
// which gets the same bytes and sends the recorded answers of our server, in the same run.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.5] : [9, 2];
const PER_SECOND = 500;
/** How long an attack needs to reach full strength, and the machine to recover from it, in milliseconds. */
const [BEFORE, AFTER] = [4000, 1500];
/** Steps of `nice`: others get ten times its share of a core. */
const STEPS_DOWN = 10;
const ATTACKS = { fuzz: 'fuzzed requests', flood: 'a flood' };
const ATTACKER = fileURLToPath(new URL('bench-attacker.js', import.meta.url));

/** Paths of fuzzed requests: all pages and files that they ask for, and many that lead nowhere. */
const fuzzedPaths = new Set(
  fuzzedRequests(1, 3000)
    .map((bytes) => bytes.split(' ')[1] ?? '')
    .filter((target) => /^\/(?!\/)[\w./?=&-]*$/.test(target)),
);

const ours = await startOurs();
const bare = await startRecorded('bare', await record(ours.url, [...FOUND, ...fuzzedPaths]));
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends each request at its planned time. A wait begins when the request is due, even if it is sent later.
 *
 * @returns the 99th percentile of the waiting time for an answer, in milliseconds
 */
async function wait(url: string): Promise<number> {
  const waits: Promise<number>[] = [];
  const start = performance.now();
  for (let sent = 0; sent < PER_SECOND * SECONDS; sent += 1) {
    const due = start + (sent / PER_SECOND) * 1000;
    while (due > performance.now()) await sleep(1);
    waits.push(ask(`${url}${FOUND[sent % FOUND.length]}`).then(() => performance.now() - due));
  }
  return percentile(await Promise.all(waits), 99);
}

async function ask(address: string): Promise<void> {
  const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`An answer has status ${response.statusCode}.`);
}

async function waitBeside(name: string, url: string): Promise<number> {
  const attacker = fork(ATTACKER, [name, url]);
  if (attacker.pid !== undefined) setPriority(attacker.pid, getPriority() + STEPS_DOWN);
  await sleep(BEFORE);
  const beside = await wait(url);
  if (attacker.exitCode !== null) throw new Error(`The attack has ended by itself: ${name}`);
  attacker.kill('SIGKILL');
  await once(attacker, 'exit');
  await sleep(AFTER);
  return beside;
}

for (const [name, words] of Object.entries(ATTACKS)) {
  // The rounds alternate, because the speed of the machine changes from minute to minute.
  const { quiet, beside, besideBare } = await inTurns(ROUNDS, {
    quiet: () => wait(ours.url),
    beside: () => waitBeside(name, ours.url),
    besideBare: () => waitBeside(name, bare.url),
  });
  const what = `p99 beside ${words} over 8 connections`;
  // Under fuzzed requests, bare node:http itself does not reach this aim.
  const aim = name === 'fuzz' ? undefined : '≤ 3';
  compare(what, 'the same server left alone', beside, quiet, 'ms', { aim });
  compare(what, 'bare node:http, with the same bytes', beside, besideBare, 'ms', { aim: '≤ 1.5' });
}
await Promise.all([ours.end(), bare.end()]);
