import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANARY, editionA, editionB, type TestEdition } from '../faults/editions.ts';
import { temporaryFolder } from '../folder.ts';
import { request } from '../request.ts';
import { otherLines, run, startServer } from '../server.ts';

describe('three processes on one SQLite file', () => {
  it('make it together, and each notices what another process has synced', async () => {
    const folder = temporaryFolder();
    const DATABASE_URL = `sqlite:${join(folder, 'shared.sqlite')}`;
    const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL })));
    const cities = () =>
      Promise.all(
        servers.map(async ({ url }) => JSON.parse((await request(url, `/api/bank/${CANARY}`)).body).city),
      );
    const file = join(folder, 'blz.txt');
    const sync = async ({ file: bytes, sha256 }: TestEdition) => {
      writeFileSync(file, bytes);
      expect(
        await run('sync-command', { DATABASE_URL }, [`file:${file}`, '--accept', sha256, '--now']).exited,
      ).toBe(0);
    };
    for (const [edition, city] of [
      [editionA, 'Altstadt'],
      [editionB, 'Neustadt'],
      [editionA, 'Altstadt'],
    ] as const) {
      await sync(edition);
      await expect.poll(cities, { interval: 20 }).toEqual([city, city, city]);
    }
    for (const { output } of servers) expect(otherLines(output.stderr)).toEqual([]);
  });
});
