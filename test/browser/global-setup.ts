import type { TestProject } from 'vitest/node';
import { writeFontconfig } from './chromium-fonts.ts';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    chromiumLibraries: string;
    /** The path of the fontconfig file for Chromium. */
    chromiumFonts: string;
  }
}

/** Finds Chromium once for all test files: the package unpacks it into one folder, which they would all write to. */
export default async function findChromiumOnce(project: TestProject) {
  project.provide('chromiumPath', await findChromium());
  // The package has added its libraries to this variable, but only in this process.
  project.provide('chromiumLibraries', process.env['LD_LIBRARY_PATH'] ?? '');
  // The long tests measure text with the fonts of the system in any case, so `.ci/run` tries both.
  const fonts = writeFontconfig(process.env['TEST_FONTS'] === 'none' && project.name !== 'long');
  project.provide('chromiumFonts', fonts.file);
  return fonts.remove;
}
