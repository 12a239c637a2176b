import { expect, it } from 'vitest';
import { keepNextTickFast } from './keep-next-tick-fast.ts';

it('the object that process.nextTick makes can be kept', () => {
  expect(keepNextTickFast()).toHaveProperty('callback');
});
