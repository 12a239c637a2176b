import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which folders of the server each folder may import from, beside itself. `.` are the files that stand in src/. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  directory: [],
  api: [],
  bundesbank: ['directory'],
  store: ['directory'],
  sync: ['directory', 'bundesbank', 'store'],
  site: ['directory', 'api'],
  http: ['directory', 'api', 'store', 'site', '.'],
  metrics: ['directory'],
  '.': ['directory', 'bundesbank', 'store', 'sync', 'site', 'http', 'metrics'],
};

const SOURCE = 'server/src';

function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file));
}

/** What a file imports, types included, as it is written. */
function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);
}

const folder = (file: string) => relative(SOURCE, file).split('/').slice(0, -1)[0] ?? '.';

describe('imports go one way', () => {
  const files = sources(SOURCE);

  it('between the folders of the server', () => {
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier))
        .map((specifier) => join(dirname(file), specifier))
        .filter(
          (target) => folder(target) !== folder(file) && !ALLOWED[folder(file)]?.includes(folder(target)),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('and nothing imports the entries', () => {
    const entries = /\/(main|[a-z]+-command)\.ts$/;
    expect(files.filter((file) => imports(file).some((specifier) => entries.test(specifier)))).toEqual([]);
    expect(files.filter((file) => entries.test(file))).toHaveLength(4);
  });

  it('and what a bank is needs neither network nor file nor library', () => {
    const outside = sources(`${SOURCE}/directory`)
      .flatMap(imports)
      .filter((specifier) => !specifier.startsWith('.'));
    expect(new Set(outside)).toEqual(new Set(['node:crypto']));
  });

  it('and the calculator imports nothing at all from outside, except CSV for lists, and what the command needs', () => {
    const outside = sources('calculator/src').flatMap((file) =>
      imports(file)
        .map((specifier) => (specifier.startsWith('.') ? join(dirname(file), specifier) : specifier))
        .filter((target) => !target.startsWith('calculator/src/'))
        .filter((target) => !(file.startsWith('calculator/src/command/') && target.startsWith('node:')))
        .map((target) => `${file} imports ${target}`),
    );
    expect(outside.sort()).toEqual([
      'calculator/src/command/progress.ts imports cli-progress',
      'calculator/src/lists/list-csv.ts imports papaparse',
      'calculator/src/lists/parse-rows.ts imports papaparse',
    ]);
  });

  it('and what other sites embed knows nothing of lists', () => {
    const importers = sources('calculator/src').filter(
      (file) =>
        !/\/(?:lists|command)\//.test(file) &&
        imports(file).some((specifier) => /\/lists\/|list-worker/.test(specifier)),
    );
    expect(importers.sort()).toEqual(['calculator/src/list-worker.ts', 'calculator/src/messages/lists.ts']);
  });

  it('and this test sees them: every folder imports something', () => {
    for (const name of Object.keys(ALLOWED)) {
      const own = files.filter((file) => folder(file) === name);
      expect([name, own.length]).not.toEqual([name, 0]);
    }
    expect(files.flatMap(imports).length).toBeGreaterThan(80);
  });
});
