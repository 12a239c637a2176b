import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Bundles the server into server/dist: one file a command, because one file starts several times as fast. */
export async function buildServer() {
  await build({
    entryPoints: ['main', 'sync-command', 'snapshot-command'].map((name) => path(`src/${name}.ts`)),
    outdir: path('dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // It carries a binary, found beside its own files.
    external: ['@photostructure/sqlite'],
    // Bundled CommonJS packages ask for Node's modules by require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
