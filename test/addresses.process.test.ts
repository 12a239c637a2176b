import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../server/test/folder.ts';

const PATHS = ['README.md', 'docs/deployment.md', 'package.json'];

/** A copy of the files that name addresses, and `npm run addresses` in it. */
function copy() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'docs'));
  for (const path of PATHS) cpSync(path, join(folder, path));
  const texts = () => PATHS.map((path) => readFileSync(join(folder, path), 'utf8'));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/addresses.js'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  return { texts, run };
}

it('npm run addresses fills every placeholder, and puts other addresses in their place later', () => {
  const { texts, run } = copy();
  expect(run('https://iban.example.org', 'example/iban').status).toBe(0);
  const [readme = '', deployment = '', manifest = ''] = texts();
  expect(readme).toContain('<script src="https://iban.example.org/embed.js"></script>');
  expect(deployment).toContain(
    'git clone --branch vVERSION https://github.com/example/iban /opt/iban-rechner-VERSION',
  );
  expect(deployment).toContain('cosign verify ghcr.io/example/iban:VERSION');
  expect(JSON.parse(manifest)).toMatchObject({
    name: 'iban-rechner-project',
    homepage: 'https://iban.example.org',
    repository: 'github:example/iban',
  });
  expect(texts().join('')).not.toMatch(/YOUR-SERVER|OWNER\/|REPOSITORY/);

  expect(run('https://other.example', 'other/name').status).toBe(0);
  expect(texts().join('')).not.toMatch(/iban\.example\.org|example\/iban/);
});

it.each([
  [[]],
  [['https://iban.example.org']],
  [['http://iban.example.org', 'example/iban']],
  [['https://iban.example.org/path', 'example/iban']],
  [['https://iban.example.org', 'https://github.com/example/iban']],
])('npm run addresses explains itself and changes nothing with %j', (args) => {
  const { texts, run } = copy();
  const before = texts();
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([1, 'Usage: npm run addresses -- https://HOST OWNER/REPOSITORY\n']);
  expect(texts()).toEqual(before);
});
