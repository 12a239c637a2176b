import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Takes functions that clean up. It is Vitest's `onTestFinished`, or `cleaningAfterAll()` for what all tests of a file
 * share.
 */
export type Cleanup = (clean: () => void | Promise<void>) => void;

/** Makes an empty folder, which goes with the test. */
export function temporaryFolder(cleanup: Cleanup = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file with this content in a folder of its own, which goes with the test. @returns its path */
export function temporaryFile(content: Buffer | string, name = 'blz.txt'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
