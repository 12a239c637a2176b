import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    chromiumLibraries: string;
  }
}

/** Finds Chromium once for all test files: the package unpacks it into one folder, which they would all write to. */
export default async function findChromiumOnce(project: TestProject) {
  project.provide('chromiumPath', await findChromium());
  // The package has added its libraries to this variable, but only in this process.
  project.provide('chromiumLibraries', process.env['LD_LIBRARY_PATH'] ?? '');
}
