import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInstalled } from '../../../test/installed.ts';
import { listen } from '../listen.ts';
import { ask, get, startNginx, useProxy } from './proxy.ts';

/** What no cache may keep: pages, the present state, errors, the scripts of the lists. */
const NOT_KEPT = '/ /api/status /api/bank/10000001 /list-worker.js'.split(' ');
const REQUESTS = 30;
/** Requests at the same time share two cores, so they take less time. A lock would make each wait for half a second. */
const MAX_RATIO = 2;

describe.skipIf(!isInstalled('nginx', '-v')).each(['nginx.conf', 'nginx-instances.conf'] as const)(
  'nginx with the example %s',
  (name) => {
    const proxy = useProxy((urls, cleanup) => startNginx(name, urls, cleanup));

    it.each(NOT_KEPT)('lets no request wait for another one: %s', async (path) => {
      const one = () => ask(proxy.tls, get(path));
      await one();
      let ratio = Number.POSITIVE_INFINITY;
      // On a busy machine, any single round may be slow.
      for (let round = 0; ratio >= MAX_RATIO && round < 5; round += 1) {
        const start = performance.now();
        for (let count = 0; count < REQUESTS; count += 1) await one();
        const between = performance.now();
        await Promise.all(Array.from({ length: REQUESTS }, one));
        ratio = (performance.now() - between) / (between - start);
      }
      expect(ratio).toBeLessThan(MAX_RATIO);
    });
  },
);

it.skipIf(!isInstalled('nginx', '-v'))(
  'nginx sends no request again that was not answered in time',
  async () => {
    let requests = 0;
    const silent = createServer((socket) => {
      socket
        .on('error', () => {})
        .on('data', () => {
          requests += 1;
        });
    });
    const url = `http://127.0.0.1:${await listen(silent)}`;
    onTestFinished(() => void silent.close());
    const proxy = await startNginx('nginx-instances.conf', [url, url], onTestFinished);
    expect((await ask(proxy.tls, get('/banken?q=Berlin'))).status).toBe(504);
    expect(requests).toBe(1);
  },
);
