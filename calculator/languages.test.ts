import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './src/command/speaker.ts';

const words = new URL('src/words/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const codes = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('each folder of words/', () => {
  it('is a language of the command', () => {
    expect(Object.keys(LANGUAGES)).toEqual(codes);
    expect(codes).toContain('en');
  });

  it.each(codes)('is imported from the package: %s', (code) => {
    expect(existsSync(new URL(`../package/${code}.ts`, words))).toBe(true);
    expect(manifest.exports[`./${code}`]).toEqual({
      require: { types: `./dist/types/package/${code}.d.cts`, default: `./dist/${code}.cjs` },
      default: { types: `./dist/types/package/${code}.d.mts`, default: `./dist/${code}.mjs` },
    });
    expect(manifest.typesVersions['*'][code]).toEqual([`./dist/types/package/${code}.d.cts`]);
  });
});
