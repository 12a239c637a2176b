import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openMany, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines } from '../server.ts';
import { startWithInside } from './start-with-inside.ts';

/** The memory of our unit and our compose file, in bytes, and the heap that Node takes by itself where it has no more. */
const LIMIT = 512 * 2 ** 20;
const HEAP = '--max-old-space-size=256';

const LARGE = '/bankleitzahlen.json';
/** As in limits.ts. */
const [MAX_CONNECTIONS, MAX_UNFINISHED] = [2000, 32];
const STARTED = 'GET / HTTP/1.1\r\nHost: a\r\n';
const tinyFields = (count: number) => STARTED + 'a:\r\n'.repeat(count);

/** What each of how many connections sends, and whether the server closes it then. It reads nothing. */
const FLOODS: [name: string, connections: number, bytes: string, closed: boolean][] = [
  ['1,400 requests for all banks', 100, rawRequest(LARGE).repeat(1400), true],
  ['1,400 requests for a page', 100, rawRequest('/').repeat(1400), true],
  ['as many requests as it may', MAX_CONNECTIONS, rawRequest(LARGE).repeat(MAX_UNFINISHED), false],
  ['header fields of one letter, without an end', MAX_CONNECTIONS, tinyFields(8600), false],
];

it.each(FLOODS)(
  'with 512 MB, a flood does not end the server: %s, on %d connections',
  async (_, connections, bytes, closes) => {
    const { url, inside, child, output } = await startWithInside({ NODE_OPTIONS: HEAP });
    await request(url, '/');
    await request(url, LARGE);
    await inside('stay');
    const sockets: Socket[] = [];
    let closed = 0;
    await openMany(url, connections, (socket) => sockets.push(socket.pause().on('close', () => closed++)));
    // All of it arrives in one turn of the server's event loop.
    child.kill('SIGSTOP');
    for (const socket of sockets) socket.write(bytes);
    await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGCONT');
    const { maxRSS } = await inside('measure');
    if (closes) {
      for (const socket of sockets) socket.resume();
      await expect.poll(() => closed, { timeout: 120_000 }).toBe(connections);
    } else {
      expect(closed).toBe(0);
      for (const socket of sockets) socket.destroy();
    }
    await expect.poll(async () => (await request(url, '/healthz').catch(() => undefined))?.status).toBe(200);
    expect(Math.max(maxRSS, (await inside('measure')).maxRSS)).toBeLessThan(LIMIT);
    expect(logLines(output.stderr)).toEqual([]);
  },
);

it(`${MAX_CONNECTIONS} connections are served, and no more`, async () => {
  const { url, inside } = await startWithInside();
  const healthy = () =>
    request(url, '/healthz').then(
      ({ status }) => status,
      () => 'refused',
    );
  expect(await healthy()).toBe(200);
  await inside('stay');
  const open = new Set<Socket>();
  const opened = (socket: Socket) => {
    open.add(socket.resume());
    socket.on('close', () => open.delete(socket));
  };
  await openMany(url, MAX_CONNECTIONS, opened);
  await openMany(url, 50, opened);
  await expect.poll(() => open.size).toBe(MAX_CONNECTIONS);
  expect(await healthy()).toBe('refused');
  [...open][0]?.destroy();
  await expect.poll(healthy).toBe(200);
  for (const socket of open) socket.destroy();
});
