import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.js';

/** Holds the digests of the last complete build, of what it was made from and of what it made. */
const RECORD = 'server/dist/build.json';

const OUTPUTS = ['calculator/dist', 'server/dist'];

/** Files with any of these names may change a built file. Tests can't. */
const SOURCES = ['calculator', 'server', 'wordpress', 'scripts', 'package-lock.json', 'tsconfig.base.json'];
const IS_NO_SOURCE = /(?:^|\/)(?:dist|node_modules|test|releases)\/|\.test\.tsx?$/;

/** `npm run bench` puts its own files beside the server's. */
const IS_NO_OUTPUT = /^server\/dist\/(?:build\.json|bench-)/;

/** Whether the built files are those of the sources as they are now. */
export function isBuilt() {
  try {
    const { sources, outputs } = JSON.parse(readFileSync(RECORD, 'utf8'));
    return sources === digestOfSources() && outputs === digestOf(OUTPUTS, IS_NO_OUTPUT);
  } catch {
    return false; // There is no record, or an output folder is missing.
  }
}

/**
 * Runs a build, and records it if it has ended well. A build that is interrupted leaves no record. If a source changes
 * meanwhile, the record is that of the sources before.
 *
 * @param {() => Promise<void>} build
 */
export async function recorded(build) {
  rmSync(RECORD, { force: true });
  const sources = digestOfSources();
  await build();
  const outputs = digestOf(OUTPUTS, IS_NO_OUTPUT);
  await replaceFile(RECORD, `${JSON.stringify({ sources, outputs }, null, 2)}\n`);
}

/** With the compiler, the build writes declarations, too. */
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
