import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The other rooms of the server that each room may import from. A room is a folder of server/src or of server/src/http;
 * `.` stands for the files directly in server/src.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  calculator: ['.'],
  directory: ['calculator'],
  content: ['calculator', 'directory'],
  sentences: [],
  bundesbank: ['directory', 'sentences'],
  store: ['directory'],
  sync: ['directory', 'sentences', 'bundesbank', 'store'],
  metrics: ['directory', 'http/connection'],
  'http/answers': ['content'],
  'http/connection': ['content', 'http/answers'],
  'http/api': ['calculator', 'directory', 'content', 'store', 'http/answers', '.'],
  site: ['calculator', 'directory', 'content'],
  'http/site': ['calculator', 'directory', 'store', 'site', 'http/answers', '.'],
  http: ['content', 'store', 'site', 'http/answers', 'http/connection', 'http/api', 'http/site'],
  '.': ['directory', 'bundesbank', 'store', 'sync', 'metrics', 'http', 'http/site'],
};

const SOURCE = 'server/src';

function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file));
}

/** The modules that a file imports, types included, as they are written there. */
function imports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);
}

/** The files that a file imports, by their paths in the repository. */
const filesOf = (file: string) =>
  imports(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier));

/** The first circle of imports among these files: a path from one of them back to it; empty if there is none. */
function circleAmong(files: readonly string[]): string[] {
  const left = new Set(files);
  const path: string[] = [];
  const circleFrom = (file: string): string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (!left.has(file)) return [];
    path.push(file);
    for (const target of filesOf(file)) {
      const circle = circleFrom(target);
      if (circle.length > 0) return circle;
    }
    path.pop();
    left.delete(file);
    return [];
  };
  for (const file of files) {
    const circle = circleFrom(file);
    if (circle.length > 0) return circle;
  }
  return [];
}

function roomOf(file: string): string {
  const [first = '.', second] = relative(SOURCE, dirname(file)).split('/');
  if (first === 'http' && second) return `http/${second}`;
  return first || '.';
}

describe('imports', () => {
  const files = sources(SOURCE);

  it('between rooms of the server go in the allowed directions', () => {
    const wrong = files.flatMap((file) =>
      filesOf(file)
        .filter((target) => target.startsWith(`${SOURCE}/`) && /\.tsx?$/.test(target))
        .filter(
          (target) => roomOf(target) !== roomOf(file) && !ALLOWED[roomOf(file)]?.includes(roomOf(target)),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of the calculator’s source are in one room of the server', () => {
    const importers = files.filter((file) =>
      filesOf(file).some((target) => target.startsWith('calculator/')),
    );
    expect(importers.map(roomOf).filter((room) => room !== 'calculator')).toEqual([]);
    expect(importers.length).toBeGreaterThan(3);
  });

  it.each([SOURCE, 'calculator/src', 'bench'])('of %s go in no circle, types included', (root) => {
    expect(circleAmong(sources(root))).toEqual([]);
  });

  it('never name main.ts or a command', () => {
    const entries = /\/(main|[a-z]+-command)\.ts$/;
    expect(files.filter((file) => imports(file).some((specifier) => entries.test(specifier)))).toEqual([]);
    expect(files.filter((file) => entries.test(file))).toHaveLength(5);
  });

  it('of directory/ name neither libraries nor modules of Node', () => {
    const outside = sources(`${SOURCE}/directory`)
      .flatMap(imports)
      .filter((specifier) => !specifier.startsWith('.'));
    expect(outside).toEqual([]);
  });

  it('of the calculator name nothing outside it, except CSV and workbooks for lists, what the build packs, and modules that the command needs', () => {
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
      // In the types of the field's element, for projects that have it.
      'calculator/src/package/field-types.d.ts imports preact',
      'calculator/src/package/packed-snapshot.ts imports calculator/tables/pack-rules.js',
      'calculator/src/package/packed-snapshot.ts imports calculator/tables/snapshot.js',
      'calculator/src/package/packed-snapshot.ts imports calculator/tables/tsv.js',
      'calculator/src/rules/packed-methods.ts imports calculator/tables/pack-rules.js',
      'calculator/src/rules/packed-tables.ts imports calculator/tables/pack-rules.js',
      'calculator/src/search/names/packed-names.ts imports calculator/tables/former-names.js',
      'calculator/src/search/names/packed-names.ts imports calculator/tables/snapshot.js',
      'calculator/src/workbooks/archive/read-xml.ts imports saxes',
      'calculator/src/workbooks/archive/unpacker.ts imports fflate',
      'calculator/src/workbooks/write-workbook.ts imports fflate',
    ]);
  });

  it('of the scripts that other sites embed do not name the code for lists', () => {
    const importers = sources('calculator/src').filter(
      (file) =>
        !/\/(?:lists|workbooks|command|words)\//.test(file) &&
        imports(file).some((specifier) => /\/(?:lists|workbooks)\/|list-worker/.test(specifier)),
    );
    expect(importers.sort()).toEqual(['calculator/src/list-worker.ts', 'calculator/src/workbook-part.ts']);
    // The words of the scripts and of lists have types in common.
    const words = sources('calculator/src/words').filter((file) =>
      /^import (?!type )[^;]+\/(?:lists|workbooks|command)\//m.test(readFileSync(file, 'utf8')),
    );
    expect(words).toEqual([]);
  });

  it('of the reader name the IBAN, German accounts and itself only', () => {
    const allowed = /^(?:\.\/|\.\.\/(?:iban|german)\/)/;
    const wrong = sources('calculator/src/reader').flatMap((file) =>
      imports(file)
        .filter((specifier) => !allowed.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are all seen by this test: every room has files', () => {
    for (const name of Object.keys(ALLOWED)) {
      const own = files.filter((file) => roomOf(file) === name);
      expect([name, own.length]).not.toEqual([name, 0]);
    }
    expect(files.flatMap(imports).length).toBeGreaterThan(80);
  });
});
