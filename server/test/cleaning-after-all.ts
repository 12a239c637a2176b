import { afterAll } from 'vitest';
import type { Cleanup } from './folder.ts';

/**
 * Cleans up after the last test of a file. It has to be called at the top level of a file or `describe`: Vitest ignores
 * an `afterAll` that is called within a `beforeAll`, and a server started there would outlive the tests.
 */
export function cleaningAfterAll(): Cleanup {
  const cleans: Parameters<Cleanup>[0][] = [];
  afterAll(async () => {
    for (const clean of cleans.reverse()) await clean();
  });
  return (clean) => cleans.push(clean);
}
