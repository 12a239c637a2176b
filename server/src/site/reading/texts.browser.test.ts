import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { glossary, headwordOf } from '../../content/glossary.ts';

const site = useSite();
const NARROW = { width: 360, height: 640 };
const WIDE = { width: 1280, height: 800 };

describe('the FAQ page', () => {
  it('shows the first answer without scrolling', async () => {
    const { page } = await site.open('/faq');
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      const answer = page.locator('.question p').first();
      const end = await answer.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(viewport.height);
    }
  });
});

describe('the filter of the glossary', () => {
  const shown = (page: Page) => page.locator('.entry:visible dt > a').allTextContents();
  const field = (page: Page) => page.getByLabel('Begriff suchen');

  it('is hidden without JavaScript, but every entry is shown', async () => {
    const { page } = await site.open('/glossar', { javaScriptEnabled: false });
    expect(await field(page).isVisible()).toBe(false);
    expect(await shown(page)).toEqual(glossary.map(headwordOf));
  });

  const FOUND: readonly (readonly [typed: string, words: readonly string[]])[] = [
    ['iban', ['IBAN', 'IBAN-Regel', 'QR-IBAN']],
    ['International Bank', ['IBAN']],
    ['ueberweis', ['Echtzeitüberweisung', 'Überweisung']],
    ['UBERWEIS', ['Echtzeitüberweisung', 'Überweisung']],
    ['laendercode', ['Ländercode']],
    ['iban regel', ['IBAN-Regel']],
    // A word only in definitions.
    ['Wertstellung', ['Valuta']],
    ['qqq', []],
  ];

  it('finds words however they are written', async () => {
    const { page } = await site.open('/glossar');
    for (const [typed, words] of FOUND) {
      await field(page).fill(typed);
      expect([typed, ...(await shown(page))]).toEqual([typed, ...words]);
      const letters = await page.locator('.letters a:visible').allTextContents();
      const initials = words.map((word) => word.normalize('NFD').charAt(0));
      expect(letters).toEqual([...new Set(initials)]);
      expect(await page.locator('.letter:visible').count()).toBe(letters.length);
      // Checked with some words, and with none.
      if (typed === 'iban' || words.length === 0) expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  it('announces how many entries it shows, shows all again, and ends when a link leads to a hidden entry', async () => {
    const { page, sent } = await site.open('/glossar');
    const before = sent.length;
    const count = page.locator('[role=status][data-filter-count]');
    await field(page).fill('iban');
    await expect.poll(() => count.textContent()).toBe(`3 von ${glossary.length}\u00a0Begriffen`);
    await field(page).fill('qqq');
    await expect.poll(() => count.textContent()).toBe('Kein Begriff passt zu „qqq“.');
    await field(page).fill('');
    await expect.poll(() => count.textContent()).toBe('');
    expect(await shown(page)).toEqual(glossary.map(headwordOf));
    expect(sent.length).toBe(before);

    await field(page).fill('Valuta');
    await page.locator('#valuta .see-also a', { hasText: 'CAMT' }).click();
    await expect.poll(() => page.locator('#camt').isVisible()).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    expect(await shown(page)).toEqual(glossary.map(headwordOf));
  });
});
