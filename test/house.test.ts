import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs one of the installed tools; what it complains about becomes the failure's message. */
function passes(tool: string, ...args: string[]): void {
  try {
    execFileSync(process.execPath, [`node_modules/${tool}`, ...args], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    expect.fail(`${tool} found:\n${stdout}${stderr}`);
  }
}

describe('the house', () => {
  it('is formatted and linted', () => passes('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'));
  it.each(['.', 'calculator', 'server', 'server/tsconfig.browser.json'])('has right types in %s', (project) =>
    passes('typescript/bin/tsc', '-p', project),
  );
  it('has no unused file, export or dependency', () => passes('knip/bin/knip.js', '--no-progress'));
});
