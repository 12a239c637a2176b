import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** A project that has installed the packed package, as npm publishes it. */
export class PackedPackage {
  private readonly root = mkdtempSync(join(tmpdir(), 'iban-rechner-'));
  readonly project = join(this.root, 'project');
  readonly tarball: string;

  constructor() {
    // The build has run before the tests; packing must not build again while other tests read its files.
    runNpm(['pack', folder, '--ignore-scripts', '--pack-destination', this.root]);
    const [name = ''] = readdirSync(this.root).filter((file) => file.endsWith('.tgz'));
    this.tarball = join(this.root, name);
    this.write('package.json', '{ "private": true }');
    runNpm(['install', '--offline', '--no-audit', '--no-fund', '--prefix', this.project, this.tarball]);
  }

  /** Writes a file of the project. */
  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.project, path)), { recursive: true });
    writeFileSync(join(this.project, path), content);
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

/** Runs the npm that runs the tests, or else the one of the system. */
function runNpm(words: string[]): void {
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  execFileSync(command, [...args, ...words], { stdio: 'ignore' });
}
