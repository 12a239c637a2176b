import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** What only tests of these kinds may start, by the file that starts it. */
const STARTS: Readonly<Record<string, RegExp>> = {
  'test/browser/open-page.ts': /\.browser\.test\.ts$/,
  'server/test/postgres/databases.ts': /\.postgres\.test\.ts$/,
  'server/test/server.ts': /\.(?:browser|postgres|process)\.test\.ts$/,
};

/** All files of the repository that a file imports, directly or through others, and itself. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    reached(join(dirname(file), path), known);
  return known;
}

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(existsSync);

it('tests say by their suffix whether they start a browser, a PostgreSQL or processes', () => {
  const wrong = tests.flatMap((file) =>
    Object.entries(STARTS)
      .filter(([starter, kind]) => !kind.test(file) && reached(file).has(starter))
      .map(([starter]) => `${file} reaches ${starter}`),
  );
  expect(wrong).toEqual([]);
});
