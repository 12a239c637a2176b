import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Called with what has to be cleaned up: `onTestFinished`, or `cleaningAfterAll()` for what a whole file shares. */
export type Cleanup = (clean: () => void | Promise<void>) => void;

/** An empty folder that goes with the test. */
export function temporaryFolder(cleanup: Cleanup = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
