import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { records, txt } from '../bank-file.ts';
import { bundesbank } from '../bundesbank.ts';
import { temporaryFolder } from '../folder.ts';
import { listen } from '../listen.ts';
import { run } from '../server.ts';

/** Starts a proxy that connects to one server, whichever it is asked for, and records which it was asked for. */
async function proxyTo(target: string) {
  const asked: (string | undefined)[] = [];
  const { port } = new URL(target);
  const proxy = createServer().on('connect', (request, client) => {
    asked.push(request.url);
    const upstream = connect(Number(port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [upstream, client]) socket.on('error', () => {});
  });
  const proxyPort = await listen(proxy);
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { asked, address: `http://127.0.0.1:${proxyPort}` };
}

it('the sync goes through the proxy that the environment names, except to hosts that NO_PROXY names', async () => {
  const url = await bundesbank({ 'GET /blz.txt': (_, response) => response.end(txt(records())) });
  const { asked, address } = await proxyTo(url);
  const settings = {
    DATABASE_URL: `sqlite:${join(temporaryFolder(), 'test.sqlite')}`,
    HTTP_PROXY: address,
    NO_PROXY: '127.0.0.1',
  };
  expect(await run('sync-command', settings, ['http://bank.invalid/blz.txt', '--now']).exited).toBe(0);
  expect(asked).toEqual(['bank.invalid:80']);
  expect(await run('sync-command', settings, [`${url}/blz.txt`, '--now']).exited).toBe(0);
  expect(asked).toHaveLength(1);
});
