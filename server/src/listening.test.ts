import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../test/listen.ts';
import { addressOf } from './listening.ts';

it.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['127.0.0.1', 80, 'http://127.0.0.1:80'],
  ['localhost', 443, 'http://localhost:443'],
  ['::', 8080, 'http://[::]:8080'],
])('the address of HOST=%s and port %d has both', (host, port, address) => {
  expect(addressOf(host, { address: host, port, family: 'IPv4' })).toBe(address);
});

it('the address has the port that was picked', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const port = await listen(server);
  expect(addressOf('127.0.0.1', server.address())).toBe(`http://127.0.0.1:${port}`);
});
