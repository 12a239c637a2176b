import { describe, expect, it } from 'vitest';
import { BANK, edition, visitOf } from '../../../test/visit.ts';
import { bankPage, unknownBankPage } from '../banks/bank.tsx';
import { bankRule } from '../banks/bank-rule.ts';
import { banksPage } from '../banks/banks.tsx';
import { homePage } from '../home/home.tsx';
import { statusPage } from '../status/status.tsx';
import { renderPage } from './frame.tsx';
import type { Page } from './page.ts';

const served = edition('2026-09-07T02:30:00.000Z', 3503);
const PAGES = [
  homePage,
  banksPage,
  bankPage({ bank: BANK, rule: bankRule(BANK.blz), successor: undefined }),
  unknownBankPage,
  statusPage,
];

/** The texts of a page and of its footer on a day. */
function textsOf(page: Page, now: string, more = {}): string[] {
  const html = renderPage(page, visitOf({ ...served, ...more }, now));
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');
  return text.split('Quelle: Deutsche Bundesbank. Bankdaten');
}

describe.each(PAGES.map((page) => [page.path, page] as const))('the bank data on %s', (_, page) => {
  it('is not called out of date on its last day in Berlin', () => {
    for (const text of textsOf(page, '2026-12-06T22:59:59Z')) expect(text).not.toContain('Neuere sind');
  });

  it('is out of date on the next day, as the page and its footer say', () => {
    const texts = textsOf(page, '2026-12-06T23:00:00Z');
    expect(texts.length).toBeGreaterThan(1);
    const content = texts.slice(0, -1).join(' ') + (page === homePage ? texts[1] : '');
    expect(content).toContain('Neuere sind noch nicht geladen');
    expect(texts.at(-1)).toMatch(
      /vom 7\. September 2026 ?\. Neuere sind noch nicht geladen; neue Bankleitzahlen/,
    );
  });

  it('is never called out of date if its source names no last day', () => {
    const unknown = { validFrom: null, validUntil: null };
    for (const text of textsOf(page, '2046-12-06T23:00:00Z', unknown))
      expect(text).not.toContain('Neuere sind');
  });
});
