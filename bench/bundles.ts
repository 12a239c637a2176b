import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { CALCULATOR_DIST, FILES } from '../server/src/project.ts';
import { LIBRARIES } from './libraries.ts';

/** A script as a page loads it. */
export interface Bundle {
  readonly name: string;
  readonly code: string;
}

const root = dirname(createRequire(import.meta.url).resolve('ibantools'));

export async function bundle(name: string, contents: string): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'library',
    platform: 'browser',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return { name, code: outputFiles[0]?.text ?? '' };
}

/** embed.js as it is served. */
export const OURS: Bundle = { name: 'embed.js', code: readFileSync(FILES.embed, 'utf8') };

/** The parts that a page may load in addition. */
export const OUR_PARTS: readonly Bundle[] = ['regeln.js', 'banken.js', 'laender.js'].map((name) => ({
  name,
  code: readFileSync(new URL(name, CALCULATOR_DIST), 'utf8'),
}));

/** The other libraries, each bundled for a page that needs only its validation. */
export const BUNDLES: readonly Bundle[] = await Promise.all(
  LIBRARIES.map(({ name, entry }) => bundle(name, entry)),
);
