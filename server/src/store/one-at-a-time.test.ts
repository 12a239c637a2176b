import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('oneAtATime runs the work again after it has failed', async () => {
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('The log can’t be written.');
  });
  await run();
  await run();
  expect(runs).toBe(2);
});
