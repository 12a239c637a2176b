import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { CALCULATOR_DIST, FILES } from '../server/src/project.ts';
import { PEERS } from './peers.ts';

/** A script for a page. */
export interface Bundle {
  readonly name: string;
  readonly code: string;
}

const root = dirname(createRequire(import.meta.url).resolve('ibantools'));

async function bundle(name: string, contents: string): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'peer',
    platform: 'browser',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return { name, code: outputFiles[0]?.text ?? '' };
}

/** embed.js as it is served. */
export const OURS: Bundle = { name: 'embed.js', code: readFileSync(FILES.embed, 'utf8') };

/** What a page may load beside it. */
export const OUR_PARTS: readonly Bundle[] = ['regeln.js', 'banken.js', 'laender.js'].map((name) => ({
  name,
  code: readFileSync(new URL(name, CALCULATOR_DIST), 'utf8'),
}));

/** The other libraries as a page would load them that needs nothing but their validation. */
export const BUNDLES: readonly Bundle[] = await Promise.all(
  PEERS.map(({ name, entry }) => bundle(`${name}, its validation alone`, entry)),
);
