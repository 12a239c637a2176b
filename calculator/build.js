import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import uglify from 'uglify-js';
import { bundling, packEmbed, packTables } from './pack.js';

const source = new URL('src/', import.meta.url);
const dist = new URL('dist/', import.meta.url);

/**
 * Builds what the site serves and what npm publishes into calculator/dist.
 *
 * Prints to stderr, since the standard output of `npm start` is for the server's address.
 */
export async function buildCalculator() {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const { code, insertTexts, sizes } = await packEmbed();
  const { code: minified, error } = uglify.minify(code, { compress: { passes: 6, unsafe_comps: true } });
  if (error) throw error;
  const embed = insertTexts(minified);
  const { outputFiles } = await build({
    ...bundling,
    plugins: [packTables],
    entryPoints: [fileURLToPath(new URL('index.ts', source))],
    format: 'esm',
  });
  await Promise.all([
    writeFile(new URL('embed.js', dist), embed),
    writeFile(new URL('index.js', dist), outputFiles[0]?.text ?? ''),
    copyFile(new URL('api.d.ts', source), new URL('index.d.ts', dist)),
    copyFile(new URL('widget.html', source), new URL('widget.html', dist)),
    copyFile(new URL('widget-frame.js', source), new URL('widget.js', dist)),
  ]);

  const bytes = Buffer.byteLength(embed);
  console.error(
    `embed.js: ${bytes} bytes, gzip ${gzipSync(embed, { level: 9 }).length}, brotli ${brotliCompressSync(embed).length}`,
  );
  for (const [part, size] of Object.entries(sizes)) console.error(`  ${part}: ${size}`);
}
