import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { replaceFile } from '../scripts/replace-file.js';
import { BUNDLE_OPTIONS, buildTimeData, bundleScript, shorten, WITH_REQUIRE } from './bundle.js';
import { buildDeclarations } from './declarations.js';
import { licencesOf } from './licences.js';

const source = fileURLToPath(new URL('src', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** The package's entries, by path below src: `iban-rechner` itself, then each `iban-rechner/NAME`. */
const ENTRIES = ['package/index', ...readEntries()];

/** Each file of src/package that package.json exports. */
function readEntries() {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  return Object.keys(exports)
    .map((name) => name.replace('./', 'package/'))
    .filter((name) => existsSync(`${source}/${name}.ts`));
}

/** Builds what npm publishes beside the scripts of the site, into calculator/dist. */
export async function buildPackage() {
  await mkdir(dist, { recursive: true });
  const [declared] = await Promise.all([
    buildDeclarations([...ENTRIES, 'page/embed.d']),
    buildEntries(),
    writeImportableEmbed(),
    buildCommand(),
  ]);
  if (!declared) console.error('No declarations of types: the compiler is not installed.');
}

/** Builds the package's entries, as ES modules and as CommonJS. They are not minified: the user's bundler does that. */
async function buildEntries() {
  const { outputFiles, metafile } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: ENTRIES.map((path) => ({ in: `${source}/${path}.ts`, out: basename(path) })),
    outdir: dist,
    format: 'esm',
    // Code that several entries need is in files of its own, which they import.
    splitting: true,
    chunkNames: 'core-[hash]',
    outExtension: { '.js': '.mjs' },
    plugins: [buildTimeData],
    metafile: true,
  });
  for (const { path, text: built } of outputFiles) {
    // Removes bare imports (our chunks have no side effects, and bundlers warn), and comments with our sources' paths.
    const own = built.replace(/^(?:import "\.\/core-\w+\.mjs";|\/\/ \S+\.m?[jt]s)\n/gm, '');
    const text = (await licencesIn(path, metafile)) + own;
    await replaceFile(path, text);
    const { target, charset } = BUNDLE_OPTIONS;
    // Jest can't import() in CommonJS.
    const supported = { 'dynamic-import': false };
    const { code } = await transform(text, { format: 'cjs', target, charset, supported });
    await replaceFile(
      path.replace('.mjs', '.cjs'),
      code.replaceAll(/require\("(\.\/[\w-]+)\.mjs"\)/g, 'require("$1.cjs")'),
    );
  }
  await removeOthers(['import-embed', ...outputFiles.map(({ path }) => basename(path, '.mjs'))]);
}

/** The licences of an entry, as a comment. @param {string} path @param {import('esbuild').Metafile} metafile */
async function licencesIn(path, { outputs }) {
  const [, output] = Object.entries(outputs).find(([name]) => basename(name) === basename(path)) ?? [];
  const inputs = Object.keys(output?.inputs ?? {}).filter((name) => name.includes('node_modules/'));
  return inputs.length === 0 ? '' : `/*!\n${await licencesOf(basename(path), inputs)}*/\n`;
}

/** Removes what an older build has left: the name of a chunk has a hash of its content. @param {string[]} current */
async function removeOthers(current) {
  const isOurs = /^(.+?)(?:\.[cm]js|\.d\.[cm]ts)$/;
  for (const name of await readdir(dist)) {
    const [, base = ''] = isOurs.exec(name) ?? [];
    if (base && !current.includes(base)) await rm(`${dist}/${name}`);
  }
}

/** Writes the copy of embed.js that bundlers and Node import: on a server, where there is no page, it does nothing. */
async function writeImportableEmbed() {
  const { code } = shorten(await bundleScript(`${source}/page/embed.ts`, { isForBundlers: true }));
  for (const end of ['mjs', 'cjs'])
    await replaceFile(`${dist}/import-embed.${end}`, `if (typeof document === 'object') {\n${code}}\n`);
}

/** Builds the command: one file with the libraries that it needs, and a file with their licences. */
async function buildCommand() {
  const { outputFiles, metafile } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [`${source}/command/main.ts`],
    outfile: `${dist}/command.js`,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    // fflate for Node starts threads, which the command does not use.
    alias: { fflate: 'fflate/browser' },
    banner: { js: `#!/usr/bin/env node\n${WITH_REQUIRE}` },
    plugins: [buildTimeData],
    metafile: true,
  });
  for (const { path, contents } of outputFiles) await replaceFile(path, contents);
  await replaceFile(
    `${dist}/licences.txt`,
    await licencesOf('dist/command.js', Object.keys(metafile.inputs)),
  );
}
