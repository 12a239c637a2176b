import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { startWithInside } from './start-with-inside.ts';

const RESTARTS = 50;
/** Requests a second, of all clients together. */
const RATE = 100;
const CLIENTS = 10;

/**
 * Asks, and asks again where the connection was refused; every other failure counts. A new connection that is reset was
 * refused, too: it waited in the system's queue when the server stopped listening. (That the server itself resets none
 * that it has accepted, inside.js sees to.)
 */
function ask(port: number, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const failed = ({ code, message }: NodeJS.ErrnoException) => {
      const refused = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !outgoing.reusedSocket);
      if (!refused) return resolve(message);
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

describe('H11: SIGTERM under load', () => {
  it(`fails no request in ${RESTARTS} restarts, and ends the process within 5 s`, async () => {
    const port = await freePort();
    const settings = { PORT: String(port), DATABASE_URL: `sqlite:${join(temporaryFolder(), 'test.sqlite')}` };
    let server = await startWithInside(settings);
    let going = true;
    const answers = new Map<string, number>();
    const load = Array.from({ length: CLIENTS }, async (_, client) => {
      // Half of them keep their connection, half open one for each request.
      const agent = client % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
      while (going) {
        const pause = new Promise((resolve) => setTimeout(resolve, (1000 * CLIENTS) / RATE));
        const answer = await ask(port, agent);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        await pause;
      }
      if (agent) agent.destroy();
    });
    const took: number[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20 + 7 * (restart % 20)));
      const start = performance.now();
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      took.push(performance.now() - start);
      expect(server.output.stderr).toBe('');
      server = await startWithInside(settings);
    }
    going = false;
    await Promise.all(load);
    expect([...answers.keys()]).toEqual(['200 Commerzbank']);
    expect(answers.get('200 Commerzbank')).toBeGreaterThan(RESTARTS * 5);
    expect(Math.max(...took)).toBeLessThan(5000);
  }, 180_000);
});
