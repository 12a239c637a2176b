import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, exchange, openMany, rawRequest } from '../server/test/raw-socket.ts';
import { fuzzedRequests } from '../server/test/web/fuzzed-requests.ts';
import { SLOW_SEARCHES, searchPath } from './searches.ts';

// Arguments: ATTACK URL. Attacks the server until the process is killed. It is a process of its own, so that it does
// not slow down the normal client, which attack.ts measures.

const CONNECTIONS = Array.from({ length: 8 });
/** Fewer than the server allows, so that the normal client finds room. */
const MANY_CONNECTIONS = 1500;
const PAGES_PER_SECOND = 60;
const SLOW_CLIENTS = 1500;
const UNREAD_PAGES = ['/rechner.js', '/glossar', '/banken?q=Berlin', '/banken/37040044'];

const ATTACKS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  async fuzz(url) {
    const requests = fuzzedRequests(1);
    const one = async () => {
      for (;;) {
        const batch = Array.from({ length: 8 }, () => requests.next().value);
        const isHead = (index: number) => batch[index]?.startsWith('HEAD ') ?? false;
        // Bare node:http ends some connections without an answer.
        await exchange(url, batch.join(''), { answers: batch.length, isHead }).catch(() => {});
      }
    };
    await Promise.all(CONNECTIONS.map(one));
  },
  async flood(url) {
    const one = async () => {
      for (;;) await exchange(url, rawRequest('/api/bank/37040044').repeat(30), { answers: 30 });
    };
    await Promise.all(CONNECTIONS.map(one));
  },
  async search(url) {
    for (let index = 0; ; index += 1) {
      const request = rawRequest(searchPath(SLOW_SEARCHES[index % SLOW_SEARCHES.length] ?? ''));
      exchange(url, request).catch(() => {});
      await sleep(1000 / PAGES_PER_SECOND);
    }
  },
  async unread(url) {
    const ask = () => {
      const socket = connectTo(url).pause();
      socket.on('error', () => {}).on('close', () => setTimeout(ask, 100));
      socket.write(
        UNREAD_PAGES.map((path) => rawRequest(path))
          .join('')
          .repeat(4),
      );
    };
    for (let index = 0; index < SLOW_CLIENTS; index += 1) {
      ask();
      if (index % 100 === 0) await sleep(20);
    }
  },
  async idle(url) {
    await openMany(url, MANY_CONNECTIONS, (socket) => {
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
    for (let index = 0; index < MANY_CONNECTIONS; index += 1) {
      drip();
      if (index % 100 === 0) await sleep(20);
    }
  },
};

const [attack = '', url = ''] = process.argv.slice(2);
// Connections whose answers are not read do not keep a process running.
setInterval(() => {}, 1000);
await ATTACKS[attack]?.(url);
