import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { sizesOf } from './build.js';
import { bundleScript } from './bundle.js';

const dist = (file: string) => readFileSync(new URL(`dist/${file}`, import.meta.url));

const brotliOf = async (script: string | Uint8Array) => (await sizesOf(script)).brotli;

describe('embed.js', () => {
  it('has at most 4,499 bytes with brotli', async () => {
    expect(await brotliOf(dist('embed.js'))).toBeLessThanOrEqual(4499);
  });
});

it('rechner.js has at most 45 kB of code with brotli, without its tables', async () => {
  const entry = fileURLToPath(new URL('src/page/rechner.ts', import.meta.url));
  const withoutTables: Plugin = {
    name: 'without-tables',
    setup: (bundle) =>
      bundle.onLoad({ filter: /\.data\.ts$/ }, ({ path }) => ({
        contents: [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
          .map(([, name]) => `export const ${name} = [];`)
          .join('\n'),
      })),
  };
  const { code } = await bundleScript(entry, { plugins: [withoutTables] });
  expect(await brotliOf(code)).toBeLessThanOrEqual(45_000);
});
