import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { copyOfTheBuild } from '../copy-of-the-build.ts';
import { request } from '../request.ts';
import { logLines, startServer } from '../server.ts';
import { versionedEmbed } from '../versioned-embed.ts';

/** The addresses of all pages, and all that they link and load. */
async function allPaths(base: string): Promise<string[]> {
  const { body } = await request(base, '/sitemap.xml');
  const listed = [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  // One page of a bank is enough: all are alike.
  const pages = listed.filter((path) => !path.startsWith('/banken/') || path.endsWith('/37040044'));
  const others = ['sitemap.xml', 'robots.txt', 'openapi.json', 'widget.html', 'widget.js', 'favicon.svg'];
  const versioned = versionedEmbed().name;
  const paths = new Set([...pages, ...[...others, versioned, 'api/bank/37040044'].map((path) => `/${path}`)]);
  for (const page of [...pages, '/widget.html']) {
    const html = (await request(base, page)).body;
    for (const [, path = ''] of html.matchAll(/(?:href|src)=["']?(\/[^"'\s>#]*)/g)) paths.add(path);
  }
  return [...paths];
}

it('no address becomes a path on the disk: every page and file is served as before after all files were deleted', async () => {
  const folder = copyOfTheBuild();
  const server = await startServer({ PUBLIC_URL: 'https://iban.example.org' }, undefined, {
    dist: join(folder, 'server/dist'),
  });
  const paths = await allPaths(server.url);
  for (const path of ['/', '/banken', '/banken/37040044', '/faq', '/glossar', '/embed.js', '/api/faq'])
    expect(paths).toContain(path);
  expect(paths.some((path) => path.endsWith('.css'))).toBe(true);
  // One after the other: many pages of banks at once would be refused as an overload.
  const bodies = async () => {
    const answers = [];
    for (const path of paths) answers.push({ path, ...(await request(server.url, path)) });
    return answers.map(({ path, status, body }) => [path, status, body] as const);
  };
  const before = await bodies();
  expect(before.map(([, status]) => status)).toEqual(paths.map(() => 200));

  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'server/dist'), { recursive: true });
  cpSync(fileURLToPath(import.meta.url), join(folder, 'server/dist/planted.js'));
  expect(await bodies()).toEqual(before);
  for (const path of ['/planted.js', '/server/dist/planted.js', '/dist/planted.js', '/../dist/planted.js'])
    expect((await request(server.url, path)).status).toBe(404);
  expect(logLines(server.output.stderr)).toEqual([]);
});
