import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
    expect(leftOut('calculator/src/rules')).toEqual(['calculator/src/rules/packed-tables.ts']);
    expect(leftOut('server/src/bundesbank')).toEqual([]);
    expect(measured).toContain('server/src/sync/source.ts');
  });
});

describe('the required mutation score', () => {
  it('is at least 92 %, and CONTRIBUTING.md names it', () => {
    expect(config.thresholds.break).toBeGreaterThanOrEqual(92);
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`fails below ${config.thresholds.break} %`);
  });
});
