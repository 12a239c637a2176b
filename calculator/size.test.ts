import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { sizesOf } from './build.js';
import { bundleScript, shorten } from './bundle.js';

const dist = (file: string) => readFileSync(new URL(`dist/${file}`, import.meta.url));

const brotliOf = async (script: string | Uint8Array) => (await sizesOf(script)).brotli;

describe('embed.js', () => {
  it('has at most 4,499 bytes with brotli', async () => {
    expect(await brotliOf(dist('embed.js'))).toBeLessThanOrEqual(4499);
  });

  it('has at most 2,100 bytes of functions without banks, and 2,750 with the short list', async () => {
    const functionsWith = async (plugins: Plugin[]) => {
      const entry = fileURLToPath(new URL('src/page/functions-only.ts', import.meta.url));
      return brotliOf(shorten(await bundleScript(entry, { plugins })).code);
    };
    const contents = 'export const packedBanks = [];';
    const withoutBanks: Plugin = {
      name: 'without-banks',
      setup: (bundle) => bundle.onLoad({ filter: /[\\/]packed-banks\.ts$/ }, () => ({ contents })),
    };
    expect(await functionsWith([withoutBanks])).toBeLessThanOrEqual(2100);
    expect(await functionsWith([])).toBeLessThanOrEqual(2750);
  });

  it('is readable: it contains its texts, and its source map contains its sources', () => {
    const script = dist('embed.js').toString();
    expect(script).toContain('Die IBAN enthält einen Zahlendreher oder Tippfehler.');
    expect(script).toContain('Commerzbank');
    const { sources, sourcesContent, mappings } = JSON.parse(dist('embed.js.map').toString());
    expect(sources).toContain('../src/page/widget/make-widget.ts');
    expect(sourcesContent).toHaveLength(sources.length);
    expect(mappings.length).toBeGreaterThan(5000);
  });
});

it('rechner.js has at most 45 kB of code with brotli, without its tables', async () => {
  const entry = fileURLToPath(new URL('src/page/rechner.ts', import.meta.url));
  const withoutTables: Plugin = {
    name: 'without-tables',
    setup: (bundle) =>
      bundle.onLoad({ filter: /[\\/](?:packed|built)-[\w-]+\.ts$/ }, ({ path }) => ({
        contents: [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
          .map(([, name]) => `export const ${name} = [];`)
          .join('\n'),
      })),
  };
  const { code } = await bundleScript(entry, { plugins: [withoutTables] });
  expect(await brotliOf(code)).toBeLessThanOrEqual(45_000);
});
