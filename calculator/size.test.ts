import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Visitors of foreign pages load every byte. What the bytes are spent on, the build prints. */
const CEILING = 4_608;

it('embed.js stays below its ceiling', () => {
  expect(statSync(new URL('dist/embed.js', import.meta.url)).size).toBeLessThanOrEqual(CEILING);
});
