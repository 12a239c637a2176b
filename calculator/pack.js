import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { encode } from './encode.js';

/** Modules of sentences, tables and styles: what they export becomes one coded text. */
const CODED = ['messages.ts', 'names.ts', 'widget.css', 'packed-banks.ts', 'packed-registry.ts'];
/** Properties that stand in the script so often that it is shorter to take their names from the coded text. */
const NAMED = [
  'textContent',
  'replace',
  'length',
  'append',
  'slice',
  'formatted',
  'IbanRechner',
  'split',
  'charCodeAt',
];
/** Parts the texts; none of them has it. */
const END = '&';

const source = fileURLToPath(new URL('src/', import.meta.url));

/**
 * An esbuild plugin that puts the tables into a bundle as the strings they are packed into, and leaves the readable
 * tables and the packing out.
 *
 * @type {import('esbuild').Plugin}
 */
export const packTables = {
  name: 'pack-tables',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]packed-\w+\.ts$/ }, async ({ path }) => ({
      contents: declarations(await evaluate(path)),
    }));
  },
};

/**
 * Packs embed.js: bundled, its texts coded, and ready for a minifier.
 *
 * @returns {Promise<{ code: string, insertTexts: (minified: string) => string, sizes: Record<string, number> }>} the
 *   texts are inserted after minifying, since minifiers write a control character as an escape of four bytes
 */
export async function packEmbed() {
  const modules = await Promise.all(
    CODED.map(async (file) => {
      const path = `${source}${file}`;
      return {
        path,
        file,
        exports: file.endsWith('.css') ? { default: await minifyCss(path) } : await evaluate(path),
      };
    }),
  );
  /** @type {string[]} */
  const texts = [];
  const variables = new Map(
    modules.map(({ path, exports }) => [
      path,
      Object.entries(exports).map(
        ([name, text]) => `export { text${texts.push(text) - 1} as ${name} } from 'texts';`,
      ),
    ]),
  );
  // The short ones first: what the coder has learnt from them serves the long ones, and not the other way round.
  const entries = [
    ...texts.map((text, index) => ({ name: `text${index}`, text })),
    ...NAMED.map((property) => ({ name: `$${property}`, text: property })),
  ].sort((one, other) => one.text.length - other.text.length);
  const names = entries.map(({ name }) => name);
  const whole = entries.map(({ text }) => text).join(END);
  if (whole.split(END).length !== names.length)
    throw new Error(`A text has the sign that ends texts: ${END}`);
  const { CODE, ...numbers } = encode(whole);

  const { outputFiles } = await build({
    ...bundling,
    entryPoints: [`${source}embed.ts`],
    format: 'iife',
    define: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
    plugins: [
      {
        name: 'code-texts',
        setup(bundle) {
          bundle.onResolve({ filter: /^texts$/ }, () => ({ path: 'texts', namespace: 'texts' }));
          // In quotes, since no property has its short name before the texts are parted.
          bundle.onLoad({ filter: /./, namespace: 'texts' }, () => ({
            contents: `import { codes } from './decode.ts';
              export let [${names}] = String.fromCharCode(...codes)['split']('${END}')`,
            resolveDir: source,
          }));
          bundle.onLoad({ filter: /\.(ts|css)$/ }, ({ path }) => {
            const contents = variables.get(path)?.join('\n');
            return contents ? { contents, loader: 'js' } : undefined;
          });
        },
      },
    ],
  });
  return {
    // All comparisons are between values of one type.
    code: nameProperties(outputFiles[0]?.text ?? '', names).replace(/([!=])==/g, '$1='),
    insertTexts: (minified) => minified.replace('CODE', () => CODE),
    sizes: {
      ...Object.fromEntries(
        modules.map(({ file, exports }) => [file, Buffer.byteLength(Object.values(exports).join(END))]),
      ),
      'all of these, coded': CODE.length,
    },
  };
}

/** @satisfies {import('esbuild').BuildOptions} */
export const bundling = { bundle: true, write: false, charset: 'utf8', target: 'es2020' };

/**
 * @param {string} code a bundle, where esbuild has dropped the names that it saw no use for
 * @param {string[]} names
 */
function nameProperties(code, names) {
  const named = NAMED.reduce(
    (text, property) =>
      text
        .replace(new RegExp(`(?<=[\\w)\\]\`"])\\.${property}\\b`, 'g'), `[$${property}]`)
        .replace(new RegExp(`\\b${property}:`, 'g'), `[$${property}]:`),
    code,
  );
  return named.replace(/\[[^\]]*\](?= = String)/, `[${names}]`);
}

/**
 * What a module of strings exports.
 *
 * @param {string} path
 * @returns {Promise<Record<string, string>>}
 */
async function evaluate(path) {
  const { outputFiles } = await build({ ...bundling, entryPoints: [path], format: 'esm' });
  return { ...(await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)) };
}

/** @param {Record<string, string>} exports */
const declarations = (exports) =>
  Object.entries(exports)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');

/** @param {string} path */
async function minifyCss(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
  return code.trim().replace(/ ?([,/]) ?/g, '$1');
}
