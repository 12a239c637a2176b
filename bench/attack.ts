import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fuzzedRequests } from '../server/test/web/fuzzed-requests.ts';
import { compare, inTurns, QUICK } from './figures.ts';
import { p99 } from './generate-load.ts';
import { recordAnswers, UNKNOWN } from './record-answers.ts';
import { FOUND } from './requests.ts';
import { attack, restartOurs, startServer } from './servers.ts';

// Measures how long a normal client waits for its answers while another client attacks the server. The attacker runs at
// a lower priority, because two cores are too few for attacker, client and server, and we want to measure the server.
//
// Most of the cost of a flood is Node's own: sockets and the HTTP parser. So we compare our server with bare node:http,
// which gets the same bytes and sends the recorded answers of our server, in the same run.

const [ROUNDS, SECONDS] = QUICK ? [1, 0.5] : [5, 2];
const PER_SECOND = 500;
/** How long an attack needs to reach full strength, and the machine to recover from it, in milliseconds. */
const [BEFORE, AFTER] = [4000, 1500];

/** How much lower the attacker's priority is, in steps of `nice`: others get ten times its share of a core. */
const STEPS_DOWN = 10;

const ATTACKS = {
  fuzz: 'fuzzed requests over 8 connections',
  flood: 'a flood over 8 connections',
  search: '60 searches a second, made to be slow',
  idle: '1,500 idle connections',
  drip: '1,500 dripping headers',
};

/** The attacks that also run against bare node:http: their cost is mostly Node's. */
const COMPARED = new Set(['fuzz', 'flood']);

/** Paths of fuzzed requests: all pages and files that they ask for, and many that lead nowhere. */
function fuzzedPaths(): ReadonlySet<string> {
  const requests = fuzzedRequests(1);
  const targets = Array.from({ length: 3000 }, () => requests.next().value.split(' ')[1] ?? '');
  return new Set(targets.filter((target) => /^\/(?!\/)[\w./?=&-]*$/.test(target)));
}

const ours = await restartOurs();
const recorded = await recordAnswers(ours.url, [...FOUND, ...fuzzedPaths(), ...UNKNOWN]);
const bare = await startServer('bench-bare', {}, [recorded]);
const wait = (url: string) => p99({ url, paths: FOUND, seconds: SECONDS, perSecond: PER_SECOND });
async function waitBeside(name: string, url: string): Promise<number> {
  const { pid, end } = attack(name, url);
  if (pid !== undefined) setPriority(pid, getPriority() + STEPS_DOWN);
  await sleep(BEFORE);
  const beside = await wait(url);
  await end();
  await sleep(AFTER);
  return beside;
}

for (const [name, words] of Object.entries(ATTACKS)) {
  const isCompared = COMPARED.has(name);
  // The rounds alternate, because the speed of the machine changes from minute to minute.
  const { quiet, beside, besideBare } = await inTurns(ROUNDS, {
    quiet: () => wait(ours.url),
    beside: () => waitBeside(name, ours.url),
    besideBare: () => (isCompared ? waitBeside(name, bare.url) : Number.NaN),
  });
  compare(`p99 beside ${words}`, 'the same server left alone', beside, quiet, 'ms', {
    // Under fuzzed requests, bare node:http itself does not reach this aim.
    aim: name === 'fuzz' ? undefined : '≤ 3',
    more: ` at ${PER_SECOND} a second`,
  });
  const baseline = 'bare node:http, with the same bytes';
  if (isCompared) compare(`p99 beside ${words}`, baseline, beside, besideBare, 'ms', { aim: '≤ 1.5' });
}
await Promise.all([ours.end(), bare.end()]);
