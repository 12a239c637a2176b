import { afterAll } from 'vitest';
import type { Cleanup } from './folder.ts';

/**
 * Cleans up after the last test of a file. To be called while the file is read; Vitest ignores an `afterAll` that a
 * `beforeAll` calls, and a server started there would outlive the tests.
 */
export function cleaningAfterAll(): Cleanup {
  const cleans: (() => void)[] = [];
  afterAll(() => {
    for (const clean of cleans.reverse()) clean();
  });
  return (clean) => cleans.push(clean);
}
