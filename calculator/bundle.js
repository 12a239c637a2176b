import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import uglify from 'uglify-js';

/** @satisfies {import('esbuild').BuildOptions} */
export const bundling = { bundle: true, write: false, charset: 'utf8', target: 'es2020' };

/**
 * Bundles a script for a page, and makes it small: esbuild first, then uglify-js, which finds more.
 *
 * @param {string} entry
 * @returns {Promise<{ code: string, map: string }>} the script, and its source map with the sources in it
 * @throws what one of the two objects to
 */
export async function bundleScript(entry) {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: [entry],
    // Nothing is written there, but the paths in the source map are relative to it.
    outfile: join(dirname(entry), '../dist', basename(entry).replace('.ts', '.js')),
    format: 'iife',
    minify: true,
    sourcemap: 'external',
    plugins: [packedTables, minifiedStyle],
  });
  const textOf = (/** @type {string} */ end) =>
    outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const {
    code,
    map = '',
    error,
  } = uglify.minify(
    { 'script.js': textOf('.js') },
    {
      compress: { passes: 8 },
      // Licences of what is bundled stay in it.
      output: { comments: 'some' },
      sourceMap: { content: JSON.parse(textOf('.map')), includeSources: true },
    },
  );
  if (error) throw error;
  return { code, map };
}

/**
 * Evaluates the modules called packed-*.ts: a bundle gets the strings that they export, and neither the readable
 * tables nor the packing.
 *
 * @type {import('esbuild').Plugin}
 */
export const packedTables = {
  name: 'packed-tables',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]packed-[\w-]+\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({ ...bundling, entryPoints: [path], format: 'esm' });
      const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
      const exports = Object.entries(module).map(
        ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
      );
      return { contents: exports.join('\n') };
    });
  },
};

/**
 * A style sheet as a minified string.
 *
 * @type {import('esbuild').Plugin}
 */
const minifiedStyle = {
  name: 'minified-style',
  setup(bundle) {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ ...bundling, entryPoints: [path], minify: true });
      return { contents: (outputFiles[0]?.text ?? '').trim(), loader: 'text' };
    });
  },
};
