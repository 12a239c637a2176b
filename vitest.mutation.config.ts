import { defineConfig } from 'vitest/config';
import { TEST_EDITION } from './vitest.config.ts';

/** The tests that Stryker runs against each change: those of the files that stryker.config.json names. */
export default defineConfig({
  test: {
    alias: [TEST_EDITION],
    setupFiles: ['./test/property-seed.ts'],
    include: [
      'calculator/{src,tables,test}/**/*.test.ts',
      'server/src/bundesbank/*.test.ts',
      'server/src/sync/discover.test.ts',
    ],
    // The first tests the built script, which Stryker does not change; the others take too long for each change.
    exclude: ['calculator/test/same-results.test.ts', '**/*.{browser,process}.test.ts', '**/*.long.test.ts'],
    // What repeats something notices more changes with more repetitions.
    env: { TEST_COUNTS: 'long' },
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
