import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockEntry {
  readonly version?: string;
  readonly name?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const lock: { lockfileVersion: number; packages: Record<string, LockEntry> } = json('package-lock.json');
const MANIFESTS = ['', 'calculator', 'server', 'bench', 'conformance'];
const manifestOf = (workspace: string) => json(workspace ? `${workspace}/package.json` : 'package.json');
const DEPENDENCIES = 'dependencies devDependencies optionalDependencies peerDependencies overrides'.split(
  ' ',
);

/** The locked packages by their path in node_modules, without our own. */
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = ([path, { name }]: [string, LockEntry]) => name ?? path.split('node_modules/').at(-1) ?? '';
const documented = readFileSync('docs/dependencies.md', 'utf8');

/** The packages that we depend on directly at run time. */
const direct = [
  ...new Set(MANIFESTS.flatMap((workspace) => Object.keys(manifestOf(workspace).dependencies ?? {}))),
];

describe('every version is exact', () => {
  it.each(MANIFESTS)('in %s/package.json', (workspace) => {
    const manifest = manifestOf(workspace);
    for (const kind of DEPENDENCIES)
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        expect(`${name}@${version}`).toMatch(/^[@\w./-]+@(?:npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('in the lock file, which has a SHA-512 for each and no address', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(100);
    for (const entry of installed) {
      const [path, { version, resolved, integrity }] = entry;
      expect([path, resolved]).toEqual([path, undefined]);
      expect(`${path} ${integrity}`).toMatch(/ sha512-[\w+/]{86}==$/);
      expect(`${path} ${version}`).toMatch(/ \d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(
      /(?<!is-finalization)registry|git\+|https?:\/\/(?:\d|localhost)/,
    );
  });

  it('and the lock file has the dependencies of the package.json files', () => {
    for (const workspace of MANIFESTS) {
      const manifest = manifestOf(workspace);
      const locked = lock.packages[workspace] as Record<string, unknown>;
      for (const kind of ['dependencies', 'devDependencies'])
        expect([workspace, kind, locked[kind] ?? {}]).toEqual([workspace, kind, manifest[kind] ?? {}]);
    }
  });
});

describe('the packages that run in production', () => {
  it('are the ones that docs/dependencies.md lists', () => {
    const rows = [...documented.matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(direct.toSorted());
  });

  it('have no install script that runs, and the document names those that have one', () => {
    const scripts = installed.filter(
      ([, entry]) => entry.hasInstallScript && !entry.dev && !entry.devOptional,
    );
    for (const entry of scripts) expect(documented).toContain(`\`${nameOf(entry)}\`:`);
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
    for (const workspace of MANIFESTS)
      for (const hook of ['preinstall', 'install', 'postinstall', 'prepare'])
        expect(manifestOf(workspace).scripts ?? {}).not.toHaveProperty(hook);
  });
});

it('npm run sbom lists every package of the lock file with its hash, and no path of a machine', () => {
  const bill = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  const parts: { 'bom-ref': string; hashes?: object[] }[] = JSON.parse(bill).components;
  // A package under another name, an older TypeScript, has its own name only in its reference.
  const hashed = new Set(parts.filter(({ hashes }) => hashes?.length === 1).map((part) => part['bom-ref']));
  const missing = installed.filter((entry) => !hashed.has(`${nameOf(entry)}@${entry[1].version}`));
  expect(missing).toEqual([]);
  expect(bill).not.toMatch(/(?<!is-finalization)registry|\/(?:home|root|tmp|work)\/|localhost/);
});
