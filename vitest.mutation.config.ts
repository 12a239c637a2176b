import { defineConfig } from 'vitest/config';
import { TEST_EDITION } from './vitest.config.ts';

/** The tests that Stryker runs against each change: the fast ones of the files that stryker.config.json names. */
export default defineConfig({
  test: {
    // One process with its modules for all files: starting one for each takes most of the time.
    isolate: false,
    alias: [TEST_EDITION],
    setupFiles: ['./test/property-seed.ts'],
    include: [
      'calculator/{src,tables,test}/**/*.test.ts',
      'server/src/{bundesbank,directory,http,store,sync}/**/*.test.ts',
    ],
    exclude: ['**/*.{browser,postgres,process}.test.ts', '**/*.long.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
