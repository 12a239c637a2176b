import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z0-9]/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('SECURITY.md', () => {
  it('names existing tests for each promise', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const [promise, , tests = ''] of rows) {
      const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      expect([promise, paths.length > 0]).toEqual([promise, true]);
      for (const path of paths)
        expect([path, /\.test\.ts$/.test(path) && existsSync(path)]).toEqual([path, true]);
    }
  });

  it('has numbers in the form of the ASVS', () => {
    for (const [, numbers = ''] of rows) expect(numbers).toMatch(/^(?:\d{1,2}\.\d{1,2}\.\d{1,2}(?:, |$))*$/);
  });
});
