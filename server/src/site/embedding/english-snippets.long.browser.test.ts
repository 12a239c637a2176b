import { expect, it } from 'vitest';
import { useBrowser } from '../../../../calculator/test/browser-page.ts';
import { hostPage } from '../../../../calculator/test/host-page.ts';
import { LANGUAGES } from '../frame/languages.ts';
import type { Files } from '../frame/visit.ts';
import { calculatorFiles } from '../serve/calculator-files.ts';
import { REFERENCE } from './reference.ts';
import { snippet } from './snippets.ts';

const test = useBrowser();

const site = { base: 'SITE', files: calculatorFiles() as unknown as Files };

it('on another site, the English snippet for the functions works', async () => {
  const page = await test.open(hostPage(`<main lang="en">${snippet('functions', site, 'en')}</main>`));
  const says = async (iban: string) => {
    await page.getByLabel('IBAN').fill(iban);
    await page.getByRole('button', { name: 'Check IBAN' }).click();
    return (await page.locator('output').textContent())?.trim();
  };
  expect(await says('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00 is formally correct.');
  expect(await says('DE97100700240000056002')).toMatch(/^DE97.* is not confirmed\. This bank adds/);
  expect(await says('DE88370400440532013000')).toContain('typing error');
});

it.each(LANGUAGES)('the package does what the comments in its snippet say (%s)', async (language) => {
  const text = snippet('package', site, language);
  const paths = ['', '/banks', '/rules', '/en'];
  const modules = await Promise.all(paths.map((path) => import(`iban-rechner${path}`)));
  const api: Record<string, unknown> = Object.assign({}, ...modules);
  const setUp = text.match(/^const .+$/m)?.[0] ?? '';
  const lines = [...text.matchAll(/^(?!import )(.+); \/\/ (.+)$/gm)];
  expect(lines).toHaveLength(4);
  const value = (code: string) =>
    new Function(...Object.keys(api), `${setUp} return (${code})`)(...Object.values(api)) as unknown;
  for (const [, call = '', result = ''] of lines) expect(value(call)).toEqual(value(result));
});

it('no English snippet has a German word', () => {
  const codes = REFERENCE.flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('beside' in block ? block.beside : block))
    .flatMap((block) => ('snippet' in block ? snippet(block.snippet, site, 'en') : []));
  expect(codes).toHaveLength(20);
  expect(codes.join('\n')).not.toMatch(
    /[äöüß„]|ergebnis|speicher|formular(?!\.js|-\d)|konto|senden|spende|ihre|weiter|werte|nehm/i,
  );
});
