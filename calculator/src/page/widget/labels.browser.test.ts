import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isGood, MODES, setOn, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { pageWith } from '../../../test/host-page.ts';

const test = useBrowser();
/** Every label that a page can set, with its name in it. */
const OWN = ['iban', 'blz', 'account', 'button'].map((name) => `data-label-${name}="Mein ${name}"`).join(' ');
const labelled = (mode: string, attributes: string) => pageWith(widgetIn(mode, attributes));
const LABELS: Record<string, string[]> = {
  validate: ['Mein iban', 'Mein button'],
  build: ['Mein blz', 'Mein account', 'Mein button'],
  lookup: ['Mein blz', 'Mein button'],
};

/** The texts of the labels and the button. */
const labelsOf = (page: Page) =>
  page.locator('form > label, form > button').evaluateAll((all) => all.map(({ textContent }) => textContent));

describe('labels of the page', () => {
  it('replace ours in each mode and language, unless they are empty, and are text, never elements', async () => {
    const page = await test.open(labelled('build', ''));
    const ours = await labelsOf(page);
    await test.show(page, labelled('build', OWN.replace(/"[^"]+"/g, '""')));
    expect(await labelsOf(page)).toEqual(ours);

    const markup = '&lt;img src=x onerror=document.title=1&gt;&lt;b&gt;';
    await test.show(page, labelled('build', OWN.replace(/Mein \w+/g, markup)));
    const texts = await labelsOf(page);
    expect(texts).toEqual(LABELS['build']?.map(() => '<img src=x onerror=document.title=1><b>'));
    expect(await page.locator('form > * > :is(img, b), form > button > *').count()).toBe(0);
    expect(await page.title()).toBe('Gast');

    for (const [mode, language] of [...MODES.map((mode) => [mode, 'de']), ['build', 'en']] as const) {
      await test.show(page, labelled(mode, `${OWN} data-lang="${language}"`));
      await expect.poll(() => page.locator('form').getAttribute('lang')).toBe(language);
      expect(await labelsOf(page)).toEqual(LABELS[mode]);
      // Screen readers use them as the names of the field and the button.
      const [first = ''] = LABELS[mode] ?? [];
      await page.getByRole('button', { name: 'Mein button', exact: true }).waitFor();
      expect(await page.getByLabel(first, { exact: true }).count()).toBe(1);
    }
  });

  it('appear if set later, alone or with a new mode or language', async () => {
    const page = await test.open(labelled('build', ''));
    await page.locator('input').first().fill('3704');
    await isGood(page);
    await setOn(page, { 'data-label-blz': 'Ihre BLZ', 'data-label-button': 'Los' });
    await page.getByRole('button', { name: 'Los', exact: true }).waitFor();
    expect(await page.getByLabel('Ihre BLZ', { exact: true }).inputValue()).toBe('3704');
    await page.locator('[data-iban-rechner]').evaluate((host) => host.removeAttribute('data-label-button'));
    await setOn(page, { 'data-label-blz': 'BLZ', 'data-mode': 'lookup' });
    await expect.poll(() => labelsOf(page)).toEqual(['BLZ', 'Bank suchen']);
    await setOn(page, { 'data-label-blz': 'Bank code', 'data-lang': 'en' });
    await expect.poll(() => labelsOf(page)).toEqual(['Bank code', 'Find bank']);
  });

  it('do not carry a text into a field of another mode', async () => {
    const page = await test.open(labelled('validate', OWN));
    await page.getByLabel('Mein iban').fill('DE89');
    await setOn(page, { 'data-lang': 'en', 'data-mode': 'lookup' });
    await expect.poll(() => page.locator('form').getAttribute('lang')).toBe('en');
    expect(await page.getByLabel('Mein blz').inputValue()).toBe('');
  });
});
