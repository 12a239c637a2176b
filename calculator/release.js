import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { replaceFile } from '../scripts/replace-file.js';

/** The built files that other sites load, and their source maps. A release has those that its build has made. */
const FILES = ['embed', 'regeln', 'laender', 'banken', 'feld', 'en'].flatMap((name) => [
  `${name}.js`,
  `${name}.js.map`,
]);

/**
 * A released version.
 *
 * @typedef {{ version: string, date: string, files: Record<string, string> }} Release version as in package.json, date
 *   as YYYY-MM-DD, files as names with their hashes, written as in an `integrity` attribute
 */

/**
 * Keeps the built files of a version for good: copies them under their versioned names and records their hashes in
 * releases.json. Changes nothing where this version is recorded with the same files.
 *
 * @param {{ dist: string, folder: string, version: string, date: string }} options dist is the folder of the build,
 *   folder the one of the releases, date the day of the release as YYYY-MM-DD
 * @returns {Promise<Release>} the record of this version
 * @throws {Error} where this version was released with other files
 */
export async function release({ dist, folder, version, date }) {
  const releases = recordedReleases(folder);
  const contents = releasableFiles(dist, version);
  const files = Object.fromEntries(contents.map(([name, content]) => [name, integrity(content)]));
  const earlier = releases.find((each) => each.version === version);
  if (earlier) {
    if (JSON.stringify(earlier.files) === JSON.stringify(files)) return earlier;
    throw new Error(
      `Version ${version} was released on ${earlier.date} with other files. Raise the version in calculator/package.json.`,
    );
  }
  await mkdir(folder, { recursive: true });
  for (const [name, content] of contents) await replaceFile(`${folder}/${name}`, content);
  const made = { version, date, files };
  await replaceFile(`${folder}/releases.json`, `${JSON.stringify([...releases, made], null, 2)}\n`);
  return made;
}

/**
 * The built files, each with its versioned name: embed.js as embed-0.1.0.js.
 *
 * @param {string} dist
 * @param {string} version
 * @returns {[name: string, content: Buffer][]}
 */
export function releasableFiles(dist, version) {
  return FILES.filter((name) => existsSync(`${dist}/${name}`)).map((name) => [
    name.replace('.', `-${version}.`),
    readFileSync(`${dist}/${name}`),
  ]);
}

/**
 * The released versions, the oldest first.
 *
 * @param {string} folder
 * @returns {Release[]}
 */
export function recordedReleases(folder) {
  const path = `${folder}/releases.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/**
 * The hash of a file, as an `integrity` attribute has it.
 *
 * @param {Buffer} content
 */
export function integrity(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
