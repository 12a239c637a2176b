import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { readRegistry } from '../calculator/tables/registry.js';
import { readSnapshot } from '../calculator/tables/snapshot.js';
import { replaceFile } from '../scripts/replace-file.js';

const PLUGIN = new URL('plugin/', import.meta.url);
const CALCULATOR = new URL('../calculator/', import.meta.url);
/** Where the zip file goes: the server offers it. */
const ZIP = new URL('../server/dist/iban-rechner.zip', import.meta.url);

/** The scripts of the calculator. */
const SCRIPTS = ['embed', 'rechner', 'feld', 'girocode'];
/** Those whose source map is in the archive, too: few widgets load girocode.js, and rechner.js is mostly data. */
const WITH_MAP = ['embed', 'feld'];
/** The locales that get the German texts. To WordPress, each is a language of its own: none falls back to another. */
const GERMAN = ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'];

/**
 * Makes the WordPress plugin as a zip file. Calculator and server must have been built.
 *
 * @returns the files in it, by path
 */
export async function buildPlugin() {
  const manifest = JSON.parse(await readFile(new URL('package.json', CALCULATOR), 'utf8'));
  const { validFrom, validUntil } = readSnapshot();
  // New bank data makes a new version: WordPress replaces the old one, and browsers load the scripts again.
  const version = `${manifest.version}.${(validFrom ?? '').replaceAll('-', '')}`;
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const path of await readdir(PLUGIN, { recursive: true }))
    if (/\.\w+$/.test(path)) files[path] = await readFile(new URL(path, PLUGIN));
  for (const path of ['iban-rechner.php', 'readme.txt']) {
    const text = Buffer.from(files[path] ?? '').toString();
    files[path] = strToU8(text.replace(/(?<=Version: |Stable tag: )0\.0\.0/, version));
  }
  const german = po.parse(Buffer.from(files['languages/iban-rechner-de_DE.po'] ?? ''));
  const messages = Object.fromEntries(
    Object.entries(german.translations[''] ?? {}).map(([text, { msgstr }]) => [text, msgstr]),
  );
  for (const locale of GERMAN) {
    files[`languages/iban-rechner-${locale}.mo`] = mo.compile(german);
    files[`languages/iban-rechner-${locale}-iban-rechner-block.json`] = strToU8(
      JSON.stringify({ domain: 'messages', locale_data: { messages: { ...messages, '': { lang: 'de' } } } }),
    );
  }
  const built = (/** @type {string} */ name) => readFile(new URL(`dist/${name}`, CALCULATOR));
  for (const name of SCRIPTS) files[`scripts/${name}.js`] = await built(`${name}.js`);
  for (const name of WITH_MAP) {
    files[`scripts/${name}.js`] = strToU8(
      `${await built(`${name}.js`)}\n//# sourceMappingURL=${name}.js.map\n`,
    );
    files[`scripts/${name}.js.map`] = await built(`${name}.js.map`);
  }
  files['LICENSE'] = await readFile(new URL('../LICENSE', import.meta.url));
  files['data.php'] = strToU8(dataOf({ version, validUntil: validUntil ?? '' }));

  const archive = Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [`iban-rechner/${path}`, contents]),
  );
  // The same files make the same archive, byte for byte.
  await replaceFile(fileURLToPath(ZIP), zipSync(archive, { level: 9, mtime: '1980-01-01' }));
  return files;
}

/**
 * What the plugin has to know, as PHP.
 *
 * @param {Record<string, string>} known besides the registry
 */
function dataOf(known) {
  const registry = Object.fromEntries(readRegistry().map(({ country, structure }) => [country, structure]));
  const quoted = (/** @type {string} */ text) => `'${text.replace(/['\\]/g, '\\$&')}'`;
  const rows = (/** @type {Record<string, string>} */ values, indent = '\t') =>
    Object.entries(values)
      .map(([name, value]) => `${indent}'${name}' => ${quoted(value)},\n`)
      .join('');
  return `<?php
// Written by \`npm run build\`. registry: the structure of each country's BBAN, from SWIFT's IBAN registry.
defined( 'ABSPATH' ) || exit;
return array(
${rows(known)}	'registry' => array(
${rows(registry, '\t\t')}	),
);
`;
}
