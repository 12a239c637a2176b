import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Takes functions that clean up: Vitest's `onTestFinished`, or `cleaningAfterAll()` for what all tests of a file
 * share.
 */
export type Cleanup = (clean: () => void | Promise<void>) => void;

/** Makes an empty folder, removed after the test. */
export function temporaryFolder(cleanup: Cleanup = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a SQLite file that does not exist yet, in a folder that is removed after the test. */
export const newSqlite = () => `sqlite:${join(temporaryFolder(), 'test.sqlite')}`;

/** Makes a file in a folder of its own, removed after the test. @returns the file's path */
export function temporaryFile(content: Buffer | string, name = 'blz.txt'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}
