import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { writeErrorPages } from './error-pages.js';
import { installMissing } from './install.js';
import { replaceFile } from './replace-file.js';

/** The file with the digests of sources and outputs of the last complete build. */
const RECORD = 'server/dist/build.json';

/** Files and folders of the sources. The pattern leaves out what can't change a built file, such as tests. */
const SOURCES = ['calculator', 'server', 'wordpress', 'scripts', 'package-lock.json', 'tsconfig.base.json'];
const IS_NO_SOURCE = /(?:^|\/)(?:dist|node_modules|test|releases)\/|\.test\.tsx?$/;

const OUTPUTS = ['calculator/dist', 'server/dist'];
/** `npm run bench` and `npm run renew` put their own files beside the server's. */
const NOT_OF_BUILD = /^server\/dist\/(?:build\.json|(?:bench|renew)-)/;

/**
 * Builds, unless nothing has changed since the last complete build.
 *
 * @param {{ all: boolean }} options
 */
export async function buildIfChanged({ all }) {
  if (!isBuilt(all)) await build({ all });
}

/**
 * Builds what the server serves. A build that is interrupted leaves no record. If a source changes during the build,
 * the record has the digest of the sources before, so that the next build does not rely on it.
 *
 * @param {{ all: boolean }} options all: also what only the npm package has: its entries, declarations and command
 */
export async function build({ all }) {
  await installMissing({ dev: false });
  // A build ends before optimized code has paid for its compilation.
  setFlagsFromString('--no-opt');
  // Imported only now, because the builders need packages that may just have been installed.
  const { buildScripts } = await import('../calculator/build.js');
  const { buildPackage } = await import('../calculator/build-package.js');
  const { buildServer } = await import('../server/build.js');
  const { buildPlugin } = await import('../wordpress/build.js');
  rmSync(RECORD, { force: true });
  const sources = digestOfSources();
  await Promise.all([buildScripts(), buildServer(), all && buildPackage()]);
  await Promise.all([writeErrorPages(), buildPlugin()]);
  const outputs = digestOf(OUTPUTS, NOT_OF_BUILD);
  await replaceFile(RECORD, `${JSON.stringify({ all, sources, outputs }, null, 2)}\n`);
}

/** @param {boolean} all */
function isBuilt(all) {
  try {
    const record = JSON.parse(readFileSync(RECORD, 'utf8'));
    if (all && !record.all) return false;
    return record.sources === digestOfSources() && record.outputs === digestOf(OUTPUTS, NOT_OF_BUILD);
  } catch {
    return false; // There is no record, or an output folder is missing.
  }
}

/** If TypeScript is installed, the build writes declarations, too. So the digest says whether it is. */
function digestOfSources() {
  return digestOf(SOURCES, IS_NO_SOURCE) + (existsSync('node_modules/typescript') ? '+types' : '');
}

/**
 * The SHA-256 of the paths and contents of all files below these paths, but for those that a pattern leaves out.
 *
 * @param {readonly string[]} paths
 * @param {RegExp} leftOut
 */
function digestOf(paths, leftOut) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).filter((path) => !leftOut.test(path))) {
    const contents = readFileSync(file);
    hash.update(`${file}\n${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path of a folder, or of a file with an extension
 * @returns {string[]} sorted
 */
function filesBelow(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

// npm run build: builds everything.
if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ all: true });
