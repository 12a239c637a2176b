import { afterAll, expect, it } from 'vitest';
import { PackedPackage } from '../../../../calculator/test/packed-package.ts';
import { LANGUAGES } from '../frame/languages.ts';
import { DEFAULT_CHOICE, embedCode, isFramework, NEEDS, PLATFORMS } from './embed-code.ts';
import { FIELD_SNIPPETS } from './field-snippets.ts';

const packed = new PackedPackage();
const PACKAGES = ['@types/react', 'react-hook-form', 'vue', 'solid-js', '@angular/core', '@angular/forms'];
for (const name of [...PACKAGES, 'rxjs']) packed.link(name);
afterAll(() => packed.remove());

/** What the TypeScript compiler checks: for Vue, Svelte and Astro, the script. */
const scriptOf = (code: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(code)?.[1] ?? code;

const OPTIONS = {
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  experimentalDecorators: true,
  skipLibCheck: true,
};
/** What the compiler says about snippets, each in a file of its own. */
function compiled(codes: readonly (readonly [name: string, code: string])[]) {
  const files = codes.map(([name, code], place) => [
    `${name}-${place}.tsx`,
    (name === 'solid' ? '/** @jsxImportSource solid-js */\n' : '') + scriptOf(code),
  ]);
  return packed.compile('typescript', Object.fromEntries(files), OPTIONS);
}

it('each snippet and each code to copy for a framework compiles in strict TypeScript', () => {
  const snippets = (['field-react', 'field-next', 'field-vue', 'field-angular'] as const).map(
    (name) => [name, FIELD_SNIPPETS[name]()] as const,
  );
  const choices = PLATFORMS.map(([platform]) => platform)
    .filter(isFramework)
    .flatMap((platform) =>
      NEEDS.flatMap((need) =>
        LANGUAGES.flatMap((language) =>
          [{}, { accent: '#ffd54a', width: 20 }].map(
            (look) =>
              [platform, embedCode({ ...DEFAULT_CHOICE, need, platform, language, ...look }, '')] as const,
          ),
        ),
      ),
    );
  expect(compiled([...snippets, ...choices])).toBe('');
});

it('the compiler reports a wrong snippet', () => {
  const code = FIELD_SNIPPETS['field-react']();
  const told = compiled([
    ['wrong', code.replace('currentTarget.result', 'currentTarget.results')],
    ['wrong', code.replace(': { senden: (werte: Werte) => void }', '')],
  ]);
  expect(told).toContain('results');
  expect(told).toContain('senden');
});
