import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../../../calculator/test/browser-page.ts';
import { hostPage } from '../../../../calculator/test/host-page.ts';
import { LANGUAGES } from '../frame/languages.ts';
import type { Files } from '../frame/visit.ts';
import { calculatorFiles } from '../serve/calculator-files.ts';
import { REFERENCE } from './reference.ts';
import { snippet } from './snippets.ts';

const test = useBrowser();

/** Each snippet that differs in English by more than `lang`, and the field as HTML. */
type Name = 'widget' | 'labels' | 'event' | 'functions' | 'field-html';
const IBAN = 'DE89370400440532013000';

async function calculates(page: Page) {
  await page.getByLabel('Bank code').fill('37040044');
  await page.getByLabel('Account number').fill('532013000');
  await page.getByRole('button', { name: 'Calculate IBAN' }).click();
  await page.getByText('✓ Your IBAN').waitFor();
}

/** What each snippet must do on another site. */
const USES: Readonly<Record<Name, (page: Page) => Promise<void>>> = {
  widget: calculates,
  async labels(page) {
    await page.getByLabel('Your bank code', { exact: true }).fill('37040044');
    await page.getByLabel('Your old account number', { exact: true }).fill('532013000');
    await page.getByRole('button', { name: 'Show my IBAN', exact: true }).click();
    await page.getByText('✓ Your IBAN').waitFor();
  },
  async event(page) {
    await calculates(page);
    const own = page.getByLabel('Your IBAN');
    await expect.poll(() => own.inputValue()).toBe(IBAN);
    await page.getByLabel('Account number').fill('5320130');
    await expect.poll(() => own.inputValue()).toBe('');
  },
  async functions(page) {
    const says = async (iban: string) => {
      await page.getByLabel('IBAN').fill(iban);
      await page.getByRole('button', { name: 'Check IBAN' }).click();
      return (await page.locator('output').textContent())?.trim();
    };
    expect(await says(IBAN)).toBe('DE89 3704 0044 0532 0130 00 is formally correct.');
    expect(await says('DE97100700240000056002')).toMatch(/^DE97.* is not confirmed\. This bank adds/);
    expect(await says('DE88370400440532013000')).toContain('typing error');
  },
  async 'field-html'(page) {
    const input = page.getByLabel('IBAN');
    await input.focus();
    await page.keyboard.type('de8937040044053201300');
    await page.keyboard.press('Tab');
    await page.getByText('An IBAN from Germany has 22 characters').waitFor();
    await input.fill(IBAN);
    await page.getByText('✓ Commerzbank, Köln').waitFor();
    expect(await page.getByLabel('BIC').inputValue()).toBe('COBADEFFXXX');
  },
};

const site = { base: 'SITE', files: calculatorFiles() as unknown as Files };

it.each(Object.keys(USES) as Name[])('on another site, the snippet “%s” works', async (name) => {
  const page = await test.open(hostPage(`<main lang="en">${snippet(name, site, 'en')}</main>`));
  await USES[name](page);
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
