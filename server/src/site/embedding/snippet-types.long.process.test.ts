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

const SOLID = { jsx: 'preserve', jsxImportSource: 'solid-js' };
const OPTIONS = {
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
function compiled(codes: readonly string[], platform: string) {
  const files = codes.map((code, place) => [`snippet-${place}.tsx`, scriptOf(code)]);
  const jsx = platform === 'solid' ? SOLID : { jsx: 'react-jsx' };
  return packed.compile('typescript', Object.fromEntries(files), { ...OPTIONS, ...jsx });
}

const NAMES = ['field-react', 'field-next', 'field-vue', 'field-angular'] as const;

it.each(NAMES)('the snippet %s compiles in strict TypeScript', (name) => {
  expect(compiled([FIELD_SNIPPETS[name]()], name)).toBe('');
});

it.each(PLATFORMS.map(([platform]) => platform).filter(isFramework))(
  'the code to copy for %s compiles in strict TypeScript',
  (platform) => {
    const codes = NEEDS.flatMap((need) =>
      LANGUAGES.flatMap((language) =>
        [{}, { accent: '#ffd54a', width: 20 }].map((look) =>
          embedCode({ ...DEFAULT_CHOICE, need, platform, language, ...look }, ''),
        ),
      ),
    );
    expect(compiled(codes, platform)).toBe('');
  },
);

it('the compiler reports a wrong snippet', () => {
  const code = FIELD_SNIPPETS['field-react']();
  expect(compiled([code.replace('currentTarget.result', 'currentTarget.results')], 'react')).toContain(
    'results',
  );
  expect(compiled([code.replace(': { senden: (werte: Werte) => void }', '')], 'react')).toContain('senden');
});
