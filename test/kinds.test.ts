import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that start something, and the tests that may import them. */
const STARTS: Readonly<Record<string, RegExp>> = {
  'test/browser/open-page.ts': /\.browser\.test\.ts$/,
  'server/test/postgres/databases.ts': /\.postgres\.test\.ts$/,
  'server/test/server.ts': /\.(?:browser|postgres|process)\.test\.ts$/,
};

/** Each file's imports from the repository, kept so that it is read only once. */
const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

/** All files of the repository that a file imports, directly or through others, and itself. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imported = imports.get(file) ?? importsOf(file);
  imports.set(file, imported);
  for (const other of imported) reached(other, known);
  return known;
}

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(existsSync);

it.each(Object.keys(STARTS))('%s is there, and tests reach it', (starter) => {
  expect(tests.some((file) => reached(file).has(starter))).toBe(true);
});

it('tests that start a browser, PostgreSQL or our server say so by their suffix', () => {
  const wrong = tests.flatMap((file) => {
    const all = reached(file);
    return Object.entries(STARTS)
      .filter(([starter, kind]) => !kind.test(file) && all.has(starter))
      .map(([starter]) => `${file} reaches ${starter}`);
  });
  expect(wrong).toEqual([]);
});
