import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openMany, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines } from '../server.ts';
import { maxConnections } from './open-files.ts';
import { startWithInside } from './start-with-inside.ts';

const WANTED = 10_000;
const CROWD = Math.min(WANTED, maxConnections());
/** As in create-server.ts. */
const MAX_CONNECTIONS = 12_000;
const TRIES_LIMIT = maxConnections() >= MAX_CONNECTIONS + 500;
const SHORT = TRIES_LIMIT ? '' : ' (the limit of open files allows no test of the limit)';
/**
 * What a connection may cost, and the process with all of them, in bytes. From Node 24 on, a bare `node:http` server
 * takes 11 kB for each, and V8 keeps four times as much room for new objects.
 */
const [EACH, ALL] = Number.parseInt(process.versions.node, 10) < 24 ? [12_000, 200e6] : [20_000, 320e6];

it(`${CROWD} idle connections${SHORT} cost ${EACH / 1000} kB each at most, up to ${MAX_CONNECTIONS} are served`, async () => {
  const server = await startWithInside();
  const healthy = () =>
    request(server.url, '/healthz').then(
      ({ status }) => status,
      () => 'refused',
    );
  expect((await request(server.url, '/')).status).toBe(200);
  await server.inside('stay');
  const before = await server.inside('measure');

  const open = new Set<Socket>();
  let answered = 0;
  const opened = (socket: Socket) => {
    open.add(socket);
    socket.once('data', () => {
      answered += 1;
    });
    socket.on('close', () => open.delete(socket));
  };
  await openMany(server.url, CROWD, opened);
  for (const socket of open) socket.write(rawRequest('/healthz'));
  await expect.poll(() => answered).toBe(CROWD);
  const slowly = { interval: 500 };
  // On a busy machine, the process gives memory back later.
  const rss = async () => (await server.inside('measure')).rss;
  await expect.poll(async () => ((await rss()) - before.rss) / CROWD, slowly).toBeLessThan(EACH);
  await expect.poll(rss, slowly).toBeLessThan(ALL);
  expect(await healthy()).toBe(200);

  if (TRIES_LIMIT) {
    await openMany(server.url, MAX_CONNECTIONS - CROWD, opened);
    expect(open.size).toBe(MAX_CONNECTIONS);
    await openMany(server.url, 200, opened);
    await expect.poll(() => open.size, { interval: 10 }).toBe(MAX_CONNECTIONS);
    expect(await healthy()).toBe('refused');
    [...open][0]?.destroy();
    await expect.poll(healthy).toBe(200);
  }
  for (const socket of open) socket.destroy();
  expect(logLines(server.output.stderr)).toEqual([]);
});
