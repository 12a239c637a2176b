import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newSqlite, temporaryFolder } from '../folder.ts';
import { startServer } from '../server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Settings that make the process of a sync hang for ever, and a function that gives its process id once it does. */
function deaf() {
  const path = join(temporaryFolder(), 'pid');
  const environment = {
    NODE_OPTIONS: `--import ${new URL('./breaking-sync.js', import.meta.url).href}`,
    BREAK: 'does not answer',
    BREAK_PID_FILE: path,
  };
  const process = async () => {
    const read = () => {
      try {
        return Number(readFileSync(path, 'utf8'));
      } catch {
        return 0;
      }
    };
    await expect.poll(read, { interval: 20 }).toBeGreaterThan(0);
    return read();
  };
  return { environment, process };
}

/** Waits until a process has ended. */
async function expectEnded(pid: number): Promise<void> {
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning, { interval: 20 }).toBe(false);
}

describe('a sync that does not answer signals any more', () => {
  it('is ended with the server that has started it', async () => {
    const { environment, process } = deaf();
    const server = await startServer({ ...environment, SYNC_SCHEDULE: '* * * * * *' });
    const pid = await process();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await expectEnded(pid);
  });

  // test/start.long.process.test.ts tries the other signals, which npm's programs pass on in the same way.
  it('is ended by SIGTERM to npm run sync', async () => {
    const { environment, process: pidOfSync } = deaf();
    const { PATH = '' } = process.env;
    const DATABASE_URL = newSqlite();
    const command = spawn(process.execPath, ['scripts/command.js', 'sync-command', '--help'], {
      cwd: ROOT,
      env: { PATH, DATABASE_URL, ...environment },
      stdio: 'ignore',
    });
    const exited = once(command, 'exit');
    onTestFinished(() => void command.kill('SIGKILL'));
    const pid = await pidOfSync();
    command.kill('SIGTERM');
    expect(await exited).toEqual([137, null]);
    await expectEnded(pid);
  });
});
