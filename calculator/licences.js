import { readdir, readFile } from 'node:fs/promises';

/** The licences of packages that come without them. */
const ADDED = new URL('licences/', import.meta.url);

/**
 * The licences of the packages whose files are in a bundle, as one text.
 *
 * @param {string} bundle its name
 * @param {string[]} files the inputs of the bundle, as esbuild names them
 * @throws {Error} if a package has no licence file
 */
export async function licencesOf(bundle, files) {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const added = await readdir(ADDED);
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const own = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
    const path = own ? `${folder}/${own}` : added.includes(`${name}.txt`) && new URL(`${name}.txt`, ADDED);
    if (!path) throw new Error(`The package ${name} has no licence file.`);
    return `${name} ${version}\n\n${(await readFile(path, 'utf8')).trim()}\n`;
  });
  return `${bundle} contains these packages.\n\n${(await Promise.all(texts)).join(`\n${'-'.repeat(40)}\n\n`)}`;
}
