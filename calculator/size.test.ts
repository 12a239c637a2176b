import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { sizesOf } from './build.js';
import { bundleScript, FOR_EMBED } from './bundle.js';

const dist = (file: string) => readFileSync(new URL(`dist/${file}`, import.meta.url));

/** The sizes that the build has measured, by the names of scripts. */
const measured: Partial<Record<string, Awaited<ReturnType<typeof sizesOf>>>> = JSON.parse(
  dist('sizes.json').toString(),
);

/** The sizes of a built script. Brotli takes long, so sizes that the build has measured are not measured again. */
async function sizesIn(name: string) {
  const sizes = measured[name] ?? (await sizesOf(dist(name)));
  expect(sizes.raw).toBe(dist(name).length);
  return sizes;
}

const brotliOf = async (script: string | Uint8Array) => (await sizesOf(script)).brotli;

/** The bytes that an import of an entry of the package evaluates: its file, and all that it imports statically. */
function staticBytes(entry: string): number {
  const seen = new Set<string>();
  const add = (name: string): number => {
    if (seen.has(name)) return 0;
    seen.add(name);
    const code = dist(name).toString();
    const imported = [...code.matchAll(/^(?:import|export|\}).*?"\.\/([\w-]+\.mjs)";$/gm)].map(
      ([, file = '']) => file,
    );
    return imported.reduce((sum, file) => sum + add(file), Buffer.byteLength(code));
  };
  return add(`${entry}.mjs`);
}

describe('an entry of the package', () => {
  it.each([
    ['index', 45_000],
    ['rules', 85_000],
    ['countries', 30_000],
    ['field', 50_000],
    ['giro', 40_000],
    ['schema', 40_000],
    ['de', 14_000],
    ['en', 12_000],
  ])('%s evaluates at most %i bytes, and not the directory', (entry, limit) => {
    expect(staticBytes(entry)).toBeLessThanOrEqual(limit);
  });

  it.each(['banks', 'search', 'all'])('%s has the directory', (entry) => {
    expect(staticBytes(entry)).toBeGreaterThan(150_000);
  });
});

describe('calculator/README.md', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  /** The bytes with brotli of a bundle, as an app ships it. */
  async function bundled(contents: string) {
    const stdin = { contents, resolveDir: fileURLToPath(new URL('dist', import.meta.url)) };
    const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
    return brotliOf(outputFiles[0]?.contents ?? '');
  }

  it('prints how large each import is', async () => {
    const rows = [...readme.matchAll(/\| ((?:`iban-rechner[/a-z]*`(?:, )?)+) \| [^|]+ \| ([^|]+) \|/g)];
    const documented = rows.flatMap(([, imports = '', sizes = '']) =>
      imports.split(', ').map((name, place) => [name.replaceAll('`', ''), sizes.split(', ')[place]] as const),
    );
    expect(documented.length).toBeGreaterThan(8);
    for (const [name, size = ''] of documented) {
      const entry = name.split('/')[1] ?? 'index';
      // These two import code later, which Vite and webpack put into files of its own.
      const bytes = ['field', 'schema'].includes(entry)
        ? await atOnce(entry)
        : await bundled(`export * from './${entry}.mjs'`);
      // Each quarter, the directory has another size.
      const ratio = Number.parseFloat(size) / (bytes / 1000);
      expect([name, ratio > 0.9 && ratio < 1.1]).toEqual([name, true]);
    }
    const alone = await bundled("export { validate } from './index.mjs'");
    expect(Number(/`validate` alone ([\d.]+) kB/.exec(readme)?.[1])).toBeCloseTo(alone / 1000, 1);
  });

  async function atOnce(entry: string) {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(`dist/${entry}.mjs`, import.meta.url))],
      outdir: 'out',
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
    });
    const named = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
    const needed = new Set([`${entry}.js`]);
    for (const name of needed) {
      const code = new TextDecoder().decode(named.get(name));
      for (const [, other = ''] of code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) needed.add(other);
    }
    const sizes = await Promise.all([...needed].map((name) => brotliOf(named.get(name) ?? '')));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
});

/** From this size on, the next fix may have no room left. */
const WARN_FROM = 4350;

describe('embed.js', () => {
  it('has at most 4,499 bytes with brotli', async () => {
    const { brotli } = await sizesIn('embed.js');
    if (brotli > WARN_FROM)
      console.warn(
        `embed.js has ${brotli} bytes with brotli, more than ${WARN_FROM}. Move code to formular.js.`,
      );
    expect(brotli).toBeLessThanOrEqual(4499);
  });

  it('has at most 2,100 bytes of functions without banks, and 2,750 with the short list', async () => {
    const functionsWith = async (plugins: Plugin[]) => {
      const entry = fileURLToPath(new URL('src/page/functions-only.ts', import.meta.url));
      return brotliOf((await bundleScript(entry, { compress: FOR_EMBED, plugins })).code);
    };
    const contents = 'export const packedBanks = [];';
    const withoutBanks: Plugin = {
      name: 'without-banks',
      setup: (bundle) => bundle.onLoad({ filter: /[\\/]packed-banks\.ts$/ }, () => ({ contents })),
    };
    expect(await functionsWith([withoutBanks])).toBeLessThanOrEqual(2100);
    expect(await functionsWith([])).toBeLessThanOrEqual(2750);
  });

  it('is alone in having the short list', () => {
    const others = ['formular.js', 'regeln.js', 'laender.js', 'feld.js', 'en.js', 'girocode.js'];
    expect(dist('embed.js').toString()).toMatch(/HASPDEHHXXX/);
    for (const name of others) expect(dist(name).toString()).not.toMatch(/HASPDEHHXXX|norisbank/);
  });

  it.each([
    // The good view of the widget. It asks the functions of the page.
    ['formular.js', 6_000],
    // Each part has the functions that answer as data, with the registry: any of them may be loaded alone.
    // With the check digits of German accounts in it.
    ['regeln.js', 13_000],
    // With the reader, and with the good view for pages that pin files and do not name formular.js.
    ['banken.js', 55_000],
    ['laender.js', 4_700],
    // With the registry and the check of an IBAN, which embed.js does not offer as data.
    ['feld.js', 6_100],
    // With words and functions, and no form.
    ['en.js', 5_600],
    // With the registry, the sentences in both languages, and the licence of the package that draws.
    ['girocode.js', 10_000],
    // With the licences of its packages.
    ['list-worker.js', 56_000],
  ])('is served beside %s, which has at most %i bytes with brotli', async (name, limit) => {
    expect((await sizesIn(name)).brotli).toBeLessThanOrEqual(limit);
  });

  it.each(['../README.md', 'README.md'])('has the sizes that %s names', async (file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\s+/g, ' ');
    const { brotli, gzip, raw } = await sizesIn('embed.js');
    const sizes: readonly (readonly [number, RegExp])[] = [
      [brotli, /([\d.]+) kB (?:as it travels \(|with )brotli/],
      [gzip, /([\d.]+) kB with gzip/],
      [raw, /([\d.]+) kB raw/],
    ];
    // To a tenth of a kilobyte, so that a changed sentence does not require new figures in the documents.
    for (const [size, pattern] of sizes)
      expect(Math.abs(Number(pattern.exec(text)?.[1]) - size / 1000)).toBeLessThan(0.1);
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
