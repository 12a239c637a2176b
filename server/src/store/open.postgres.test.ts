import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { emptyDatabase } from '../../test/postgres/databases.ts';
import { banks, edition } from '../../test/stores.ts';
import { SNAPSHOT } from '../project.ts';
import { openStore } from './open.ts';

describe('openStore', () => {
  it.each([
    ['SQLite', async () => `sqlite:${join(temporaryFolder(), 'new-folder', 'test.sqlite')}`],
    ['PostgreSQL', emptyDatabase],
  ])(
    'puts the snapshot into a new database in %s, and leaves what it finds in another',
    async (_, database) => {
      const url = await database();
      const store = await openStore(url, SNAPSHOT);
      const first = await store.read('2099-01-01');
      expect(first?.banks).toEqual(snapshot.banks);
      expect(first?.state).toMatchObject({
        edition: { origin: 'snapshot', ...snapshot.edition },
      });
      await store.add(edition('sync', 'b'), banks, '2099-01-01');
      await store.close();

      const again = await openStore(url, SNAPSHOT);
      onTestFinished(() => again.close());
      expect((await again.read('2099-01-01'))?.banks).toEqual(banks);
    },
  );
});
