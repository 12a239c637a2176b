import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { snapshot } from '../bank-file.ts';
import { addEdition } from '../instances/editions.ts';
import { request } from '../request.ts';
import { otherLines, startServer } from '../server.ts';

const SWAPS = 20;

describe(`${SWAPS} swaps under load`, () => {
  it('give no error, no answer that mixes two editions, and none that is older than the one before', async () => {
    const { url, database, output } = await startServer();
    const store = await openSqlite(database.slice('sqlite:'.length));
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => {
      agent.destroy();
      return store.close();
    });
    let done = false;
    let newest = 0;
    const seen = { answers: 0, editions: new Set<number>(), etags: new Map<string, string>() };
    const load = Array.from({ length: 4 }, async (_, worker) => {
      let latest = 0;
      for (let index = worker; !done; index += 7) {
        const { blz, name } = snapshot.banks[index % snapshot.banks.length] ?? { blz: '', name: '' };
        const { status, headers, body } = await request(url, `/api/bank/${blz}`, { agent });
        const { etag = '' } = headers;
        const bank = JSON.parse(body);
        const swap = bank.name === name ? 0 : Number(/^Bank (\d+)$/.exec(bank.name)?.[1]);
        if (swap > 0) expect(body).toBe(JSON.stringify({ ...bank, blz, city: `Ort ${swap}` }));
        expect([status, swap >= latest]).toEqual([200, true]);
        // The same ETag means the same bytes.
        expect(seen.etags.get(etag) ?? body).toBe(body);
        seen.etags.set(etag, body);
        seen.editions.add(swap);
        seen.answers += 1;
        latest = swap;
        newest = Math.max(newest, swap);
        // A few hundred requests a second leave other tests enough CPU time.
        await sleep(5);
      }
    });
    for (let swap = 1; swap <= SWAPS; swap += 1) {
      await addEdition(store, swap);
      await expect.poll(() => newest, { interval: 5 }).toBe(swap);
    }
    done = true;
    await Promise.all(load);
    console.log(`${seen.answers} answers from ${seen.editions.size} editions`);
    expect(seen.editions.size).toBe(SWAPS + 1);
    expect(otherLines(output.stderr)).toEqual([]);
  });
});
