import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMany } from '../server/test/raw-socket.ts';
import { compare, formatted, median, QUICK, reportLimit } from './figures.ts';
import { flood } from './generate-load.ts';
import { FOUND } from './requests.ts';
import { attack, type ServerProcess, startOurs, temporaryFolder } from './servers.ts';

// What the server needs: time to start, memory under load, memory for idle connections, memory while it is attacked.

/** Attacks of attacker.ts, all at the same time. */
const ATTACKS = ['unread', 'fuzz', 'search'];
const ATTACK_SECONDS = QUICK ? 2 : 120;
const STARTS = QUICK ? 1 : 9;
const REQUESTS = QUICK ? 10_000 : 1_000_000;
const CONNECTIONS = QUICK ? 500 : 2000;

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
  reportLimit('start to the first answer', times, 500, 'ms');
}

async function load(server: ServerProcess): Promise<void> {
  const samples: number[] = [];
  for (let asked = 0; asked < REQUESTS; ) {
    asked += await flood({ url: server.url, paths: FOUND, seconds: QUICK ? 0.2 : 1 });
    samples.push((await server.usage()).rss / 1e6);
  }
  reportLimit(`memory after ${formatted(REQUESTS)} requests`, [Math.max(...samples)], 150, 'MB');
  // Single samples vary with garbage collection, so the medians of two halves are compared.
  const half = Math.ceil(samples.length / 2);
  const [early, late] = [median(samples.slice(0, half)), median(samples.slice(half))];
  compare('memory in the second half of these', 'the first half', [late], [early], 'MB', { aim: '≤ 1.05' });
}

async function idle(server: ServerProcess): Promise<void> {
  const before = (await server.usage()).rss;
  const sockets: Socket[] = [];
  await openMany(server.url, CONNECTIONS, (socket) => sockets.push(socket));
  const each = ((await server.usage()).rss - before) / CONNECTIONS / 1000;
  for (const socket of sockets) socket.destroy();
  reportLimit(`each of ${formatted(CONNECTIONS)} idle connections`, [each], 12, 'kB');
}

/** Reads the memory once a second while the server is attacked. */
async function attacked(server: ServerProcess): Promise<void> {
  const attacks = ATTACKS.map((name) => attack(name, server.url));
  let most = 0;
  for (let second = 0; second < ATTACK_SECONDS; second += 1) {
    await sleep(1000);
    most = Math.max(most, (await server.usage()).rss / 1e6);
  }
  await Promise.all(attacks.map(({ end }) => end()));
  const what = 'memory beside 1,500 clients that read nothing, fuzzed requests and searches';
  reportLimit(what, [most], 400, 'MB');
}

const folder = temporaryFolder();
await start(folder);
for (const measure of [load, idle, attacked]) {
  const server = await startOurs(folder);
  await measure(server);
  await server.end();
}
