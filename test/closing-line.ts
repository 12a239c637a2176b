import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends the output of a test run with the line that CI reads: `N passed, N failed`, and `, N skipped` if any was. The
 * lines above it are the notes of tests, and each failed test with the first line of its error: CI often keeps only the
 * end of a long output.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    const notes: string[] = [];
    const failures: string[] = errors.map((error) => `outside of a test: ${firstLine(error)}`);
    for (const module of modules) {
      // A file that fails before its first test has no tests, so it counts as a failure itself.
      const broken = [...module.errors()];
      // So does a suite whose hook fails, because its tests count as skipped.
      for (const suite of module.children.allSuites()) broken.push(...suite.errors());
      count.failed += broken.length;
      const name = `${module.project.name} ${module.relativeModuleId}`;
      for (const error of broken) failures.push(`${name}: ${firstLine(error)}`);
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result();
        count[state === 'pending' ? 'failed' : state] += 1;
        const { note } = test.meta();
        if (note) notes.push(note);
        if (state === 'failed' || state === 'pending')
          failures.push(`${name} > ${test.fullName}: ${firstLine(reasons?.[0])}`);
      }
    }
    const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
    // On exit, so that it comes after the summary of the default reporter.
    process.on('exit', () => {
      for (const note of notes) console.log(note);
      for (const failure of failures) console.log(`Failed: ${failure}`);
      console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
    });
  }
}

function firstLine(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message ?? 'did not end').split('\n', 1)[0] ?? '';
}
