import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import uglify from 'uglify-js';
import { replaceFile } from '../scripts/replace-file.js';
import { bundling, packEmbed, packTables } from './pack.js';

const source = fileURLToPath(new URL('src', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));

/**
 * Builds what the site serves and what npm publishes into calculator/dist.
 *
 * Prints to stderr, since the standard output of `npm start` is for the server's address.
 */
export async function buildCalculator() {
  await mkdir(dist, { recursive: true });
  const { code, insertTexts, sizes } = await packEmbed();
  const { code: minified, error } = uglify.minify(code, { compress: { passes: 6, unsafe_comps: true } });
  if (error) throw error;
  const embed = insertTexts(minified);
  const { outputFiles } = await build({
    ...bundling,
    plugins: [packTables],
    entryPoints: [`${source}/index.ts`],
    format: 'esm',
  });
  await Promise.all([
    replaceFile(`${dist}/embed.js`, embed),
    replaceFile(`${dist}/index.js`, outputFiles[0]?.contents ?? ''),
    replaceFile(`${dist}/index.d.ts`, await readFile(`${source}/api.d.ts`)),
    replaceFile(`${dist}/widget.html`, await readFile(`${source}/widget.html`)),
    replaceFile(`${dist}/widget.js`, await readFile(`${source}/widget-frame.js`)),
  ]);

  const bytes = Buffer.byteLength(embed);
  console.error(
    `embed.js: ${bytes} bytes, gzip ${gzipSync(embed, { level: 9 }).length}, brotli ${brotliCompressSync(embed).length}`,
  );
  for (const [part, size] of Object.entries(sizes)) console.error(`  ${part}: ${size}`);
}
