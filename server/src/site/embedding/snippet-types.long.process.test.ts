import { afterAll, expect, it } from 'vitest';
import { PackedPackage } from '../../../../calculator/test/packed-package.ts';
import { DEFAULT_CHOICE, embedCode, isFramework, NEEDS, PLATFORMS } from './embed-code.ts';
import { FIELD_SNIPPETS } from './field-snippets.ts';
import { LANGUAGES } from './snippets.ts';

const packed = new PackedPackage();
const PACKAGES = ['@types/react', 'react-hook-form', 'vue', 'solid-js', '@angular/core', '@angular/forms'];
for (const name of [...PACKAGES, 'rxjs']) packed.link(name);
afterAll(() => packed.remove());

/** What the compiler of TypeScript sees: of Vue, Svelte and Astro the script. */
const scriptOf = (code: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(code)?.[1] ?? code;

const SOLID = { jsx: 'preserve', jsxImportSource: 'solid-js' };
const compiled = (code: string, platform: string) =>
  packed.compile('typescript', 'snippet.tsx', scriptOf(code), {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    exactOptionalPropertyTypes: true,
    noImplicitOverride: true,
    noPropertyAccessFromIndexSignature: true,
    noUncheckedIndexedAccess: true,
    experimentalDecorators: true,
    skipLibCheck: true,
    ...(platform === 'solid' ? SOLID : { jsx: 'react-jsx' }),
  });

const SNIPPETS = FIELD_SNIPPETS.filter(({ id }) => /react|next|vue|angular/.test(id));

it.each(SNIPPETS)('the snippet for $id compiles in strict TypeScript', ({ id, code }) => {
  expect(compiled(code({ base: '' }), id)).toBe('');
});

it.each(PLATFORMS.map(([platform]) => platform).filter(isFramework))(
  'the code to copy for %s compiles in strict TypeScript',
  (platform) => {
    for (const need of NEEDS)
      for (const language of LANGUAGES)
        for (const look of [{}, { accent: '#ffd54a', width: 20 }])
          expect(
            compiled(embedCode({ ...DEFAULT_CHOICE, need, platform, language, ...look }, ''), platform),
          ).toBe('');
  },
);

it('the compiler would say what is wrong', () => {
  const [react] = SNIPPETS;
  const code = react?.code({ base: '' }) ?? '';
  expect(compiled(code.replace('detail.result', 'detail.results'), 'react')).toContain('results');
  expect(compiled(code.replace(': { senden: (werte: Werte) => void }', ''), 'react')).toContain('senden');
});
