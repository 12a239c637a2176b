import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as vite } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { PackedPackage } from './test/packed-package.ts';

const packed = new PackedPackage();
const { project } = packed;
afterAll(() => packed.remove());

async function runWebpack(input: string): Promise<void> {
  const output = { path: join(project, 'out'), filename: 'first.js', publicPath: '', clean: true };
  const optimization = { minimize: false };
  const options = { mode: 'production', target: 'web', context: project, entry: input, output } as const;
  const compiler = webpack({ ...options, optimization });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.hasErrors()).toBe(false);
}

describe('a bundle', () => {
  const entry = (code: string) => {
    packed.write('bundled.mjs', code);
    return join(project, 'bundled.mjs');
  };

  /** The code that a page loads first, and the code that it loads when needed. */
  const SPLITTING = {
    async Vite(input: string) {
      const rollupOptions = { input };
      const build = { write: false, minify: false, rollupOptions };
      const built = await vite({ root: project, logLevel: 'silent', configFile: false, build });
      const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      const code = new Map(chunks.map((file) => [file.fileName, 'code' in file ? file.code : '']));
      const first = chunks.find((file) => file.type === 'chunk' && file.isEntry) as (typeof chunks)[number];
      const atOnce = [first.fileName, ...('imports' in first ? first.imports : [])];
      const textOf = (names: Iterable<string>) => [...names].map((name) => code.get(name)).join('');
      return [textOf(atOnce), textOf([...code.keys()].filter((name) => !atOnce.includes(name)))] as const;
    },
    async webpack(input: string) {
      await runWebpack(input);
      const files = readdirSync(join(project, 'out')).filter((name) => name.endsWith('.js'));
      const textOf = (names: string[]) =>
        names.map((name) => readFileSync(join(project, 'out', name), 'utf8')).join('');
      return [textOf(['first.js']), textOf(files.filter((name) => name !== 'first.js'))] as const;
    },
  };
  const DIRECTORY = 150_000;

  it.each(['Vite', 'webpack'] as const)(
    'by %s first loads no directory, and the directory later',
    async (bundler) => {
      const code =
        "import 'iban-rechner/field'; import { iban } from 'iban-rechner/schema'; console.log(iban());";
      const [first, later] = await SPLITTING[bundler](entry(code));
      expect([first.length > DIRECTORY, later.length > DIRECTORY]).toEqual([false, true]);
    },
  );
});
