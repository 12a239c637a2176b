import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { replaceFile } from '../scripts/replace-file.js';
import { BUNDLE_OPTIONS, buildTimeData, bundleScript, shorten } from './bundle.js';
import { licencesOf } from './licences.js';
import { readFormerBanks } from './tables/former-banks.js';
import { readNext, readSnapshot } from './tables/snapshot.js';

const source = fileURLToPath(new URL('src', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** These do nothing without `window`, as when a server renders an app with them. Our worker defines one. */
const IN_PAGE = 'typeof window=="object"';

const COPIED = ['widget.html', 'widget.js'];

/**
 * Builds the scripts that the site serves into calculator/dist. buildPackage makes the rest of the npm package.
 *
 * Prints to stderr, since the standard output of `npm start` is for the server's address.
 */
export async function buildScripts() {
  await mkdir(dist, { recursive: true });
  const [sizes] = await Promise.all([
    Promise.all([buildRechner(), ...['feld', 'embed', 'girocode'].map(buildScript)]),
    buildListWorker(),
  ]);
  await replaceFile(`${dist}/sizes.json`, JSON.stringify(Object.fromEntries(sizes)));
  for (const name of COPIED)
    await replaceFile(`${dist}/${name}`, await readFile(`${source}/page/frame/${name}`, 'utf8'));
}

/** @param {string} name */
async function buildScript(name) {
  const isEmbed = name === 'embed';
  const bundled = await bundleScript(`${source}/page/${name}.ts`, {
    condition: isEmbed ? '' : IN_PAGE,
    hasMap: true,
  });
  const { inputs } = bundled;
  const { code, map } = isEmbed ? shorten(bundled) : bundled;
  await replaceFile(`${dist}/${name}.js.map`, map);
  const packages = inputs.filter((input) => input.includes('node_modules/'));
  // The licences come after the code, so that the lines of the source map stay right.
  const licences = packages.length > 0 ? `\n/*!\n${await licencesOf(`${name}.js`, packages)}*/` : '';
  return writeScript(`${name}.js`, code + licences);
}

/** Builds the worker of our page for lists. Other sites do not load it, so it is not released. */
async function buildListWorker() {
  const { code, inputs } = await bundleScript(`${source}/lists/list-worker.ts`);
  // The packages in it require that their licences come with them.
  const licences = await licencesOf('list-worker.js', inputs);
  await replaceFile(`${dist}/list-worker.js`, `/*!\n${licences}*/\n${code}`);
}

/** Builds rechner.js with the snapshot, and the module that makes it with any other directory. */
async function buildRechner() {
  const { code } = await bundleScript(`${source}/page/rechner.ts`, { condition: IN_PAGE });
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [`${source}/banks/make-rechner-script.ts`],
    outfile: `${dist}/make-rechner-script.js`,
    format: 'esm',
    define: { RECHNER_SCRIPT: JSON.stringify(code) },
    plugins: [buildTimeData],
  });
  const [module] = outputFiles;
  if (!module) throw new Error('esbuild has made no file of banks/make-rechner-script.ts.');
  await replaceFile(module.path, module.contents);
  console.error(`rechner.js without its banks: ${(await sizesOf(code)).brotli} bytes with brotli`);
  const { makeRechnerScript } = await import(`data:text/javascript,${encodeURIComponent(module.text)}`);
  const { banks, ...validity } = readSnapshot();
  return writeScript('rechner.js', makeRechnerScript(banks, validity, readNext(), readFormerBanks()));
}

/**
 * @param {string} name
 * @param {string} script
 * @returns {Promise<[name: string, sizes: Awaited<ReturnType<typeof sizesOf>>]>} the sizes are shown on the site
 */
async function writeScript(name, script) {
  await replaceFile(`${dist}/${name}`, script);
  const sizes = await sizesOf(script);
  const { raw, gzip, brotli } = sizes;
  console.error(`${name}: ${brotli} bytes with brotli, ${gzip} with gzip, ${raw} raw`);
  return [name, sizes];
}

/** The block size of the server (server/src/http/answers/encoded.ts). Its other settings change no sizes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGBLOCK]: 16 } };

/**
 * The sizes of a script in bytes: uncompressed, and compressed with gzip and brotli. Brotli takes a second for
 * rechner.js, so it runs while other scripts are built.
 *
 * @param {string | Uint8Array} script
 */
export async function sizesOf(script) {
  const bytes = Buffer.from(script);
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: (await promisify(brotliCompress)(bytes, BROTLI)).length,
  };
}
