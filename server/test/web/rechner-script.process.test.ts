import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run as runEmbedded } from '../../../calculator/test/embedded.ts';
import { CALCULATOR_DIST } from '../../src/project.ts';
import { CANARY, editionA } from '../faults/editions.ts';
import { newSqlite, temporaryFile } from '../folder.ts';
import { request } from '../request.ts';
import { run, startServer, useServer } from '../server.ts';

const server = useServer();

it('rechner.js has the size that the build has measured', async () => {
  const { brotli } = JSON.parse(readFileSync(new URL('sizes.json', CALCULATOR_DIST), 'utf8'))['rechner.js'];
  const headers = { 'accept-encoding': 'br' };
  await expect
    .poll(async () =>
      Number((await request(server.url, '/rechner.js', { headers })).headers['content-length']),
    )
    .toBe(brotli);
});

it('rechner.js knows every bank of the edition that is served, and those of the next one after a sync', async () => {
  const script = async () => (await request(server.url, '/rechner.js')).body;
  expect(runEmbedded(await script()).lookupBic(CANARY)).toMatchObject({ city: 'Köln' });

  const file = temporaryFile(editionA.file);
  const sync = run('sync-command', { DATABASE_URL: server.database }, [file, '--now']);
  expect([await sync.exited, sync.output.stderr]).toEqual([0, expect.anything()]);
  await expect
    .poll(async () => runEmbedded(await script()).lookupBic(CANARY))
    .toMatchObject({ city: 'Altstadt' });
  const { lookupBic } = runEmbedded(await script());
  for (const { blz, name, city, bic } of editionA.banks)
    expect({ blz, ...lookupBic(blz) }).toEqual({ blz, name, city, bic });
});

it('rechner.js knows the served edition from its first answer after a start', async () => {
  const DATABASE_URL = newSqlite();
  await run('sync-command', { DATABASE_URL }, [temporaryFile(editionA.file), '--now']).exited;
  const { url } = await startServer({ DATABASE_URL });
  const { body } = await request(url, '/rechner.js');
  expect(runEmbedded(body).lookupBic(CANARY)).toMatchObject({ city: 'Altstadt' });
});
