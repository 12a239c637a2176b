import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashesOf, releasableFiles, releasedScript } from '../calculator/release.js';

const AUTHOR = { NAME: 'Test', EMAIL: 'test@example.org' };

const linkPackages = (root: string) => symlinkSync(resolve('node_modules'), join(root, 'node_modules'));

/** Copies all files of this repository into a new one, with a single commit. */
function copyOfRepository() {
  const root = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const env = { ...process.env };
  for (const [name, value] of Object.entries(AUTHOR))
    for (const role of ['AUTHOR', 'COMMITTER']) env[`GIT_${role}_${name}`] = value;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(file, join(root, file), { recursive: true, force: true });
  linkPackages(root);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(read(path)));
  run('git', 'init', '--quiet');
  // .gitignore names folders, and this one is a link.
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  const commit = () => run('git', 'commit', '--quiet', '--all', '--message', 'Change');
  run('git', 'add', '--all');
  commit();
  return { root, run, read, edit, commit, release: () => run(process.execPath, 'scripts/release.js') };
}

// Two builds take minutes on a busy machine.
it('npm run release writes versions, hashes, kept scripts and changelog, commits and tags', {
  timeout: 1_200_000,
}, () => {
  const { root, run, read, edit, commit, release } = copyOfRepository();
  edit('calculator/package.json', (text) => text.replace(/"version": ".*"/, '"version": "9.9.9"'));
  edit('CHANGELOG.md', (text) => text.replace('## [Unreleased]\n', '## [Unreleased]\n\n- New.\n'));
  expect(release).toThrow('There are changes that are not committed.');
  commit();

  const hash = / sha384-[\w+/]{64}$/;
  const [first, ...files] = release().split('\n');
  expect(first).toMatch(/^v9\.9\.9, \d{4}-\d\d-\d\d:$/);
  for (const name of ['embed', 'formular', 'regeln', 'laender', 'banken', 'feld', 'en', 'girocode'])
    expect(files).toContainEqual(expect.stringMatching(new RegExp(`^${name}-9\\.9\\.9\\.js${hash.source}`)));
  expect(releasedScript(join(root, 'calculator/releases'), 'embed-9.9.9.js').toString()).toBe(
    read('calculator/dist/embed.js'),
  );
  const released = JSON.parse(read('calculator/releases/releases.json')).at(-1);
  expect(released.version).toBe('9.9.9');
  for (const path of ['package.json', 'server/package.json', 'conformance/package.json', 'package-lock.json'])
    expect(JSON.parse(read(path)).version).toBe('9.9.9');
  expect(read('CHANGELOG.md')).toMatch(/## \[Unreleased\]\n\n## \[9\.9\.9\] - \S+\n\n- New\.\n/);
  expect(run('git', 'status', '--porcelain')).toBe('');
  expect(run('git', 'describe')).toBe('v9.9.9');
  expect(release).toThrow('v9.9.9 is released already.');

  // Source maps are not kept. Whoever needs one builds the tag, anywhere.
  const elsewhere = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  run('git', 'clone', '--quiet', '--branch', 'v9.9.9', root, elsewhere);
  linkPackages(elsewhere);
  const program = "import { buildScripts } from './calculator/build.js'; await buildScripts();";
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: elsewhere,
    stdio: 'ignore',
  });
  const dist = join(elsewhere, 'calculator/dist');
  expect(hashesOf(releasableFiles(dist, '9.9.9'))).toEqual(released.files);
  expect(hashesOf(releasableFiles(dist, '9.9.9', '.map'))).toEqual(released.maps);
  expect(Object.keys(released.maps)).toEqual(
    ['embed', 'formular', 'regeln', 'laender', 'feld', 'en', 'girocode'].map(
      (name) => `${name}-9.9.9.js.map`,
    ),
  );
});
