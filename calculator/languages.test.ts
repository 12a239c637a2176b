import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './src/command/arguments.ts';

const source = new URL('src/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** The files with sentences, like `iban/de.ts`. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[/-])(de|en)\.ts$/.test(file),
);
const codes = Object.keys(LANGUAGES);

describe('each language of the command', () => {
  it('has its sentences in each folder with German ones', () => {
    expect(codes).toContain('en');
    const german = files.filter((file) => file.endsWith('de.ts'));
    expect(german.length).toBeGreaterThan(5);
    const missing = german
      .flatMap((file) => codes.map((code) => file.replace(/de\.ts$/, `${code}.ts`)))
      .filter((file) => !existsSync(new URL(file, source)));
    expect(missing).toEqual([]);
  });

  it.each(codes)('is exported by the package: %s', (code) => {
    expect(existsSync(new URL(`package/${code}.ts`, source))).toBe(true);
    expect(manifest.exports[`./${code}`]).toEqual({
      require: { types: `./dist/types/package/${code}.d.cts`, default: `./dist/${code}.cjs` },
      default: { types: `./dist/types/package/${code}.d.mts`, default: `./dist/${code}.mjs` },
    });
  });
});
