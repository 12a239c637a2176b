import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatted, median, QUICK, report } from './figures.ts';
import { requestFor, startGenerator } from './generate-load.ts';
import { FOUND } from './requests.ts';
import { type ServerProcess, startOurs, withFolder } from './servers.ts';

// What the server needs: time to start, memory under load, memory for idle connections.

const LIMITS = { startMs: 500, rss: 150e6, idle: 12_000, attackedRss: 400e6 };
/** Attacks of bench-attacker, all at the same time. */
const ATTACKS = ['unread', 'fuzz', 'search'];
const ATTACK_SECONDS = QUICK ? 2 : 120;
const STARTS = QUICK ? 2 : 9;
const REQUESTS = QUICK ? 20_000 : 1_000_000;
const CONNECTIONS = QUICK ? 500 : 10_000;

async function start(folder: string): Promise<void> {
  const times: number[] = [];
  // The first start also makes the database, so it does not count.
  for (let round = -1; round < STARTS; round += 1) {
    const begin = performance.now();
    const server = await startOurs(folder);
    await (await fetch(server.url + FOUND[0])).text();
    if (round >= 0) times.push(performance.now() - begin);
    await server.end();
  }
  report(
    'start to the first answer',
    `limit of ${LIMITS.startMs} ms`,
    times.map((time) => time / LIMITS.startMs),
    {
      aim: '≤ 1',
      measured: `${formatted(median(times))} ms`,
    },
  );
}

async function load(server: ServerProcess): Promise<void> {
  const generator = startGenerator();
  const requests = FOUND.map((path) => requestFor(path));
  const samples: number[] = [];
  for (let asked = 0; asked < REQUESTS; ) {
    const job = { url: server.url, requests, status: '200', seconds: QUICK ? 0.1 : 1 };
    asked += (await generator.run(job)).answers;
    samples.push((await server.usage()).rss);
  }
  generator.end();
  report(
    `memory after ${REQUESTS.toLocaleString('en')} requests`,
    `limit of ${LIMITS.rss / 1e6} MB`,
    [Math.max(...samples) / LIMITS.rss],
    {
      aim: '≤ 1',
      measured: `${formatted(Math.max(...samples) / 1e6)} MB at most`,
    },
  );
  // Single samples vary with garbage collection, so the medians of two halves are compared.
  const half = Math.ceil(samples.length / 2);
  const [early, late] = [median(samples.slice(0, half)), median(samples.slice(half))];
  report('memory in the second half of these', 'the first half', [late / early], {
    aim: '≤ 1.05',
    measured: `${formatted(late / 1e6)} against ${formatted(early / 1e6)} MB`,
  });
}

async function idle(server: ServerProcess): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const before = (await server.usage()).rss;
  const sockets = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    sockets.push(socket);
  }
  const each = ((await server.usage()).rss - before) / CONNECTIONS;
  for (const socket of sockets) socket.destroy();
  report(
    `each of ${CONNECTIONS.toLocaleString('en')} idle connections`,
    `limit of ${LIMITS.idle / 1000} kB`,
    [each / LIMITS.idle],
    {
      aim: '≤ 1',
      measured: `${formatted(each / 1000)} kB`,
    },
  );
}

/** Takes the memory once a second while the server is attacked. */
async function attacked(folder: string): Promise<void> {
  const server = await startOurs(folder);
  const attackers = ATTACKS.map((attack) =>
    fork(new URL('bench-attacker.js', import.meta.url), [attack, server.url]),
  );
  let most = 0;
  for (let second = 0; second < ATTACK_SECONDS; second += 1) {
    await sleep(1000);
    most = Math.max(most, (await server.usage()).rss);
  }
  const hasEnded = attackers.some(({ exitCode }) => exitCode !== null);
  for (const attacker of attackers) attacker.kill('SIGKILL');
  await server.end();
  if (hasEnded) throw new Error('An attack has ended by itself.');
  report(
    'memory beside 2,000 clients that read nothing, fuzzed requests and searches',
    `limit of ${LIMITS.attackedRss / 1e6} MB`,
    [most / LIMITS.attackedRss],
    { aim: '≤ 1', measured: `${formatted(most / 1e6)} MB at most, in ${ATTACK_SECONDS} s` },
  );
}

await withFolder(async (folder) => {
  await start(folder);
  const loaded = await startOurs(folder);
  await load(loaded);
  await loaded.end();
  const fresh = await startOurs(folder);
  await idle(fresh);
  await fresh.end();
  await attacked(folder);
});
