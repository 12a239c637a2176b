import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { drainBeforeClose } from './drain.ts';

async function served() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  onTestFinished(() => app.close());
  drainBeforeClose(app);
  app.get('/', async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [data] = await once(socket, 'data');
  return String(data);
}

it('gives a kept connection one more answer, says that it is the last, and takes no new one', async () => {
  const { app, port } = await served();
  const [busy, idle] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of [busy, idle]) expect(await ask(socket)).toMatch(/\r\nconnection: keep-alive\r\n/i);
  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  const late = connect(port, '127.0.0.1');
  const [error] = await once(late, 'error');
  expect(error.code).toBe('ECONNREFUSED');
  const last = await ask(busy);
  expect(last).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(last).toMatch(/\r\nconnection: close\r\n/i);
  expect(closed).toBe(false);
  await once(idle, 'close');
  await closing;
});

it('ends at once where nobody is connected', async () => {
  const { app } = await served();
  const start = performance.now();
  await app.close();
  expect(performance.now() - start).toBeLessThan(400);
});
