import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CALCULATOR_VERSION } from '../../src/calculator/package.ts';
import { copyOfTheBuild } from '../copy-of-the-build.ts';
import { request } from '../request.ts';
import { startServer } from '../server.ts';

interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly maps?: Readonly<Record<string, string>>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const integrity = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

describe('after a release', () => {
  /** Starts a server with these files as its calculator, whose version is that of the repository. */
  async function serve(releases: Release[], dist: Record<string, string>, kept: Record<string, string>) {
    const folder = copyOfTheBuild();
    rmSync(join(folder, 'calculator/releases'), { recursive: true });
    mkdirSync(join(folder, 'calculator/releases'));
    writeFileSync(join(folder, 'calculator/releases/releases.json'), JSON.stringify(releases));
    for (const [name, content] of Object.entries(kept))
      writeFileSync(join(folder, 'calculator/releases', `${name}.br`), brotliCompressSync(content));
    for (const [name, content] of Object.entries(dist))
      writeFileSync(join(folder, 'calculator/dist', name), content);
    const { url } = await startServer({}, undefined, { dist: join(folder, 'server/dist') });
    return (path: string) => request(url, path);
  }
  const current = `embed-${CALCULATOR_VERSION}.js`;
  const RELEASED = [{ version: CALCULATOR_VERSION, files: { [current]: '' } }];
  const unreleased = `embed-${CALCULATOR_VERSION}-dev.js`;
  const HOUR = 'public, max-age=3600, stale-while-revalidate=604800';

  it('the next version is served beside the old one, under a name that says that it is not released', async () => {
    const get = await serve(
      [{ version: '0.0.9', files: { 'embed-0.0.9.js': '', 'rechner-0.0.9.js': '' } }],
      { 'embed.js': 'new' },
      { 'embed-0.0.9.js': 'old', 'rechner-0.0.9.js': 'old rules' },
    );
    for (const [path, body, caching] of [
      ['/embed.js', 'new', HOUR],
      [`/${unreleased}`, 'new', HOUR],
      ['/embed-0.0.9.js', 'old', FOREVER],
      ['/rechner-0.0.9.js', 'old rules', FOREVER],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.body, answer.headers['cache-control']]).toEqual([path, body, caching]);
    }
    for (const path of [`/${current}`, '/rechner-0.0.8.js']) expect((await get(path)).status).toBe(404);
    // Pages offer what is released, and nothing else.
    const page = (await get('/einbetten/referenz')).body;
    expect(page).toContain(integrity('old'));
    expect(page).not.toContain(integrity('new'));
    expect(page).not.toContain('-dev.js');
  });

  it('a build that differs does not change what is pinned, nor the hash that the page names', async () => {
    const get = await serve(
      RELEASED,
      { 'embed.js': 'changed', 'embed.js.map': '{}' },
      { [current]: 'released' },
    );
    expect((await get('/embed.js')).body).toBe('changed');
    expect((await get(`/${current}`)).body).toBe('released');
    expect((await get(`/${unreleased}`)).body).toBe('changed');
    expect((await get('/einbetten/referenz')).body).toContain(integrity('released'));
    expect((await get(`/${current}.map`)).status).toBe(404);
  });

  it.each([
    ['before its release', unreleased, HOUR, [], {}],
    ['that is released', current, FOREVER, RELEASED, { [current]: 'new' }],
  ])(
    'the source map is served beside the script of a version %s',
    async (_, name, lasting, releases, kept) => {
      const get = await serve(releases, { 'embed.js': 'new', 'embed.js.map': '{"version":3}' }, kept);
      expect((await get(`/${name}`)).headers).toMatchObject({ sourcemap: `/${name}.map` });
      for (const [path, caching] of [
        ['/embed.js', HOUR],
        [`/${name}`, lasting],
      ]) {
        const { status, body, headers } = await get(`${path}.map`);
        expect([status, body]).toEqual([200, '{"version":3}']);
        expect(headers).toMatchObject({
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': caching,
        });
      }
    },
  );
});
