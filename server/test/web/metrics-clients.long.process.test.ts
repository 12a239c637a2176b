import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { exchange } from '../raw-socket.ts';
import { logLines, startServer } from '../server.ts';

// Each test takes until the server's time limit.
it.each([
  ['says nothing', ''],
  ['never ends its header', 'GET /metrics HTTP/1.1\r\nHost: a\r\n'],
])('a client of the figures that %s is answered as on the site, and disconnected', async (_, bytes) => {
  const port = await freePort();
  const { output } = await startServer({ METRICS_PORT: String(port) });
  const { answers, closed } = await exchange(`http://127.0.0.1:${port}`, bytes, { answers: 2 });
  expect([answers.map(({ status }) => status), closed]).toEqual([[408], true]);
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(logLines(output.stderr)).toEqual([]);
});
