import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { newSqlite } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { exchange } from '../raw-socket.ts';
import { request } from '../request.ts';
import { logLines } from '../server.ts';
import { startWithInside } from './start-with-inside.ts';

/** Two servers side by side, to save time: most of a restart is waiting. */
const LANES = 2;
const RESTARTS = count({ usual: 1, long: 25 });
/** Requests a second to each server, of all its clients together. */
const RATE = 100;
const CLIENTS = 10;

/**
 * Sends a request, and sends it again if the connection was refused or has ended without an answer, as browsers and
 * proxies do (RFC 9112, section 9.3.1); every other failure counts. (inside.js reports any new connection that the
 * server accepted and did not answer.)
 */
function ask(port: number, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const failed = ({ code, message }: NodeJS.ErrnoException) => {
      if (code !== 'ECONNREFUSED' && code !== 'ECONNRESET') return resolve(message);
      setTimeout(() => resolve(ask(port, agent)), 10);
    };
    const outgoing = httpRequest({ host: '127.0.0.1', port, path: '/api/bank/37040044', agent });
    outgoing.on('error', failed).on('response', async (response) => {
      try {
        resolve(`${response.statusCode} ${JSON.parse(await text(response)).name}`);
      } catch (error) {
        resolve(`An answer that breaks off: ${error}`);
      }
    });
    outgoing.end();
  });
}

/** Starts a server and puts it under load, then restarts it again and again; resolves with the results. */
async function restartUnderLoad(restarts: number) {
  const port = await freePort();
  const settings = { PORT: String(port), DATABASE_URL: newSqlite() };
  let server = await startWithInside(settings);
  let going = true;
  const answers: string[] = [];
  const load = Array.from({ length: CLIENTS }, async (_, client) => {
    // Half of them keep their connection, half open one for each request.
    const agent = client % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
    while (going) {
      const pause = new Promise((resolve) => setTimeout(resolve, (1000 * CLIENTS) / RATE));
      answers.push(await ask(port, agent));
      await pause;
    }
    if (agent) agent.destroy();
  });
  for (let restart = 0; restart < restarts; restart += 1) {
    const before = answers.length;
    await new Promise((resolve) => setTimeout(resolve, 20 + 7 * (restart % 20)));
    await expect.poll(() => answers.length, { interval: 5 }).toBeGreaterThan(before + 5);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(logLines(server.output.stderr)).toEqual([]);
    server = await startWithInside(settings);
  }
  going = false;
  await Promise.all(load);
  return answers;
}

it(`${LANES * RESTARTS} restarts under load fail no request, and each ends the process with status 0`, async () => {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => restartUnderLoad(RESTARTS)));
  const answers = lanes.flat();
  expect(new Set(answers)).toEqual(new Set(['200 Commerzbank']));
});

it('a request under way at SIGTERM is answered, even if the rest of it comes later', async () => {
  const { url, child, exited } = await startWithInside();
  const [started, rest] = ['GET /api/bank/37040044 HTT', 'P/1.1\r\nHost: a\r\n\r\n'];
  expect((await request(url, '/healthz')).status).toBe(200);
  const { answers, closed } = await exchange(url, started, {
    answers: 2,
    sent: async (socket) => {
      await request(url, '/healthz');
      child.kill('SIGTERM');
      await expect.poll(() => request(url, '/healthz').catch(() => undefined)).toBeUndefined();
      socket.write(rest);
    },
  });
  expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' } }]);
  expect([closed, await exited]).toEqual([true, 0]);
});
