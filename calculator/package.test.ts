import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const attw = createRequire(import.meta.url)
  .resolve('@arethetypeswrong/cli/package.json')
  .replace('package.json', 'dist/index.js');

it('is found in order by the packaging linter', async () => {
  const { messages } = await publint({ pkgDir: folder, strict: true });
  expect(messages).toEqual([]);
});

it('has types that every way of importing an ES module finds', () => {
  const packed = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  try {
    const npm = process.env['npm_execpath'];
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
    execFileSync(command, [...args, 'pack', folder, '--pack-destination', packed], { stdio: 'ignore' });
    const [tarball = ''] = readdirSync(packed);
    const report = execFileSync(
      process.execPath,
      [
        attw,
        join(packed, tarball),
        '--profile',
        'esm-only',
        '--entrypoints',
        '.',
        '--format',
        'ascii',
        '--no-emoji',
      ],
      { encoding: 'utf8' },
    );
    // A problem ends it with another status; this is that it looked at what it should.
    expect(report).toContain('node16 (from ESM): OK (ESM)');
  } finally {
    rmSync(packed, { recursive: true });
  }
});

it('depends on nothing', () => {
  const manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  expect(manifest.dependencies ?? manifest.peerDependencies ?? {}).toEqual({});
  expect(readFileSync(`${folder}dist/index.js`, 'utf8')).not.toMatch(/\bimport\b|\brequire\b/);
});
