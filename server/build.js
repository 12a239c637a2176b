import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildTimeData, WITH_REQUIRE } from '../calculator/bundle.js';
import { replaceFile } from '../scripts/replace-file.js';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Builds the commands and the files that our pages load, into server/dist. */
export async function buildServer() {
  await write(
    bundleCommands({
      main: path('src/main.ts'),
      'sync-command': path('src/commands/sync.ts'),
    }),
    bundleForBrowsers(),
  );
  for (const picture of ['favicon.svg', 'preview.png', 'touch-icon.png'])
    await replaceFile(path(`dist/${picture}`), await readFile(path(`src/site/frame/pictures/${picture}`)));
}

/** Builds the command that scripts/renew.js starts. A server does not need it. */
export const buildRenewal = () => write(bundleCommands({ 'renew-command': path('src/commands/renew.ts') }));

/** @param {Promise<import('esbuild').BuildResult<{ write: false }>>[]} bundles */
async function write(...bundles) {
  await mkdir(path('dist'), { recursive: true });
  for (const { outputFiles } of await Promise.all(bundles))
    for (const file of outputFiles) await replaceFile(file.path, file.contents);
}

/**
 * Bundles each command into one file, which starts several times as fast as many files.
 *
 * @param {Record<string, string>} entryPoints
 */
function bundleCommands(entryPoints) {
  return build({
    write: false,
    entryPoints,
    outdir: path('dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // @photostructure/sqlite finds its binary beside its own files. pg is loaded only if PostgreSQL is used, and
    // Fastify's compilers of schemas never (http/app.ts).
    external: [
      '@photostructure/sqlite',
      'pg',
      '@fastify/ajv-compiler',
      '@fastify/fast-json-stringify-compiler',
    ],
    banner: { js: WITH_REQUIRE },
    sourcemap: 'linked',
    plugins: [buildTimeData],
    logLevel: 'warning',
  });
}

/** Bundles the style sheets and scripts of our pages. PAGE_FILES in src/site/frame/visit.ts has their names. */
function bundleForBrowsers() {
  return build({
    write: false,
    entryPoints: [
      { out: 'site', in: path('src/site/frame/style/site.css') },
      { out: 'site', in: path('src/site/frame/script/site.ts') },
      { out: 'home', in: path('src/site/home/script/home.ts') },
      { out: 'bank', in: path('src/site/banks/script/bank-account.ts') },
      { out: 'filter', in: path('src/site/frame/script/filter.ts') },
      { out: 'schnittstelle', in: path('src/site/api/api.css') },
      { out: 'einbetten', in: path('src/site/embedding/configurator.css') },
      { out: 'einbetten', in: path('src/site/embedding/script/configure.ts') },
      { out: 'listen', in: path('src/site/lists/lists.css') },
      { out: 'listen', in: path('src/site/lists/script/lists.ts') },
      { out: 'girocode', in: path('src/site/girocode/girocode.css') },
      { out: 'girocode', in: path('src/site/girocode/script/girocode.ts') },
    ],
    outdir: path('dist'),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    plugins: [buildTimeData],
    logLevel: 'warning',
  });
}
