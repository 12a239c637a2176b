import type { FastifyInstance } from 'fastify';
import { beforeAll, onTestFinished, vi } from 'vitest';
import { Directory } from '../src/directory/directory.ts';
import type { Edition } from '../src/directory/edition.ts';
import { buildApp } from '../src/http/app.ts';
import { prepareSite } from '../src/site/serve/prepare-site.ts';
import type { Served } from '../src/store/watch-store.ts';
import { snapshot, storedSnapshot } from './bank-file.ts';
import { cleaningAfterAll } from './cleaning-after-all.ts';
import type { Cleanup } from './folder.ts';
import type { Response } from './request.ts';

/** What the server answers from if only this edition is stored. */
function servedAlone(edition: Edition): Served {
  return {
    directory: new Directory(snapshot.banks),
    database: 'ok',
    state: {
      revision: 'snapshot',
      edition,
      history: [edition],
      held: [edition],
      lastAttempt: null,
      lastSync: null,
      upcoming: null,
      withdrawn: [],
      notBefore: null,
    },
  };
}

/** Tests send requests in loops, which keep the process as busy as an overload does. */
const NEVER_OVERLOADED = Number.POSITIVE_INFINITY;

interface Settings
  extends Partial<Pick<Parameters<typeof prepareSite>[0], 'publicUrl' | 'operator' | 'securityContact'>> {
  /** In what the edition differs from the snapshot. */
  readonly edition?: Partial<Edition>;
}

/** The application with its real site and the banks of the snapshot, in this process and without a socket. */
export async function snapshotApp(
  { publicUrl, operator = {}, securityContact, edition }: Settings = {},
  cleanup: Cleanup = onTestFinished,
): Promise<FastifyInstance> {
  const state = servedAlone({ ...storedSnapshot, ...edition });
  const served = () => state;
  const failed = (error: unknown) => {
    throw error;
  };
  const site = prepareSite({ served, publicUrl, operator, securityContact, failed });
  const app = await buildApp({ served, site, publicUrl, operator, failed, maxDelay: NEVER_OVERLOADED });
  cleanup(() => app.close());
  return app;
}

/**
 * Sends a request to an application without a socket.
 *
 * @param path as a browser would send it: dot segments are resolved, and an anchor is left out
 */
export async function ask(
  app: FastifyInstance,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const answer = await app.inject({ method: method as 'GET', url: path, headers });
  return { status: answer.statusCode, headers: answer.headers as Response['headers'], body: answer.body };
}

/**
 * Starts snapshotApp() before the first test of a file, and ends it after the last.
 *
 * @param today the day of its clock, as ISO 8601; the real one if absent
 * @returns a function that sends requests to it, like ask()
 */
export function useSnapshotApp(settings: Settings = {}, today?: string) {
  let app: FastifyInstance;
  const atTheEnd = cleaningAfterAll();
  beforeAll(async () => {
    if (today) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
      atTheEnd(() => void vi.useRealTimers());
    }
    app = await snapshotApp(settings, atTheEnd);
  });
  return (path: string, options?: Parameters<typeof ask>[2]) => ask(app, path, options);
}
