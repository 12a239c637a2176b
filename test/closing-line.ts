import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends the test run with the line that CI reads: `N passed, N failed` (and `, N skipped` where any was). Above it stands
 * each test that failed, with the first line of its error: of a long output, often only the end is kept.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    const failures: string[] = errors.map((error) => `outside of a test: ${firstLine(error)}`);
    for (const module of modules) {
      // A module that broke before its first test has no test to count: it is a failure of its own.
      const broken = [...module.errors()];
      // So is a suite whose hook failed: its tests are only left out.
      for (const suite of module.children.allSuites()) broken.push(...suite.errors());
      count.failed += broken.length;
      for (const error of broken) failures.push(`${module.relativeModuleId}: ${firstLine(error)}`);
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result();
        count[state === 'pending' ? 'failed' : state] += 1;
        if (state === 'failed' || state === 'pending')
          failures.push(`${module.relativeModuleId} > ${test.fullName}: ${firstLine(reasons?.[0])}`);
      }
    }
    const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
    // Deferred, so that it comes after the summary of the default reporter.
    process.on('exit', () => {
      for (const failure of failures) console.log(`Failed: ${failure}`);
      console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
    });
  }
}

function firstLine(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message ?? 'did not end').split('\n', 1)[0] ?? '';
}
