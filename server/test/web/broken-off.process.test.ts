import { expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { openMany, rawRequest } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines, startServer } from '../server.ts';

it('many connections that break off in their answers disturb neither others nor the log', async () => {
  const server = await startServer();
  await openMany(server.url, count({ usual: 1000, long: 10_000 }), (socket, index) => {
    socket.write(rawRequest(index % 2 ? '/faq' : '/api/faq'));
    // Before the answer, at its first byte, or at a moment in between.
    if (index % 3 === 0) socket.destroy();
    else if (index % 3 === 1) socket.once('data', () => socket.resetAndDestroy());
    else setImmediate(() => socket.resetAndDestroy());
  });
  expect((await request(server.url, '/api/bank/37040044')).status).toBe(200);
  expect(logLines(server.output.stderr)).toEqual([]);
});
