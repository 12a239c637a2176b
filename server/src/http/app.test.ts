import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../../test/app.ts';
import { snapshot } from '../../test/bank-file.ts';
import type { Bank } from '../directory/bank.ts';
import { Directory } from '../directory/directory.ts';
import type { Served } from '../store/watch-store.ts';
import { buildApp, type Parts } from './app.ts';

/** An application without pages that answers from what this function gives. */
async function appOf(served: Parts['served']) {
  const failures: Parameters<Parts['failed']>[0][] = [];
  const app = await buildApp({
    served,
    site: { pages: new Map(), notFoundPage: () => ({ status: 404, headers: {} }) },
    publicUrl: undefined,
    operator: { name: undefined, address: undefined, email: undefined, sourceUrl: undefined },
    failed: (failure) => failures.push(failure),
  });
  onTestFinished(() => app.close());
  return { get: (path: string) => ask(app, path), failures };
}

describe('the application', () => {
  it('answers from the directory that is served at that moment, and keeps no answer of another', async () => {
    const banks = ['Köln', 'Bonn'].map((city) => ({ ...(snapshot.banks[0] as Bank), city }));
    const directories = banks.map((bank) => new Directory([bank]));
    let served = 0;
    const { get } = await appOf(() => ({ directory: directories[served] }) as Served);
    for (const next of [0, 1, 0]) {
      served = next;
      expect(JSON.parse((await get(`/api/bank/${banks[0]?.blz}`)).body).city).toBe(banks[next]?.city);
    }
  });

  it('answers 500 to an unexpected failure, and reports it with method, URL and cause', async () => {
    const { get, failures } = await appOf(() => {
      throw new Error('The directory is gone.');
    });
    const { status, headers, body } = await get('/api/bank/37040044?x=1');
    expect([status, body]).toEqual([500, '{"error":"Interner Fehler."}']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(failures).toEqual([
      { method: 'GET', url: '/api/bank/37040044?x=1', error: new Error('The directory is gone.') },
    ]);
    expect((await get('/api/faq')).status).toBe(200);
  });
});
