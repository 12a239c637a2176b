import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashesOf, recordedReleases, releasableFiles, release, releasedScript } from './release.js';

const folder = fileURLToPath(new URL('releases', import.meta.url));
const dist = fileURLToPath(new URL('dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const isNewer = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) > 0;

describe('the released versions', () => {
  const releases = recordedReleases(folder);

  it.each(releases)('include $version as it was released', ({ files }) => {
    const names = Object.keys(files);
    expect(hashesOf(names.map((name) => [name, releasedScript(folder, name)]))).toEqual(files);
  });

  it('are all that is in the folder', () => {
    const recorded = releases.flatMap(({ files }) => Object.keys(files).map((name) => `${name}.br`));
    expect(readdirSync(folder).sort()).toEqual([...recorded, 'releases.json'].sort());
  });

  it('end with the version of package.json: a changed file needs a higher version there', () => {
    const newest = releases.at(-1);
    if (newest?.version === version) {
      expect(newest?.files).toEqual(hashesOf(releasableFiles(dist, version)));
      expect(newest?.maps).toEqual(hashesOf(releasableFiles(dist, version, '.map')));
    } else expect(isNewer(version, newest?.version ?? '')).toBe(true);
  });
});

describe('making a release', () => {
  function build(files: Record<string, string>) {
    const root = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const options = { dist: join(root, 'dist'), folder: join(root, 'releases'), date: '2026-12-01' };
    mkdirSync(options.dist);
    const write = (contents: Record<string, string>) => {
      for (const [name, content] of Object.entries(contents))
        writeFileSync(join(options.dist, name), content);
    };
    write(files);
    const kept = () => {
      const names = readdirSync(options.folder).filter((name) => name !== 'releases.json');
      const scripts = names.map((name) => name.replace(/\.br$/, ''));
      return Object.fromEntries(
        scripts.map((name) => [name, releasedScript(options.folder, name).toString()]),
      );
    };
    const record = () => readFileSync(join(options.folder, 'releases.json'), 'utf8');
    return { options, write, kept, record };
  }

  it('keeps the scripts that other sites load, with their hashes, and of source maps only the hashes', async () => {
    const { options, kept, record } = build({
      'embed.js': 'one',
      'embed.js.map': '{}',
      'widget.js': 'frame',
    });
    const made = await release({ ...options, version: '0.2.0' });
    expect(made).toEqual({
      version: '0.2.0',
      date: '2026-12-01',
      files: {
        'embed-0.2.0.js': 'sha384-Xby+2wDRMaKeBZP5dvK0N5QpOSORmtQnZt6Bf+yCSmJieZ/sjQTLmxfEjo6ukSZY',
      },
      maps: {
        'embed-0.2.0.js.map': 'sha384-0qI7x4Pjqjj0AeE8dIhQUTfElUp/2IMx8Vl8X/cREdyAfHNwpbKCxtpUHFbt5p8w',
      },
    });
    expect(kept()).toEqual({ 'embed-0.2.0.js': 'one' });
    expect(JSON.parse(record())).toEqual([made]);
  });

  it('a second time with the same files changes nothing, even on another day', async () => {
    const { options, kept, record } = build({ 'embed.js': 'one' });
    const made = await release({ ...options, version: '0.2.0' });
    const before = [kept(), record()];
    expect(await release({ ...options, version: '0.2.0', date: '2026-12-24' })).toEqual(made);
    expect([kept(), record()]).toEqual(before);
  });

  it.each([
    ['another file', { 'embed.js': 'two' }],
    ['one file more', { 'feld.js': 'field' }],
    ['another source map', { 'embed.js.map': '{}' }],
  ])('with %s is refused and changes nothing', async (_, change) => {
    const { options, write, kept, record } = build({ 'embed.js': 'one' });
    await release({ ...options, version: '0.2.0' });
    const before = [kept(), record()];
    write(change);
    await expect(release({ ...options, version: '0.2.0' })).rejects.toThrow(
      'Version 0.2.0 was released on 2026-12-01 with other files. Raise the version in calculator/package.json.',
    );
    expect([kept(), record()]).toEqual(before);
  });

  it('of the next version leaves the earlier ones as they are', async () => {
    const { options, write, kept } = build({ 'embed.js': 'one' });
    await release({ ...options, version: '0.2.0' });
    write({ 'embed.js': 'two', 'rechner.js': 'whole' });
    await release({ ...options, version: '0.10.0', date: '2027-01-15' });
    expect(kept()).toMatchObject({
      'embed-0.2.0.js': 'one',
      'embed-0.10.0.js': 'two',
      'rechner-0.10.0.js': 'whole',
    });
    expect(recordedReleases(options.folder).map((each) => each.version)).toEqual(['0.2.0', '0.10.0']);
  });
});
