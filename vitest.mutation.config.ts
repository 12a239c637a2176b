import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs against each change: those of the files that stryker.config.json names. */
export default defineConfig({
  test: {
    include: [
      'calculator/{src,tables,test}/**/*.test.ts',
      'server/src/bundesbank/*.test.ts',
      'server/src/sync/discover.test.ts',
    ],
    // This one tests the built script, which Stryker does not change.
    exclude: ['calculator/test/same-results.often.test.ts'],
    testTimeout: 30_000,
  },
});
