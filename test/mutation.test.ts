import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../server/test/folder.ts';
import tests from '../vitest.mutation.config.ts';
import { repositoryFiles } from './repository-files.ts';

const config: { mutate: string[]; thresholds: { break: number } } = JSON.parse(
  readFileSync('stryker.config.json', 'utf8'),
);

/** A pattern with its braces expanded: `{a,b}.ts` becomes `a.ts` and `b.ts`. */
function alternatives(pattern: string): string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return inside.split(',').flatMap((one) => alternatives(pattern.replace(braces, one)));
}

/** The files of the repository that patterns name, as Git reads `*` and `**`. Without a pattern, there are none. */
const filesNamed = (...patterns: readonly string[]) =>
  patterns.flatMap(alternatives).flatMap((one) => repositoryFiles(`:(glob)${one}`));

const excluding = config.mutate.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
const excluded = new Set(filesNamed(...excluding));
const measured = new Set(
  filesNamed(...config.mutate.filter((pattern) => !pattern.startsWith('!'))).filter(
    (file) => !excluded.has(file),
  ),
);

/** The sources of a folder that are not measured. */
const leftOut = (folder: string) =>
  filesNamed(`${folder}/*.ts`).filter((file) => !file.endsWith('.test.ts') && !measured.has(file));

describe('the configuration of the mutation score', () => {
  const { include = [], exclude = [] } = tests.test ?? {};
  it.each(
    [...config.mutate.map((pattern) => pattern.replace(/^!/, '')), ...include, ...exclude].flatMap(
      alternatives,
    ),
  )('names files that exist: %s', (pattern) => {
    expect(filesNamed(pattern)).not.toEqual([]);
  });

  it('starts no browser, database or process', () => {
    const excluded = new Set(filesNamed(...exclude));
    const slow = filesNamed(...include).filter((file) => /\.(?:browser|postgres|process)\./.test(file));
    expect(slow.filter((file) => !excluded.has(file))).toEqual([]);
  });

  it('covers the rules, all check digits, and what decides whether a bank file is accepted', () => {
    expect(leftOut('calculator/src/check-digits')).toEqual([]);
    for (const name of ['faults', 'check-national', 'national-checks'])
      expect(measured).toContain(`calculator/src/iban/${name}.ts`);
    expect(leftOut('calculator/src/rules')).toEqual(['calculator/src/rules/rules.data.ts']);
    expect(leftOut('server/src/bundesbank')).toEqual([]);
    expect(measured).toContain('server/src/sync/source.ts');
  });
});

describe('the required mutation score', () => {
  it('is at least 92 %', () => {
    expect(config.thresholds.break).toBeGreaterThanOrEqual(92);
  });
});

it('npm run mutation says in one line that Stryker has left no report', () => {
  const cwd = temporaryFolder();
  const stubs = {
    'scripts/install.js': 'export const installMissing = () => {};',
    'scripts/build.js': 'export const build = () => {};',
    'package.json': '{ "type": "module" }',
    'node_modules/@stryker-mutator/core/bin/stryker.js': 'process.exit(3);',
  };
  for (const [path, text] of Object.entries(stubs)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  for (const path of ['scripts/mutation.js', 'stryker.config.json']) cpSync(path, join(cwd, path));
  const run = spawnSync(process.execPath, ['scripts/mutation.js'], { cwd, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([
    3,
    'Stryker has ended with status 3 and without a report: see above.\n',
  ]);
});
