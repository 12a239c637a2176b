import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Which rooms of the server each room may import from, beside itself. A room is a folder of src/, or of src/http/; `.` are
 * the files that stand in src/ itself.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  directory: [],
  content: [],
  bundesbank: ['directory'],
  store: ['directory'],
  sync: ['directory', 'bundesbank', 'store'],
  metrics: ['directory'],
  'http/answers': ['content'],
  'http/connection': ['content', 'http/answers'],
  'http/api': ['directory', 'content', 'store', 'http/answers', '.'],
  site: ['directory', 'content', 'http/api'],
  'http/site': ['directory', 'store', 'site', 'http/answers', '.'],
  http: ['content', 'store', 'site', 'http/answers', 'http/connection', 'http/api', 'http/site'],
  '.': ['directory', 'bundesbank', 'store', 'sync', 'metrics', 'http', 'http/site'],
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

function roomOf(file: string): string {
  const [first = '.', second] = relative(SOURCE, dirname(file)).split('/');
  if (first === 'http' && second) return `http/${second}`;
  return first || '.';
}

describe('imports go one way', () => {
  const files = sources(SOURCE);

  it('between the rooms of the server', () => {
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier))
        .map((specifier) => join(dirname(file), specifier))
        .filter(
          (target) => roomOf(target) !== roomOf(file) && !ALLOWED[roomOf(file)]?.includes(roomOf(target)),
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
    expect(outside).toEqual([]);
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

  it('and this test sees them: every room has files', () => {
    for (const name of Object.keys(ALLOWED)) {
      const own = files.filter((file) => roomOf(file) === name);
      expect([name, own.length]).not.toEqual([name, 0]);
    }
    expect(files.flatMap(imports).length).toBeGreaterThan(80);
  });
});
