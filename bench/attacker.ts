import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, exchange, openMany, rawRequest } from '../server/test/raw-socket.ts';
import { fuzzedRequests } from '../server/test/web/fuzzed-requests.ts';

// ATTACK URL: attacks until it is killed. In a process of its own, so that the normal client has another for itself.

const CONNECTIONS = Array.from({ length: 8 });
const CROWD = 10_000;

const ATTACKS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  async fuzz(url) {
    const requests = fuzzedRequests(1);
    const one = async () => {
      for (;;) {
        const batch = Array.from({ length: 8 }, () => requests.next().value);
        const isHead = (index: number) => batch[index]?.startsWith('HEAD ') ?? false;
        await exchange(url, batch.join(''), { answers: batch.length, isHead });
      }
    };
    await Promise.all(CONNECTIONS.map(one));
  },
  async flood(url) {
    const one = async () => {
      for (;;) await exchange(url, rawRequest('/api/bank/37040044').repeat(50), { answers: 50 });
    };
    await Promise.all(CONNECTIONS.map(one));
  },
  async idle(url) {
    await openMany(url, CROWD, (socket) => {
      setInterval(() => socket.write(rawRequest('/healthz')), 8000);
      socket.resume();
    });
  },
  async drip(url) {
    const drip = () => {
      const socket = connectTo(url).resume();
      socket.on('error', () => {}).on('close', () => setTimeout(drip, 100));
      socket.write('GET / HTTP/1.1\r\nX: ');
      setInterval(() => socket.writable && socket.write('x'), 5000);
    };
    for (let index = 0; index < CROWD; index += 1) {
      drip();
      if (index % 100 === 0) await sleep(20);
    }
  },
};

const [attack = '', url = ''] = process.argv.slice(2);
await ATTACKS[attack]?.(url);
