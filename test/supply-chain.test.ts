import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const lock: { packages: Record<string, LockEntry & Record<string, unknown>> } = json('package-lock.json');
const MANIFESTS = ['', 'calculator', 'server', 'bench', 'conformance'];
const KINDS = ['dependencies', 'devDependencies'];

it.each(MANIFESTS)('every version is exact, and locked, in %s/package.json', (workspace) => {
  const manifest = json(workspace ? `${workspace}/package.json` : 'package.json');
  for (const kind of [...KINDS, 'overrides'])
    for (const [name, version] of Object.entries(manifest[kind] ?? {}))
      expect(`${name}@${version}`).toMatch(/^[@\w./-]+@(?:npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  for (const kind of KINDS) expect(lock.packages[workspace]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
});

it('every package is locked by its SHA-512, whatever registry it comes from, and runs no script on install', () => {
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(100);
  for (const [path, { resolved, integrity }] of installed) {
    expect([path, resolved]).toEqual([path, undefined]);
    expect(`${path} ${integrity}`).toMatch(/ sha512-[\w+/]{86}==$/);
  }
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
});
