import { expect, it } from 'vitest';
import { LANGUAGES } from '../frame/languages.ts';
import type { Files } from '../frame/visit.ts';
import { calculatorFiles } from '../serve/calculator-files.ts';
import { REFERENCE } from './reference.ts';
import { snippet } from './snippets.ts';

const site = { base: 'SITE', files: calculatorFiles() as unknown as Files };

it('English examples keep an address with a German word', () => {
  for (const [name, script] of [
    ['event', 'embed'],
    ['field-html', 'feld'],
    ['functions', 'rechner'],
  ] as const)
    expect(snippet(name, { ...site, base: 'https://rechner.example' }, 'en')).toContain(
      `https://rechner.example/${script}.js"`,
    );
});

it.each(LANGUAGES)('the package does what the comments in its snippet say (%s)', async (language) => {
  const text = snippet('package', site, language);
  const paths = ['/all', '/en'];
  const modules = await Promise.all(paths.map((path) => import(`iban-rechner${path}`)));
  const api: Record<string, unknown> = Object.assign({}, ...modules);
  const setUp = text.match(/^const .+$/m)?.[0] ?? '';
  const lines = [...text.matchAll(/^(?!import )(.+); \/\/ (.+)$/gm)];
  expect(lines).toHaveLength(4);
  const value = (code: string) =>
    new Function(...Object.keys(api), `{ ${setUp} return (${code}) }`)(...Object.values(api)) as unknown;
  for (const [, call = '', result = ''] of lines) expect(value(call)).toEqual(value(result));
});

it('no English snippet has a German word', () => {
  const codes = REFERENCE.flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('beside' in block ? block.beside : block))
    .flatMap((block) => ('snippet' in block ? snippet(block.snippet, site, 'en') : []));
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.join('\n')).not.toMatch(
    /[äöüß„]|ergebnis|speicher|formular|konto|senden|spende|ihre|weiter|werte|nehm/i,
  );
});
