import { readdir, readFile } from 'node:fs/promises';

/**
 * The licences of the packages that a bundle has files of.
 *
 * @param {string[]} files as esbuild names the inputs of a bundle
 * @throws {Error} where a package has no licence file
 */
export async function licencesOf(files) {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new Error(`The package ${name} has no licence file.`);
    return `${name} ${version}\n\n${(await readFile(`${folder}/${file}`, 'utf8')).trim()}\n`;
  });
  return `dist/command.js contains these packages.\n\n${(await Promise.all(texts)).join(`\n${'-'.repeat(40)}\n\n`)}`;
}
