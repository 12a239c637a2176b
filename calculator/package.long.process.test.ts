import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';
import { PackedPackage } from './test/packed-package.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const attw = createRequire(import.meta.url)
  .resolve('@arethetypeswrong/cli/package.json')
  .replace('package.json', 'dist/index.js');

it('the package passes publint', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true });
  expect(messages).toEqual([]);
});

describe('the packed package', () => {
  const packed = new PackedPackage();
  const installed = join(packed.project, 'node_modules/iban-rechner');
  afterAll(() => packed.remove());

  it('has types that every way of importing it finds', () => {
    // If attw finds a problem, its exit status makes execFileSync throw. A page and its script have no types, and
    // scripts for pages are never required.
    const words = [
      '--exclude-entrypoints',
      'widget.html',
      'widget.js',
      '--ignore-rules',
      'cjs-resolves-to-esm',
    ];
    const report = execFileSync(
      process.execPath,
      [attw, packed.pack(), ...words, '--format', 'ascii', '--no-emoji'],
      { encoding: 'utf8' },
    );
    for (const entry of ['iban-rechner', 'iban-rechner/all', 'iban-rechner/search', 'iban-rechner/giro'])
      expect(report).toMatch(
        new RegExp(
          `"${entry}"\n\nnode10: OK \nnode16 \\(from CJS\\): OK \\(CJS\\)\nnode16 \\(from ESM\\): OK \\(ESM\\)\nbundler: OK`,
        ),
      );
  });

  it('has the command, the licences, and nothing that is for our own site or for tests only', () => {
    const all = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(all.filter((file) => /test/.test(file))).toEqual([]);
    expect(all).toContain('LICENSE');
    const files = readdirSync(join(installed, 'dist'));
    expect(files).toContain('command.js');
    for (const name of ['list-worker', 'make-rechner-script']) expect(files).not.toContain(`${name}.js`);
    expect(files).not.toContain('sizes.json');
    const licences = readFileSync(join(installed, 'dist/licences.txt'), 'utf8');
    const giro = readFileSync(join(installed, 'dist/giro.mjs'), 'utf8');
    expect(giro).toMatch(
      /^\/\*!\ngiro\.mjs contains these packages\.\n\nlean-qr \d[\s\S]+?Permission is hereby granted/,
    );
    for (const name of ['papaparse', 'cli-progress', 'string-width', 'fflate'])
      expect(licences).toMatch(new RegExp(`^${name} \\d[\\s\\S]+?Permission is hereby granted`, 'm'));
  });
});

it('the package depends on nothing', () => {
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  expect({ ...manifest.dependencies, ...manifest.peerDependencies }).toEqual({});
  let imports = 0;
  for (const file of readdirSync(`${folder}dist`).filter((name) => /\.[cm]js$/.test(name))) {
    const code = readFileSync(`${folder}dist/${file}`, 'utf8');
    for (const [, name] of code.matchAll(
      /^(?:import |\} from |.+ = (?:__toESM\()?require\()["'](.+?)["']/gm,
    )) {
      expect([file, name]).toEqual([file, expect.stringMatching(/^\.\/core-\w+\.[cm]js$/)]);
      imports += 1;
    }
    // Jest has no import() in CommonJS: the field would never get the banks.
    if (file.endsWith('.cjs')) expect([file, code]).not.toEqual([file, expect.stringMatching(/\bimport\(/)]);
  }
  expect(imports).toBeGreaterThan(100);
  const imported = [
    ...readFileSync(`${folder}dist/command.js`, 'utf8').matchAll(/^import .+ from ["'](.+)["'];/gm),
  ];
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.map(([, name]) => name).filter((name) => !name?.startsWith('node:'))).toEqual([]);
});
