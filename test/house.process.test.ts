import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Runs an installed tool. If it fails, the test fails with its output. The compiler of TypeScript is a Go program:
 * without garbage collection, it takes a quarter less time, and hardly more memory.
 */
function passes(tool: string, ...args: string[]): void {
  try {
    execFileSync(process.execPath, [`node_modules/${tool}`, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GOGC: 'off' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    expect.fail(`${tool} failed:\n${stdout}${stderr}`);
  }
}

describe('the repository', () => {
  it('is formatted and linted', () => passes('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'));
  it.each(['.', 'calculator', 'server', 'server/tsconfig.browser.json'])(
    'has correct types in %s',
    (project) =>
      passes(
        'typescript/bin/tsc',
        ...['-p', project],
        // Several threads would each check the types that all files share.
        '--singleThreaded',
        // What has not changed since the last run is not checked again.
        ...[
          '--incremental',
          '--tsBuildInfoFile',
          `node_modules/.cache/types-${basename(project)}.tsbuildinfo`,
        ],
      ),
  );
  it('has no unused file, export or dependency', () => passes('knip/bin/knip.js', '--no-progress'));
});
