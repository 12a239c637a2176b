import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { replaceFile } from '../scripts/replace-file.js';

/** The built scripts that other sites load. A release has those that its build has made. */
const SCRIPTS = ['embed', 'rechner', 'feld', 'girocode'];

/**
 * A released version.
 *
 * @typedef {object} Release
 * @property {string} version as in package.json
 * @property {string} date YYYY-MM-DD
 * @property {Record<string, string>} files the names of the scripts, with their hashes as in an `integrity` attribute
 * @property {Record<string, string>} [maps] the same for their source maps, which are not kept: the build of the
 *   version's tag makes them again
 */

/**
 * Keeps the built scripts of a version for good: writes each, compressed with Brotli, under its versioned name, and
 * the hashes of scripts and source maps into releases.json. Changes nothing if the same files are already recorded.
 *
 * @param {{ dist: string, folder: string, version: string, date: string }} options dist is the folder of the build,
 *   folder the one of the releases, date the day of the release as YYYY-MM-DD
 * @returns {Promise<Release>} the record of this version
 * @throws {Error} if this version was released with other files
 */
export async function release({ dist, folder, version, date }) {
  const releases = recordedReleases(folder);
  const scripts = releasableFiles(dist, version);
  const made = {
    version,
    date,
    files: hashesOf(scripts),
    maps: hashesOf(releasableFiles(dist, version, '.map')),
  };
  const earlier = releases.find((each) => each.version === version);
  if (earlier) {
    if (JSON.stringify({ ...earlier, date }) === JSON.stringify(made)) return earlier;
    throw new Error(
      `Version ${version} was released on ${earlier.date} with other files. ` +
        'Raise the version in calculator/package.json.',
    );
  }
  await mkdir(folder, { recursive: true });
  for (const [name, content] of scripts)
    await replaceFile(`${folder}/${name}.br`, brotliCompressSync(content));
  await replaceFile(`${folder}/releases.json`, `${JSON.stringify([...releases, made], null, 2)}\n`);
  return made;
}

/**
 * The built scripts, or their source maps, each with its versioned name: embed.js as embed-0.1.0.js.
 *
 * @param {string} dist
 * @param {string} version
 * @param {'' | '.map'} ending
 * @returns {[name: string, content: Buffer][]}
 */
export function releasableFiles(dist, version, ending = '') {
  return SCRIPTS.map((name) => `${name}.js${ending}`)
    .filter((name) => existsSync(`${dist}/${name}`))
    .map((name) => [name.replace('.', `-${version}.`), readFileSync(`${dist}/${name}`)]);
}

/**
 * A released script as it was built.
 *
 * @param {string} folder
 * @param {string} name with its version: embed-0.1.0.js
 * @returns {Buffer}
 */
export function releasedScript(folder, name) {
  return brotliDecompressSync(readFileSync(`${folder}/${name}.br`));
}

/** The released versions, the oldest first. @param {string} folder @returns {Release[]} */
export function recordedReleases(folder) {
  const path = `${folder}/releases.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/**
 * The hashes of files, each as an `integrity` attribute has it.
 *
 * @param {readonly (readonly [name: string, content: Buffer])[]} files
 * @returns {Record<string, string>} by name
 */
export function hashesOf(files) {
  return Object.fromEntries(
    files.map(([name, content]) => [name, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
}
