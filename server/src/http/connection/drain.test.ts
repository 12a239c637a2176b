import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { drain } from './drain.ts';

it('a drained server still answers over a connection that waits in the system’s queue', async () => {
  const server = createServer((_, response) => response.end('answered')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answer = text(client);
  // By the next tick, the system has taken the connection, but the server has not: it polls after the ticks.
  const drained = new Promise<void>((resolve) => process.nextTick(() => resolve(drain(server))));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]+answered$/);
  await drained;
});
