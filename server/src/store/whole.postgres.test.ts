import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { snapshot } from '../../test/bank-file.ts';
import { DATABASES } from '../../test/postgres/stores.ts';
import { edition, TODAY } from '../../test/stores.ts';
import type { Store } from './store.ts';

const ROUNDS = count({ usual: 5, long: 20 });

function expectWhole(seen: Awaited<ReturnType<Store['read']>>, length = seen?.state.edition.banks) {
  expect(seen?.banks).toHaveLength(length ?? 0);
}

describe.each(DATABASES)('a store in %s', (_, database) => {
  it('never shows another process’s edition in part', async () => {
    const open = await database();
    const store = await open();
    await store.seed(
      [{ edition: { ...edition('snapshot', 'a'), banks: snapshot.banks.length }, banks: snapshot.banks }],
      TODAY,
    );
    const other = await open();
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each edition has a different number of banks.
      const size = 3000 + round;
      const next = { ...edition('sync', 'b'), banks: size };
      let isWritten = false;
      const writing = other.add(next, snapshot.banks.slice(0, size), TODAY).then(() => {
        isWritten = true;
      });
      while (!isWritten) expectWhole(await store.read(TODAY));
      await writing;
      expectWhole(await store.read(TODAY), size);
    }
  });
});
