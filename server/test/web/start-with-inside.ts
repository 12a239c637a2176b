import type { StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { Cleanup } from '../folder.ts';
import { startServer } from '../server.ts';

const INSIDE = `--import=${new URL('inside.js', import.meta.url)}`;

/** Starts the built server with inside.js in its process. */
export async function startWithInside(
  environment: Record<string, string> = {},
  cleanup: Cleanup = onTestFinished,
  stderr: 'pipe' | number = 'pipe',
) {
  const stdio: StdioOptions = ['ignore', 'pipe', stderr, 'ipc'];
  const NODE_OPTIONS = `${INSIDE} ${environment['NODE_OPTIONS'] ?? ''}`;
  const server = await startServer({ ...environment, NODE_OPTIONS }, cleanup, { stdio });
  /** Makes inside.js do one of its commands. @returns the memory in use afterwards, and the most that ever was, in bytes */
  const inside = async (deed: string): Promise<NodeJS.MemoryUsage & { maxRSS: number }> => {
    const answer = once(server.child, 'message');
    server.child.send(deed);
    return (await answer)[0];
  };
  return { ...server, inside };
}
