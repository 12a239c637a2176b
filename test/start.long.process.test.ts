import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyOfTheBuild } from '../server/test/copy-of-the-build.ts';
import { answers, npmStart } from './npm-start.ts';

/** What `npm start` runs, but for the build itself. */
const START = ['command', 'install', 'run-node'].map((name) => `scripts/${name}.js`);

/** A folder with the built project, where `npm start` finds nothing to build. */
function builtProject(): string {
  const folder = copyOfTheBuild();
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['package.json', 'package-lock.json', ...START]) cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'scripts/build.js'), 'export async function buildIfChanged() {}');
  return folder;
}

/** A client that sends all its requests over one connection, and keeps it open. */
function keepAliveClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async () => {
    const outgoing = get(url, { agent });
    const [response]: [IncomingMessage] = await (once(outgoing, 'response') as Promise<[IncomingMessage]>);
    const { status } = JSON.parse(await text(response));
    const { connection } = response.headers;
    return { code: response.statusCode, status, connection, reused: outgoing.reusedSocket };
  };
}

describe('npm start ends its server', () => {
  // A terminal sends its signals to all processes of a group.
  it.each<[string, (npm: number) => unknown, ((npm: number) => unknown)?]>([
    ['a supervisor ends npm', (npm) => process.kill(npm, 'SIGTERM')],
    ['a supervisor ends all that npm runs', (npm) => process.kill(-npm, 'SIGTERM')],
    ['Ctrl-C is pressed', (npm) => process.kill(-npm, 'SIGINT')],
    ['Ctrl-C is pressed twice', (npm) => process.kill(-npm, 'SIGINT'), (npm) => process.kill(-npm, 'SIGINT')],
    ['the terminal is closed', (npm) => process.kill(-npm, 'SIGHUP')],
  ])('after a last request over an open connection, when %s', async (_, end, endAgain) => {
    const { pid, exited, url } = await npmStart(builtProject());
    const [ask, askLast] = [keepAliveClient(url), keepAliveClient(url)];
    for (const client of [ask, askLast]) expect(await client()).toMatchObject({ code: 200, reused: false });
    end(pid);
    // The server answers “close” once it is ending. A last request must come within a second from then on.
    while ((await ask()).connection !== 'close');
    endAgain?.(pid);
    expect(await askLast()).toEqual({
      code: 200,
      status: expect.stringMatching(/ok|stale/),
      connection: 'close',
      reused: true,
    });
    await exited;
    await expect.poll(() => answers(url)).toBe(false);
  });
});
