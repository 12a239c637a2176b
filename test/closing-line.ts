import type { Reporter, TestModule } from 'vitest/node';

/** Ends the test run with the line that CI reads: `N passed, N failed` (and `, N skipped` where any was). */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      // A module that broke before its first test has no test to count: it is a failure of its own.
      count.failed += module.errors().length;
      // So is a suite whose hook failed: its tests are only left out.
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'failed' : state] += 1;
      }
    }
    const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
    // Deferred, so that it comes after the summary of the default reporter.
    process.on('exit', () => console.log(`${count.passed} passed, ${count.failed} failed${skipped}`));
  }
}
