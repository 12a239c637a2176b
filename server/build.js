import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packedTables } from '../calculator/bundle.js';
import { replaceFile } from '../scripts/replace-file.js';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Builds the commands and the files that our pages load, into server/dist.
 *
 * @param {{ all: boolean }} options all: also the command of `npm run renew`, which no server needs
 */
export async function buildServer({ all }) {
  await mkdir(path('dist'), { recursive: true });
  const commands = ['sync', 'tidy', ...(all ? ['renew'] : [])];
  const built = await Promise.all([buildCommands(commands), buildForBrowsers()]);
  for (const { outputFiles } of built)
    for (const file of outputFiles) await replaceFile(file.path, file.contents);
  for (const picture of ['favicon.svg', 'preview.png', 'touch-icon.png'])
    await replaceFile(path(`dist/${picture}`), await readFile(path(`src/site/frame/pictures/${picture}`)));
}

/**
 * Bundles the server and each command into one file, which starts several times as fast as many files.
 *
 * @param {readonly string[]} commands
 */
function buildCommands(commands) {
  return build({
    write: false,
    entryPoints: {
      main: path('src/main.ts'),
      ...Object.fromEntries(commands.map((name) => [`${name}-command`, path(`src/commands/${name}.ts`)])),
    },
    outdir: path('dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // @photostructure/sqlite finds its binary beside its own files. pg is loaded only if PostgreSQL is used.
    external: ['@photostructure/sqlite', 'pg'],
    // Bundled CommonJS packages load Node's own modules by require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    plugins: [packedTables],
    logLevel: 'warning',
  });
}

/** Bundles the style sheets and scripts of our pages. */
function buildForBrowsers() {
  return build({
    write: false,
    entryPoints: {
      site: path('src/site/frame/style/site.css'),
      'site-script': path('src/site/frame/script/site.ts'),
      'home-script': path('src/site/home/script/home.ts'),
      'glossary-script': path('src/site/reading/script/glossary.ts'),
      'embed-script': path('src/site/embedding/script/configure.ts'),
      lists: path('src/site/lists/lists.css'),
      girocode: path('src/site/girocode/girocode.css'),
      'girocode-script': path('src/site/girocode/script/girocode.ts'),
      'lists-script': path('src/site/lists/script/lists.ts'),
    },
    outdir: path('dist'),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    plugins: [packedTables],
    logLevel: 'warning',
  });
}
