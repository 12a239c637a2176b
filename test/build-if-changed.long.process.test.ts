import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../server/test/folder.ts';

/** A builder that copies a package's source. It notes its runs, and stops in the middle if a file says so. */
const builder = (name: string, part = '') => `
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
export async function build${name}() {
  const folder = '${part || 'calculator'}';
  appendFileSync('runs', '${name}\\n');
  mkdirSync(folder + '/dist', { recursive: true });
  copyFileSync(folder + '/source.txt', folder + '/dist/main.js');
  if (existsSync(folder + '/stop')) process.kill(process.pid, 'SIGKILL');
}`;

/** A project with our scripts and our lock file, and with builders of its own. */
function project() {
  const folder = temporaryFolder();
  for (const file of ['scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(file, join(folder, file), { recursive: true });
  mkdirSync(join(folder, 'wordpress'));
  writeFileSync(join(folder, 'wordpress/build.js'), 'export async function buildPlugin() {}');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const part of ['calculator', 'server']) {
    mkdirSync(join(folder, part));
    writeFileSync(join(folder, part, 'source.txt'), `console.log('${part} 1')`);
  }
  writeFileSync(join(folder, 'calculator/build.js'), builder('Scripts'));
  writeFileSync(join(folder, 'calculator/build-package.js'), builder('Package'));
  writeFileSync(join(folder, 'server/build.js'), builder('Server', 'server'));
  const path = (file: string) => join(folder, file);
  return {
    path,
    write: (file: string, text: string) => writeFileSync(path(file), text),
    /** Builds if something has changed. @returns which builders have run */
    runs: (all = false) => {
      rmSync(path('runs'), { force: true });
      const program = `import { buildIfChanged } from './scripts/build.js'; await buildIfChanged({ all: ${all} });`;
      try {
        execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
          cwd: folder,
          stdio: 'pipe',
        });
      } catch {
        return 'interrupted';
      }
      return existsSync(path('runs')) ? readFileSync(path('runs'), 'utf8').trim().split('\n').sort() : [];
    },
  };
}

const SERVED = ['Scripts', 'Server'];

describe('npm start and npm run sync build', () => {
  it('nothing, if all is built, also with the package, which runs only once, or if a test has changed', () => {
    const { runs, write } = project();
    expect([runs(), runs(), runs(true), runs()]).toEqual([SERVED, [], ['Package', ...SERVED], []]);
    write('server/source.test.ts', '');
    expect(runs()).toEqual([]);
  });

  it('everything again, once, if a source or a built file has changed, is new or is gone', () => {
    const { runs, write, path } = project();
    write('calculator/source.txt.license', '');
    runs();
    const changes = [
      () => write('server/source.txt', "console.log('Server 2')"),
      () => write('calculator/new.txt', ''),
      () => rmSync(path('calculator/source.txt.license')),
      () => appendFileSync(path('package-lock.json'), '\n'),
      () => write('server/dist/main.js', ''),
      () => rmSync(path('calculator/dist'), { recursive: true }),
    ];
    for (const change of changes) {
      change();
      expect([String(change), runs(), runs()]).toEqual([String(change), SERVED, []]);
    }
  });

  it('everything again after an interrupted build, even if the sources are those of the last complete one', () => {
    const { runs, write, path } = project();
    runs();
    write('server/source.txt', "console.log('Server 2')");
    write('server/stop', '');
    expect(runs()).toBe('interrupted');
    rmSync(path('server/stop'));
    write('server/source.txt', "console.log('server 1')");
    expect([runs(), runs()]).toEqual([SERVED, []]);
  });
});

describe('npm start leaves no process behind if it is ended while it installs', () => {
  const prepared = temporaryFolder(afterAll);

  /** Makes a project in which one package is missing, whose installation writes its process id and never ends. */
  beforeAll(() => {
    cpSync('scripts', join(prepared, 'scripts'), { recursive: true });
    mkdirSync(join(prepared, 'package'));
    const write = (file: string, text: string) => writeFileSync(join(prepared, file), text);
    write(
      'package/package.json',
      JSON.stringify({ name: 'waits', version: '1.0.0', scripts: { install: 'node wait.js' } }),
    );
    write(
      'package/wait.js',
      "require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid)); setInterval(() => {}, 1000);",
    );
    const npm = (...args: string[]) => execFileSync('npm', args, { cwd: prepared, stdio: 'pipe' });
    npm('pack', './package');
    const scripts = { start: 'node scripts/command.js main' };
    const dependencies = { waits: 'file:waits-1.0.0.tgz' };
    write('package.json', JSON.stringify({ name: 'project', type: 'module', scripts, dependencies }));
    npm('install', '--package-lock-only', '--ignore-scripts', '--offline');
  });

  const runs = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it.each<[string, (npm: number) => unknown]>([
    ['a supervisor ends npm', (npm) => process.kill(npm, 'SIGTERM')],
    ['Ctrl-C is pressed', (npm) => process.kill(-npm, 'SIGINT')],
  ])('%s', async (_, end) => {
    const cwd = temporaryFolder();
    cpSync(prepared, cwd, { recursive: true });
    const pidFile = join(cwd, 'pid');
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, PID_FILE: pidFile };
    const npm = spawn('npm', ['start'], { cwd, env, stdio: 'ignore', detached: true });
    const { pid = 0 } = npm;
    const exited = once(npm, 'exit');
    await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toMatch(/^\d+$/);
    const installing = Number(readFileSync(pidFile, 'utf8'));
    onTestFinished(() => {
      for (const left of [installing, -pid]) if (runs(left)) process.kill(left, 'SIGKILL');
    });
    end(pid);
    await exited;
    await expect.poll(() => [runs(installing), runs(-pid)]).toEqual([false, false]);
  });
});
