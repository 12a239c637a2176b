import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releasedScript } from '../calculator/release.js';
import { copyOfRepository } from './repository-files.ts';

it('npm run release writes versions, hashes, kept scripts and changelog, commits and tags', () => {
  const { folder, git } = copyOfRepository();
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(read(path)));
  const commit = () => git('commit', '--quiet', '--all', '--message', 'Change');
  const release = () =>
    execFileSync(process.execPath, ['scripts/release.js'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  git('add', '--all');
  commit();
  edit('calculator/package.json', (text) => text.replace(/"version": ".*"/, '"version": "9.9.9"'));
  edit('CHANGELOG.md', (text) => text.replace('## [Unreleased]\n', '## [Unreleased]\n\n- New.\n'));
  expect(release).toThrow('There are changes that are not committed.');
  commit();

  const hash = / sha384-[\w+/]{64}$/;
  const [first, ...files] = release().trim().split('\n');
  expect(first).toMatch(/^v9\.9\.9, \d{4}-\d\d-\d\d:$/);
  for (const name of ['embed', 'rechner', 'feld', 'girocode'])
    expect(files).toContainEqual(expect.stringMatching(new RegExp(`^${name}-9\\.9\\.9\\.js${hash.source}`)));
  expect(releasedScript(join(folder, 'calculator/releases'), 'embed-9.9.9.js').toString()).toBe(
    read('calculator/dist/embed.js'),
  );
  const released = JSON.parse(read('calculator/releases/releases.json')).at(-1);
  expect(released.version).toBe('9.9.9');
  for (const path of ['package.json', 'server/package.json', 'conformance/package.json', 'package-lock.json'])
    expect(JSON.parse(read(path)).version).toBe('9.9.9');
  expect(read('CHANGELOG.md')).toMatch(/## \[Unreleased\]\n\n## \[9\.9\.9\] - \S+\n\n- New\.\n/);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('describe')).toBe('v9.9.9');
  expect(release).toThrow('v9.9.9 is released already.');
});
