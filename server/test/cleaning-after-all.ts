import { afterAll } from 'vitest';
import type { Cleanup } from './folder.ts';

/**
 * Cleans up after the last test of a file. To be called while the file is read; Vitest ignores an `afterAll` that a
 * `beforeAll` calls, and a server started there would outlive the tests.
 */
export function cleaningAfterAll(): Cleanup {
  const cleans: Parameters<Cleanup>[0][] = [];
  afterAll(async () => {
    for (const clean of cleans.reverse()) await clean();
  });
  return (clean) => cleans.push(clean);
}
