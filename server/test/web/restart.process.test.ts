import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { newSqlite } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { logLines } from '../server.ts';
import { startWithInside } from './start-with-inside.ts';

const RESTARTS = 3;
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

it(`${RESTARTS} restarts under load fail no request, and each ends the process with status 0`, async () => {
  expect(new Set(await restartUnderLoad(RESTARTS))).toEqual(new Set(['200 Commerzbank']));
});
