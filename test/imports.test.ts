import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

/** The rooms (folders) of the calculator. Each imports only from those before it, types included. */
const CALCULATOR_ROOMS = 'iban check-digits rules banks reader answers page lists package command'.split(' ');

/**
 * The other rooms of the server that each room may import from. A room is a folder of server/src or of server/src/http,
 * or site/serve; `.` means the files directly in server/src.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  calculator: ['.'],
  directory: ['calculator'],
  content: ['calculator', 'directory'],
  sentences: [],
  bundesbank: ['directory', 'sentences'],
  store: ['directory'],
  download: ['sentences'],
  sync: ['directory', 'sentences', 'bundesbank', 'store', 'download'],
  commands: ['directory', 'sentences', 'bundesbank', 'store', 'sync', '.'],
  'http/answers': ['content'],
  'http/api': ['calculator', 'directory', 'content', 'store', 'http/answers', '.'],
  site: ['calculator', 'directory', 'content'],
  'site/serve': ['calculator', 'directory', 'content', 'store', 'site', 'http/answers', '.'],
  http: 'directory content store site site/serve http/answers http/api'.split(' '),
  metrics: ['directory', 'store', 'http'],
  '.': ['directory', 'bundesbank', 'store', 'sync', 'http', 'metrics', 'site/serve'],
};

const SOURCE = 'server/src';

/** Files that start something, and the tests that may import them. */
const STARTS: Readonly<Record<string, RegExp>> = {
  'test/browser/open-page.ts': /\.browser\.test\.ts$/,
  'server/test/postgres/databases.ts': /\.postgres\.test\.ts$/,
  'server/test/server.ts': /\.(?:browser|postgres|process)\.test\.ts$/,
};

function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, file));
}

/** The modules that a file imports, types included, as they are written there. Each file is read once. */
function imports(file: string): readonly string[] {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name);
  read.set(file, found);
  return found;
}
const read = new Map<string, readonly string[]>();

/** The files that a file imports, by their paths in the repository. */
const filesOf = (file: string) =>
  imports(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier));

/** The first cycle of imports among these files: a path from one of them back to it; empty if there is none. */
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

/** All files of the repository that a file imports, directly or through others, and itself. */
function reached(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const other of filesOf(file)) reached(other, known);
  return known;
}

function roomOf(file: string): string {
  const [first = '.', second] = relative(SOURCE, dirname(file)).split('/');
  if ((first === 'http' && second) || second === 'serve') return `${first}/${second}`;
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

  it.each([SOURCE, 'calculator/src', 'bench'])('of %s have no cycle, types included', (root) => {
    expect(circleAmong(sources(root))).toEqual([]);
  });

  it('between rooms of the calculator go to earlier ones', () => {
    const calculator = 'calculator/src';
    const rankOf = (file: string) => CALCULATOR_ROOMS.indexOf(relative(calculator, file).split('/')[0] ?? '');
    const all = sources(calculator);
    expect(all.filter((file) => rankOf(file) < 0)).toEqual([]);
    const wrong = all.flatMap((file) =>
      filesOf(file)
        .filter((target) => target.startsWith(`${calculator}/`) && rankOf(target) > rankOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of the calculator name nothing outside it, except what is listed, and modules of Node for the command', () => {
    const outside = sources('calculator/src').flatMap((file) =>
      imports(file)
        .map((specifier) => (specifier.startsWith('.') ? join(dirname(file), specifier) : specifier))
        .filter((target) => !target.startsWith('calculator/src/'))
        .filter((target) => !(file.startsWith('calculator/src/command/') && target.startsWith('node:')))
        .map((target) => `${file} imports ${target}`),
    );
    expect(outside.sort()).toEqual([
      'calculator/src/banks/former-banks.data.ts imports calculator/tables/edition-files.js',
      'calculator/src/banks/search/brands.data.ts imports calculator/tables/tsv.js',
      'calculator/src/banks/search/names.data.ts imports calculator/tables/former-names.js',
      'calculator/src/banks/search/names.data.ts imports calculator/tables/tsv.js',
      'calculator/src/banks/short-list.data.ts imports calculator/tables/short-list.js',
      'calculator/src/command/output.ts imports cli-progress',
      'calculator/src/iban/examples.data.ts imports calculator/tables/registry.js',
      'calculator/src/iban/layouts.data.ts imports calculator/tables/registry.js',
      'calculator/src/iban/structures.data.ts imports calculator/tables/registry.js',
      'calculator/src/lists/result-table.ts imports papaparse',
      'calculator/src/lists/rows.ts imports papaparse',
      'calculator/src/lists/workbooks/archive.ts imports fflate',
      'calculator/src/lists/workbooks/read-xml.ts imports saxes',
      // Types of the field's element, for projects that use Preact.
      'calculator/src/package/field-types.d.ts imports preact',
      'calculator/src/package/snapshot.data.ts imports calculator/tables/former-banks.js',
      'calculator/src/package/snapshot.data.ts imports calculator/tables/snapshot.js',
      'calculator/src/page/girocode/draw.ts imports lean-qr',
      'calculator/src/rules/rules.data.ts imports calculator/tables/edition-files.js',
      'calculator/src/rules/rules.data.ts imports calculator/tables/rules.js',
      'calculator/src/rules/rules.data.ts imports calculator/tables/tsv.js',
    ]);
  });
});

it('tests that start a browser, PostgreSQL or our server say so by their suffix', () => {
  const tests = repositoryFiles('*.test.ts').map((file) => ({ file, all: reached(file) }));
  for (const [starter, kind] of Object.entries(STARTS)) {
    const users = tests.filter(({ all }) => all.has(starter)).map(({ file }) => file);
    expect([starter, users.length]).not.toEqual([starter, 0]);
    expect(users.filter((file) => !kind.test(file))).toEqual([]);
  }
});
