import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectTo, exchange, openMany, rawRequest } from '../server/test/raw-socket.ts';
import { fuzzedRequests } from '../server/test/web/fuzzed-requests.ts';

// node bench-attack.js: how long a normal client waits for its answers, alone and beside an attack.
// node bench-attack.js ATTACK URL: attacks until it is killed; the client above has its process for itself.

const ATTACKS: Readonly<Record<string, (url: string) => Promise<void>>> = {
  'fuzzed requests over 8 connections': async (url) => {
    const requests = fuzzedRequests(1);
    const one = async () => {
      for (;;) {
        const batch = Array.from({ length: 8 }, () => requests.next().value);
        const isHead = (index: number) => batch[index]?.startsWith('HEAD ') ?? false;
        await exchange(url, batch.join(''), { answers: batch.length, isHead });
      }
    };
    await Promise.all(Array.from({ length: 8 }, one));
  },
  'a flood over 8 connections': async (url) => {
    const one = async () => {
      for (;;) await exchange(url, rawRequest('/api/bank/37040044').repeat(50), { answers: 50 });
    };
    await Promise.all(Array.from({ length: 8 }, one));
  },
  '10,000 idle connections': async (url) => {
    await openMany(url, 10_000, (socket) => {
      setInterval(() => socket.write(rawRequest('/healthz')), 8000);
      socket.resume();
    });
  },
  '10,000 dripping headers': async (url) => {
    const drip = () => {
      const socket = connectTo(url).resume();
      socket.on('error', () => {}).on('close', () => setTimeout(drip, 100));
      socket.write('GET / HTTP/1.1\r\nX: ');
      setInterval(() => socket.writable && socket.write('x'), 5000);
    };
    for (let index = 0; index < 10_000; index += 1) {
      drip();
      if (index % 100 === 0) await sleep(20);
    }
  },
};

const ROUNDS = 5;

/** Milliseconds until an answer was there, one asked for every 4 ms: of each round median and p99, of those the medians. */
async function waits(url: string): Promise<{ p50: number; p99: number }> {
  const agent = new Agent({ keepAlive: true });
  const one = async () => {
    const start = performance.now();
    const [response] = await once(get(`${url}/api/bank/37040044`, { agent }), 'response');
    await once(response.resume(), 'end');
    return performance.now() - start;
  };
  const at = (share: number, list: number[]) =>
    list.sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const [p50s, p99s]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all: Promise<number>[] = [];
    for (let index = 0; index < 400; index += 1) {
      all.push(one());
      await sleep(4);
    }
    const taken = await Promise.all(all);
    p50s.push(at(0.5, taken));
    p99s.push(at(0.99, taken));
  }
  agent.destroy();
  return { p50: at(0.5, p50s), p99: at(0.5, p99s) };
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-bench-'));
  const main = fileURLToPath(new URL('main.js', import.meta.url));
  const DATABASE_URL = `sqlite:${join(folder, 'bench.sqlite')}`;
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', SYNC_SCHEDULE: 'off', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  await waits(url);
  const rows = [];
  for (const name of Object.keys(ATTACKS)) {
    // The machine changes from minute to minute: each attack is compared with the quiet right before it.
    const quiet = await waits(url);
    const attacker = fork(fileURLToPath(import.meta.url), [name, url]);
    await sleep(4000);
    const beside = await waits(url);
    if (attacker.exitCode !== null) throw new Error(`The attack has ended by itself: ${name}`);
    attacker.kill('SIGKILL');
    await once(attacker, 'exit');
    await sleep(1000);
    rows.push({
      attack: name,
      'p50 in ms, quiet': quiet.p50.toFixed(2),
      'beside it ': beside.p50.toFixed(2),
      ratio: (beside.p50 / quiet.p50).toFixed(1),
      'p99 in ms, quiet': quiet.p99.toFixed(2),
      'beside it': beside.p99.toFixed(2),
      'ratio ': (beside.p99 / quiet.p99).toFixed(1),
    });
  }
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
  console.table(rows);
}

const [name, url] = process.argv.slice(2);
if (name && url) await ATTACKS[name]?.(url);
else await compare();
