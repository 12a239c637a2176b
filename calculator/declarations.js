import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { replaceFile } from '../scripts/replace-file.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const types = join(folder, 'dist/types');

/**
 * Lets the compiler write the declarations of the package into dist/types, with all that they import, each for ES
 * modules and for CommonJS. A server is built without the compiler, and needs no declarations.
 *
 * @param {readonly string[]} entries paths below src, without `.ts`
 * @returns {Promise<boolean>} whether the compiler is installed
 */
export async function buildDeclarations(entries) {
  const compiler = compilerPath();
  if (!compiler) return false;
  const written = await mkdtemp(join(tmpdir(), 'iban-rechner-types-'));
  try {
    const project = join(folder, 'tsconfig.types.json');
    await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', written]);
    await rm(types, { recursive: true, force: true });
    const waiting = entries.map((name) => `${name}.ts`);
    const done = new Set();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const name = path.replace(/(?:\.d)?\.ts$/, '');
      if (done.has(path)) continue;
      done.add(path);
      const made = join(written, `${name}.d.ts`);
      const text = await readFile(existsSync(made) ? made : join(folder, 'src', `${name}.d.ts`), 'utf8');
      for (const [, imported = ''] of text.matchAll(IMPORTED)) waiting.push(join(name, '..', imported));
      await writeBoth(name, text);
    }
  } finally {
    await rm(written, { recursive: true });
  }
  return true;
}

/** The paths of other declarations: `from '../notes.d.ts'`, `import("./rule.ts")`. */
const IMPORTED = /(?<=from ['"]|import\(['"])(\.[^'"]+\.ts)(?=['"])/g;

/** @param {string} name @param {string} text */
async function writeBoth(name, text) {
  await mkdir(dirname(join(types, name)), { recursive: true });
  for (const end of ['m', 'c'])
    await replaceFile(
      `${types}/${name}.d.${end}ts`,
      text.replace(IMPORTED, (path) => path.replace(/(?:\.d)?\.ts$/, `.${end}js`)),
    );
}

function compilerPath() {
  try {
    const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
    return join(manifest, '../bin/tsc');
  } catch {
    return undefined;
  }
}
