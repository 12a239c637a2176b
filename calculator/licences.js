import { readdir, readFile } from 'node:fs/promises';

/**
 * The licences of the packages whose files are in a bundle, as one text.
 *
 * @param {string[]} files the inputs of the bundle, as esbuild names them
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
