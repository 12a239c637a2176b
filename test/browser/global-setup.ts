import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    chromiumLibraries: string;
  }
}

/** Once for all test files, since the package unpacks its Chromium into a folder that all of them would write to. */
export default async function findChromiumOnce(project: TestProject) {
  project.provide('chromiumPath', await findChromium());
  // The package extends this in the process that unpacks.
  project.provide('chromiumLibraries', process.env['LD_LIBRARY_PATH'] ?? '');
}
