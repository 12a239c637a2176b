import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Builds into server/dist the commands, and the files that our pages load. */
export async function buildServer() {
  await Promise.all([buildCommands(), buildForBrowsers()]);
}

/** One file a command, because one file starts several times as fast. */
async function buildCommands() {
  await build({
    entryPoints: ['main', 'sync-command', 'snapshot-command'].map((name) => path(`src/${name}.ts`)),
    outdir: path('dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // One carries a binary, found beside its own files; the other is loaded only where it is needed.
    external: ['@photostructure/sqlite', 'pg'],
    // Bundled CommonJS packages ask for Node's modules by require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

async function buildForBrowsers() {
  await build({
    entryPoints: {
      site: path('src/site/style/site.css'),
      'site-script': path('src/site/browser/site.ts'),
    },
    outdir: path('dist'),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    logLevel: 'warning',
  });
  for (const picture of ['favicon.svg', 'preview.png'])
    await copyFile(path(`src/site/${picture}`), path(`dist/${picture}`));
}
