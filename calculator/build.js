import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { replaceFile } from '../scripts/replace-file.js';
import { buildEntries } from './build-package.js';
import { BUNDLE_OPTIONS, bundleScript, packedTables } from './bundle.js';
import { licencesOf } from './licences.js';
import { readNext, readSnapshot } from './tables/snapshot.js';
import { readTsv } from './tables/tsv.js';

const source = fileURLToPath(new URL('src', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** If there is no page nor a worker for one, as in a bundle that a server renders, a part does nothing. */
const IN_PAGE = 'typeof window=="object"';

/** The files that are copied. */
const COPIED = ['widget.html', 'widget.js'];

/**
 * Builds the files that the site serves and that npm publishes into calculator/dist.
 *
 * Prints to stderr, since the standard output of `npm start` is for the server's address.
 */
export async function buildCalculator() {
  await mkdir(dist, { recursive: true });
  for (const name of COPIED)
    await replaceFile(`${dist}/${name}`, await readFile(`${source}/frame/${name}`, 'utf8'));
  for (const name of ['embed', 'formular', 'regeln', 'laender', 'feld', 'en']) {
    const { code, map } = await bundleScript(`${source}/${name}.ts`, {
      condition: name === 'embed' ? '' : IN_PAGE,
    });
    await replaceFile(`${dist}/${name}.js`, code);
    await replaceFile(`${dist}/${name}.js.map`, map);
    printSizes(`${name}.js`, code);
  }
  await printPieces();
  await buildListWorker();
  await buildWorkbookPart();
  await buildDirectoryPart();
  await replaceFile(`${dist}/sizes.json`, JSON.stringify(brotliSizes));
  await buildEntries();
  await buildCommand();
}

/** Leaves the short list empty. @type {import('esbuild').Plugin} */
const withoutBanks = {
  name: 'without-banks',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]packed-banks\.ts$/ }, () => ({
      contents: 'export const packedBanks = [];',
    }));
  },
};

/**
 * What the bytes of embed.js are for, with brotli: its functions without banks, the short list, and the widget.
 *
 * @returns {Promise<{ functions: number, list: number, widget: number }>}
 */
export async function embedPieces() {
  /** @param {import('esbuild').Plugin[]} plugins */
  const functionsWith = async (plugins) =>
    sizesOf((await bundleScript(`${source}/functions-only.ts`, { plugins })).code).brotli;
  const functions = await functionsWith([withoutBanks]);
  const withList = await functionsWith([]);
  const { brotli } = sizesOf(await readFile(`${dist}/embed.js`));
  return { functions, list: withList - functions, widget: brotli - withList };
}

async function printPieces() {
  const { functions, list, widget } = await embedPieces();
  console.error(
    `embed.js: of these, ${functions} for functions, ${list} for the short list, ${widget} for the widget`,
  );
}

/** Builds the worker of our page for lists. Other sites do not load it, so it is not released. */
async function buildListWorker() {
  const { code } = await bundleScript(`${source}/list-worker.ts`);
  await replaceFile(`${dist}/list-worker.js`, code);
  printSizes('list-worker.js', code);
}

/** Builds what the worker loads if a list is a workbook. The packages in it ask for their licences beside them. */
async function buildWorkbookPart() {
  const { code, inputs } = await bundleScript(`${source}/workbook-part.ts`);
  const script = `/*!\n${await licencesOf('workbook.js', inputs)}*/\n${code}`;
  await replaceFile(`${dist}/workbook.js`, script);
  printSizes('workbook.js', script);
}

/** Builds the command of the npm package: one file with the libraries that it needs, and a file with their licences. */
async function buildCommand() {
  const { outputFiles, metafile } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [`${source}/command/main.ts`],
    outfile: `${dist}/command.js`,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    // The one for Node starts threads, which the command does not use.
    alias: { fflate: 'fflate/browser' },
    banner: {
      // Bundled CommonJS packages ask for Node's modules by require.
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [packedTables],
    metafile: true,
  });
  for (const { path, contents } of outputFiles) await replaceFile(path, contents);
  await replaceFile(
    `${dist}/licences.txt`,
    await licencesOf('dist/command.js', Object.keys(metafile.inputs)),
  );
}

/** Builds banken.js from the snapshot, and the module that makes it from any other directory. */
async function buildDirectoryPart() {
  const { code } = await bundleScript(`${source}/banken.ts`, { condition: IN_PAGE });
  const rules = await readFile(new URL('data/iban-rules.tsv', import.meta.url), 'utf8');
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [`${source}/directory/make-script.ts`],
    outfile: `${dist}/make-directory-script.js`,
    format: 'esm',
    define: {
      DIRECTORY_SCRIPT: JSON.stringify(code),
      RULED_BANKS: JSON.stringify(
        readTsv(rules)
          .map(([blz]) => blz)
          .join(' '),
      ),
    },
  });
  const [module] = outputFiles;
  if (!module) throw new Error('esbuild has made no file of directory/make-script.ts.');
  await replaceFile(module.path, module.contents);
  const { makeDirectoryScript } = await import(`data:text/javascript,${encodeURIComponent(module.text)}`);
  const { banks, ...validity } = readSnapshot();
  const script = makeDirectoryScript(banks, validity, readNext());
  await replaceFile(`${dist}/banken.js`, script);
  printSizes('banken.js', script);
}

/**
 * The sizes of a script in bytes: uncompressed, and compressed with gzip and brotli.
 *
 * @param {string | Uint8Array} script
 */
export function sizesOf(script) {
  const bytes = Buffer.from(script);
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

/**
 * The sizes with brotli in bytes, which the site names.
 *
 * @type {Record<string, number>}
 */
const brotliSizes = {};

/**
 * @param {string} name
 * @param {string} script
 */
function printSizes(name, script) {
  const { raw, gzip, brotli } = sizesOf(script);
  brotliSizes[name] = brotli;
  console.error(`${name}: ${brotli} bytes with brotli, ${gzip} with gzip, ${raw} raw`);
}
