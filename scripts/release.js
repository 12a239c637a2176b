import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from './build.js';
import { withRelease } from './changelog.js';
import { replaceFile } from './replace-file.js';

// npm run release: releases the version that calculator/package.json names. Compresses the calculator's built scripts
// into calculator/releases and records their hashes, writes the version into the other package.json files and version
// and day into CHANGELOG.md, commits and tags. It pushes nothing; .github/workflows/publish.yml publishes.

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

async function makeRelease() {
  const { version } = JSON.parse(readFileSync('calculator/package.json', 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const tag = `v${version}`;
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  if (git('tag', '--list', tag) !== '') throw new Error(`${tag} is released already.`);
  const [, validFrom = ''] =
    /^# validFrom\t(.+)$/m.exec(readFileSync('server/data/snapshot.tsv', 'utf8')) ?? [];
  if (validFrom > date) throw new Error(`The snapshot is valid from ${validFrom}: release it on that day.`);
  const changelog = withRelease(readFileSync('CHANGELOG.md', 'utf8'), version, date);

  await build({ all: true });
  const { release } = await import('../calculator/release.js');
  const { files } = await release({ dist: 'calculator/dist', folder: 'calculator/releases', version, date });
  await replaceFile('CHANGELOG.md', changelog);
  for (const path of ['package.json', 'server/package.json', 'conformance/package.json'])
    await editJson(path, (manifest) => {
      manifest.version = version;
    });
  await editJson('package-lock.json', (lock) => {
    lock.version = version;
    for (const path of ['', 'calculator', 'server', 'conformance']) lock.packages[path].version = version;
  });
  git('add', '--all');
  git('commit', '--quiet', '--message', `Release version ${version}`);
  git('tag', '--annotate', '--message', `Version ${version}`, tag);
  console.log(`${tag}, ${date}:`);
  for (const [name, hash] of Object.entries(files)) console.log(`${name} ${hash}`);
}

/**
 * @param {string} path
 * @param {(content: any) => void} edit
 */
async function editJson(path, edit) {
  const content = JSON.parse(readFileSync(path, 'utf8'));
  edit(content);
  await replaceFile(path, `${JSON.stringify(content, null, 2)}\n`);
}

try {
  await makeRelease();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
