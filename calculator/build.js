import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import uglify from 'uglify-js';
import { replaceFile } from '../scripts/replace-file.js';

const source = fileURLToPath(new URL('src', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** Copied as they are: where they come from, and what they are called in dist. */
const COPIED = {
  'api.d.ts': 'index.d.ts',
  'faults.d.ts': 'faults.d.ts',
  'frame/widget.html': 'widget.html',
  'frame/widget.js': 'widget.js',
};

/** @satisfies {import('esbuild').BuildOptions} */
const bundling = { bundle: true, write: false, charset: 'utf8', target: 'es2020' };

/**
 * Builds what the site serves and what npm publishes into calculator/dist.
 *
 * Prints to stderr, since the standard output of `npm start` is for the server's address.
 */
export async function buildCalculator() {
  await mkdir(dist, { recursive: true });
  const [embed, index] = await Promise.all([bundleEmbed(), bundleIndex()]);
  const { code, map } = minified(embed.outputFiles);
  await replaceFile(`${dist}/embed.js`, code);
  await replaceFile(`${dist}/embed.js.map`, map);
  for (const { path, contents } of index.outputFiles) await replaceFile(path, contents);
  for (const [from, to] of Object.entries(COPIED))
    await replaceFile(`${dist}/${to}`, await readFile(`${source}/${from}`));
  const { raw, gzip, brotli } = sizesOf(Buffer.from(code));
  console.error(`embed.js: ${brotli} bytes with brotli, ${gzip} with gzip, ${raw} raw`);
}

/**
 * What a script weighs, in bytes: as it is, and as it travels.
 *
 * @param {Uint8Array} script
 */
export function sizesOf(script) {
  return {
    raw: script.length,
    gzip: gzipSync(script, { level: 9 }).length,
    brotli: brotliCompressSync(script).length,
  };
}

function bundleEmbed() {
  return build({
    ...bundling,
    entryPoints: [`${source}/embed.ts`],
    outfile: `${dist}/embed.js`,
    format: 'iife',
    // Before uglify-js, which makes it smaller still.
    minify: true,
    sourcemap: 'external',
    plugins: [packedTables, minifiedStyle],
  });
}

/**
 * @param {import('esbuild').OutputFile[]} files a script and its source map
 * @throws what the minifier objects to
 */
function minified(files) {
  const textOf = (/** @type {string} */ end) => files.find(({ path }) => path.endsWith(end))?.text ?? '';
  const {
    code,
    map = '',
    error,
  } = uglify.minify(
    { 'embed.js': textOf('.js') },
    {
      compress: { passes: 4, inline: false },
      sourceMap: { content: JSON.parse(textOf('.map')), includeSources: true },
    },
  );
  if (error) throw error;
  return { code, map };
}

/** The npm package's functions. Bundlers of others minify them. */
function bundleIndex() {
  return build({
    ...bundling,
    entryPoints: [`${source}/index.ts`],
    outfile: `${dist}/index.js`,
    format: 'esm',
    plugins: [packedTables],
  });
}

/**
 * Evaluates the modules called packed-*.ts: a bundle gets the strings that they export, and neither the readable
 * tables nor the packing.
 *
 * @type {import('esbuild').Plugin}
 */
const packedTables = {
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
