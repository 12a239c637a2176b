import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { readSnapshot } from '../calculator/tables/snapshot.js';
import { replaceFile } from '../scripts/replace-file.js';

const PLUGIN = new URL('plugin/', import.meta.url);
const CALCULATOR = new URL('../calculator/', import.meta.url);
/** Where the zip file goes: the server offers it. */
const ZIP = new URL('../server/dist/iban-rechner.zip', import.meta.url);

/** The scripts of the calculator, each with its source map, if there is one. */
const SCRIPTS = ['embed', 'formular', 'regeln', 'banken', 'laender', 'en', 'feld', 'widget'];

/**
 * Makes the WordPress plugin as a zip file. Calculator and server must have been built.
 *
 * @returns the files in it, by path
 */
export async function buildPlugin() {
  const { version } = JSON.parse(await readFile(new URL('package.json', CALCULATOR), 'utf8'));
  /** @type {Record<string, Uint8Array>} */
  const files = { 'scripts/widget.html': await readFile(new URL('dist/widget.html', CALCULATOR)) };
  for (const path of await readdir(PLUGIN, { recursive: true }))
    if (/\.\w+$/.test(path)) files[path] = await readFile(new URL(path, PLUGIN));
  for (const path of ['iban-rechner.php', 'readme.txt']) {
    const text = Buffer.from(files[path] ?? '').toString();
    files[path] = strToU8(text.replace(/(?<=Version: |Stable tag: )0\.0\.0/, version));
  }
  const language = 'languages/iban-rechner-de_DE';
  files[`${language}.mo`] = mo.compile(po.parse(Buffer.from(files[`${language}.po`] ?? '')));
  for (const name of SCRIPTS) Object.assign(files, await scriptAndMap(name));
  files['LICENSE'] = await readFile(new URL('../LICENSE', import.meta.url));
  files['data.php'] = strToU8(await dataOf(version));

  const archive = Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [`iban-rechner/${path}`, contents]),
  );
  // The same files make the same archive, byte for byte.
  await replaceFile(fileURLToPath(ZIP), zipSync(archive, { level: 9, mtime: '1980-01-01' }));
  return files;
}

/** @param {string} name */
async function scriptAndMap(name) {
  const path = new URL(`dist/${name}.js`, CALCULATOR);
  if (!existsSync(path)) return {};
  const map = new URL(`${path.href}.map`);
  const code = await readFile(path, 'utf8');
  if (!existsSync(map)) return { [`scripts/${name}.js`]: strToU8(code) };
  return {
    [`scripts/${name}.js`]: strToU8(`${code}\n//# sourceMappingURL=${name}.js.map\n`),
    [`scripts/${name}.js.map`]: await readFile(map),
  };
}

/**
 * What the plugin has to know, as PHP.
 *
 * @param {string} version
 */
async function dataOf(version) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('src/iban/registry.ts', CALCULATOR))],
    write: false,
    format: 'esm',
  });
  const { registry } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  const { validFrom, validUntil } = readSnapshot();
  const quoted = (/** @type {string} */ text) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  const rows = Object.entries(registry).map(([country, bban]) => `\t\t'${country}' => ${quoted(bban)},\n`);
  return `<?php
// Written by \`npm run wordpress\`. registry: the structure of each country's BBAN, from SWIFT's IBAN registry.
defined( 'ABSPATH' ) || exit;
return array(
	'version'    => ${quoted(version)},
	'validFrom'  => ${quoted(validFrom ?? '')},
	'validUntil' => ${quoted(validUntil ?? '')},
	'registry'   => array(
${rows.join('')}	),
);
`;
}
