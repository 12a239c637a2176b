import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import uglify from 'uglify-js';

/** @satisfies {import('esbuild').BuildOptions} */
export const BUNDLE_OPTIONS = { bundle: true, write: false, charset: 'utf8', target: 'es2020' };

/** The first line of a bundle for Node: bundled CommonJS packages ask for Node's modules by `require`. */
export const WITH_REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a script for a page and minifies it.
 *
 * @param {string} entry
 * @param {object} [options]
 * @param {string} [options.condition] JavaScript: if it is not true, the script does nothing
 * @param {boolean} [options.hasMap] whether the source map is wanted
 * @param {boolean} [options.isForBundlers] whether it is embed.js for bundlers, which has no address to load others from
 * @param {import('esbuild').Plugin[]} [options.plugins] besides those that every script needs
 * @returns {Promise<{ code: string, map: string, inputs: string[] }>} the script, its source map with the sources in it
 *   or `''`, and the files that it was made of
 * @throws {Error} of esbuild, if the source is faulty
 */
export async function bundleScript(
  entry,
  { condition = '', hasMap = false, isForBundlers = false, plugins = [] } = {},
) {
  const { outputFiles, metafile } = await build({
    ...BUNDLE_OPTIONS,
    metafile: true,
    entryPoints: [entry],
    // No file is written there, but the paths in the source map are relative to it.
    outfile: fileURLToPath(new URL(`dist/${basename(entry, '.ts')}.js`, import.meta.url)),
    format: 'iife',
    ...(condition && { banner: { js: `if(${condition}){` }, footer: { js: '}' } }),
    define: { IN_BUNDLE: String(isForBundlers) },
    minify: true,
    sourcemap: hasMap && 'external',
    // The first plugin that knows a file loads it.
    plugins: [...plugins, buildTimeData, minifiedStyle],
  });
  const textOf = (/** @type {string} */ end) =>
    outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { code: textOf('.js'), map: textOf('.map'), inputs: Object.keys(metafile.inputs) };
}

/**
 * Makes embed.js, which every visitor downloads, a twentieth smaller than esbuild can.
 *
 * @param {{ code: string, map: string }} script
 */
export function shorten({ code, map }) {
  const sourceMap = map ? { sourceMap: { content: JSON.parse(map), includeSources: true } } : {};
  const shortened = uglify.minify({ 'embed.js': code }, { compress: { passes: 4 }, ...sourceMap });
  if (shortened.error) throw shortened.error;
  return { code: shortened.code, map: shortened.map ?? '' };
}

/** Leaves tables/ to Node: its modules read files relative to their own. @type {import('esbuild').Plugin} */
const tablesByNode = {
  name: 'tables-by-node',
  setup(bundle) {
    bundle.onResolve({ filter: /\/tables\/[\w-]+\.js$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }));
  },
};

/**
 * Evaluates the modules called *.data.ts while bundling. The bundle contains only the values that they export, not the
 * tables nor the code that reads them.
 *
 * @type {import('esbuild').Plugin}
 */
export const buildTimeData = {
  name: 'build-time-data',
  setup(bundle) {
    bundle.onLoad({ filter: /\.data\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        ...BUNDLE_OPTIONS,
        entryPoints: [path],
        format: 'esm',
        plugins: [tablesByNode],
      });
      const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
      const exports = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { contents: exports.join('\n') };
    });
  },
};

/** Turns an imported style sheet into a minified string. @type {import('esbuild').Plugin} */
const minifiedStyle = {
  name: 'minified-style',
  setup(bundle) {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ ...BUNDLE_OPTIONS, entryPoints: [path], minify: true });
      const css = outputFiles[0]?.text ?? '';
      // esbuild keeps the spaces in the fallback of a variable.
      return { contents: css.trim().replaceAll(', ', ','), loader: 'text' };
    });
  },
};
