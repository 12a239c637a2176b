import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

/** A project that has installed the packed package, as npm publishes it. */
export class PackedPackage {
  private readonly root = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  readonly project = join(this.root, 'project');

  /** @param packages what else the project installs, from the npm registry, with exact versions */
  constructor(packages: readonly string[] = []) {
    this.write('package.json', '{ "private": true }');
    // The versions are exact, so npm may answer from its cache what it has asked the registry before.
    const network = packages.length > 0 ? '--prefer-offline' : '--offline';
    // With --install-links, npm packs the folder and installs the tarball.
    const options = ['--install-links', '--no-audit', '--no-fund', network, '--prefix', this.project];
    runNpm(['install', ...options, ...packages, folder]);
  }

  /** Packs the package as npm publishes it. @returns the path of the tarball */
  pack(): string {
    return join(this.root, runNpm(['pack', folder, '--pack-destination', this.root]).trim());
  }

  /** Writes a file of the project. */
  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.project, path)), { recursive: true });
    writeFileSync(join(this.project, path), content);
  }

  /** Links a package that this repository has installed into the project. */
  link(name: string): void {
    const path = join(this.project, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)), path);
  }

  /**
   * Compiles files of the project in strict TypeScript.
   *
   * @param typescript the package of the compiler
   * @param files their contents, by name
   * @returns what the compiler says; empty if it has found nothing
   */
  compile(typescript: string, files: Readonly<Record<string, string>>, options: object): string {
    for (const [name, content] of Object.entries(files)) this.write(name, content);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2020',
      lib: ['es2020', 'dom'],
      types: [],
      // The compiler's own declarations were checked by its makers.
      skipDefaultLibCheck: true,
      ...options,
    };
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    const tsc = require.resolve(`${typescript}/package.json`).replace('package.json', 'bin/tsc');
    // The newer compiler needs half the time with a single thread and without garbage collection.
    const words = typescript === 'typescript' ? ['--singleThreaded'] : [];
    return spawnSync(process.execPath, [tsc, '-p', '.', ...words], {
      cwd: this.project,
      encoding: 'utf8',
      env: { ...process.env, GOGC: 'off' },
    }).stdout;
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

/** Runs the npm that started the tests, or else the system's. @returns its standard output */
function runNpm(words: string[]): string {
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // The build has run before the tests; npm must not build again while other tests read its files.
  return execFileSync(command, [...args, ...words, '--ignore-scripts'], { encoding: 'utf8', stdio: 'pipe' });
}
