import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfTheBuild } from '../server/test/copy-of-the-build.ts';
import { exchange } from '../server/test/raw-socket.ts';
import { answers as isServing, npmStart } from './npm-start.ts';

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

describe('npm start ends its server', () => {
  // A terminal sends its signals to all processes of a group.
  it.each<[string, (npm: number) => unknown, ((npm: number) => unknown)?]>([
    ['a supervisor ends npm', (npm) => process.kill(npm, 'SIGTERM')],
    ['Ctrl-C is pressed twice', (npm) => process.kill(-npm, 'SIGINT'), (npm) => process.kill(-npm, 'SIGINT')],
  ])('after the answer to a request that is under way, when %s', async (_, end, endAgain) => {
    const { pid, exited, url } = await npmStart(builtProject());
    const [started, rest] = ['GET /healthz HTT', 'P/1.1\r\nHost: a\r\n\r\n'];
    const { answers } = await exchange(url, started, {
      sent: async (socket) => {
        // The server has read the first bytes by the time that it has answered this.
        expect(await isServing(url)).toBe(true);
        end(pid);
        await expect.poll(() => isServing(url)).toBe(false);
        endAgain?.(pid);
        socket.write(rest);
      },
    });
    expect(answers).toMatchObject([
      { status: 200, headers: { connection: 'close' }, body: expect.stringMatching(/"status":"(ok|stale)"/) },
    ]);
    await exited;
    await expect.poll(() => isServing(url)).toBe(false);
  });
});
