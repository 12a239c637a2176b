import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TEST_EDITION } from './vitest.config.ts';

/** Runs quick test files first: one of them notices most changes, and then the others are not run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).reverse();
  }
}

/** The tests that Stryker runs against each change: those of the files that stryker.config.json names. */
export default defineConfig({
  test: {
    // One process with its modules for all files: starting one for each takes most of the time.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    alias: [TEST_EDITION],
    setupFiles: ['./test/property-seed.ts'],
    include: [
      'calculator/{src,tables,test}/**/*.test.ts',
      'server/src/bundesbank/*.test.ts',
      'server/src/sync/source.test.ts',
    ],
    // These take too long to run for each change.
    exclude: ['**/*.{browser,process}.test.ts', '**/*.long.test.ts'],
    // What repeats something notices more changes with more repetitions.
    env: { TEST_COUNTS: 'long' },
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
