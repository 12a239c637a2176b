import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { replaceFile } from '../scripts/replace-file.js';
import { BUNDLE_OPTIONS, bundleScript, packedTables } from './bundle.js';

const source = fileURLToPath(new URL('src', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** What is imported as `iban-rechner/NAME`. The first one is `iban-rechner` itself. */
const ENTRIES = ['index', 'regeln', 'banken', 'suche', 'laender', 'feld', 'alles'];
/** The languages besides German, each a folder of words/: they are imported as `iban-rechner/CODE`. */
const LANGUAGES = readdirSync(`${source}/words`).filter((name) =>
  existsSync(`${source}/words/${name}/entry.ts`),
);
/** The declarations that entries share. */
const SHARED = [
  'answers',
  'bank',
  'bic',
  'composed',
  'countries',
  'faults',
  'notes',
  'random',
  'search',
  'split',
];
/** The source of each declaration in dist, without its extension there. */
const DECLARATIONS = {
  index: 'api.d.ts',
  ...Object.fromEntries(SHARED.map((name) => [name, `${name}.d.ts`])),
  ...Object.fromEntries(ENTRIES.slice(1).map((name) => [name, `package/${name}.d.mts`])),
  judgement: 'answers/judgement.ts',
  parts: 'parts/parts.ts',
  reading: 'reader/reading.ts',
  words: 'words/words.ts',
  account: 'rules/account.ts',
  embed: 'embed.d.ts',
};

/**
 * Builds the entries of the npm package, as ES modules and as CommonJS, with their declarations. They are not minified: the
 * bundler of the project that uses them does that.
 */
export async function buildEntries() {
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [
      ...ENTRIES.map((name) => ({
        in: `${source}/${name === 'index' ? '' : 'package/'}${name}.ts`,
        out: name,
      })),
      ...LANGUAGES.map((code) => ({ in: `${source}/words/${code}/entry.ts`, out: code })),
    ],
    outdir: dist,
    format: 'esm',
    // What several entries need is in files of its own, which all of them import.
    splitting: true,
    chunkNames: 'core-[hash]',
    outExtension: { '.js': '.mjs' },
    plugins: [packedTables],
  });
  const cores = outputFiles
    .map(({ path }) => path.slice(dist.length + 1))
    .filter((name) => name.startsWith('core-'));
  for (const { path, text: built } of outputFiles) {
    // Imports for their effects only: the cores have none, and bundlers would warn of each.
    const text = built.replace(/^import "\.\/core-\w+\.mjs";\n/gm, '');
    await replaceFile(path, text);
    const { code } = await transform(text, { format: 'cjs', target: BUNDLE_OPTIONS.target, charset: 'utf8' });
    await replaceFile(
      path.replace('.mjs', '.cjs'),
      code.replaceAll(/require\("(\.\/[\w-]+)\.mjs"\)/g, 'require("$1.cjs")'),
    );
  }
  await removeOldCores(cores);
  for (const [name, from] of Object.entries(DECLARATIONS))
    await writeDeclarations(name, await readFile(`${source}/${from}`, 'utf8'));
  for (const code of LANGUAGES) await writeDeclarations(code, languageDeclaration(code));
  await writeImportableEmbed();
}

/** The name of a core has a hash of its content, so an older one would stay. @param {string[]} current */
async function removeOldCores(current) {
  for (const name of await readdir(dist))
    if (name.startsWith('core-') && !current.includes(name.replace('.cjs', '.mjs')))
      await rm(`${dist}/${name}`);
}

/**
 * Writes declarations for both kinds of modules. In dist, all stand in one folder. TypeScript before 5.0 does not know
 * `export type *`, and wants the extension of the script in an import.
 *
 * @param {string} name
 * @param {string} declaration as it stands in the source
 */
async function writeDeclarations(name, declaration) {
  const text = declaration.replace(/export type \*/g, 'export *');
  for (const [types, script] of [
    ['.d.mts', '.mjs'],
    ['.d.cts', '.cjs'],
  ])
    await replaceFile(
      `${dist}/${name}${types}`,
      text.replace(/from '(?:\.\.?\/)+(?:[\w-]+\/)?([\w-]+)(?:\.d)?\.m?ts'/g, (_, imported) => {
        return `from './${imported === 'api' ? 'index' : imported}${script}'`;
      }),
    );
}

/** @param {string} code */
const languageDeclaration = (code) => `import type { Words } from '../words.ts';

/** The language to give to \`withParts\` of \`iban-rechner\`: its functions then answer in it. */
export declare const ${code}: Words;
`;

/** Writes the copy of embed.js that bundlers and Node import: on a server, where there is no page, it does nothing. */
async function writeImportableEmbed() {
  const { code } = await bundleScript(`${source}/embed.ts`, { isForBundlers: true });
  for (const end of ['mjs', 'cjs'])
    await replaceFile(`${dist}/import-embed.${end}`, `if (typeof document === 'object') {\n${code}}\n`);
}
