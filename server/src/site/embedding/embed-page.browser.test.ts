import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { request } from '../../../test/request.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { FRAMES } from './snippets.ts';

const site = useSite();

const IBAN = 'DE89 3704 0044 0532 0130 00';

/** Submits an IBAN with a form of the page. @returns what the form answers */
async function answered(page: Page, form: string, iban: string) {
  await page.locator('#iban').fill(iban);
  await page.locator(`${form} button`).click();
  return page.locator(`${form} output`).textContent();
}

/** Opens what is folded. */
const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });

describe('the live examples', () => {
  it('work on the page itself, in frames that begin with the height of their content', async () => {
    const { page } = await site.open('/einbetten/referenz');
    expect(await answered(page, '#iban-formular', IBAN)).toBe(`${IBAN} ist eine gültige IBAN.`);
    const unconfirmed = await answered(page, '#iban-formular', 'DE97 1007 0024 0000 0560 02');
    expect(unconfirmed).toContain('ist nicht bestätigt.');
    await unfold(page);
    for (const { mode, start } of FRAMES) {
      const selector = `iframe[src*="mode=${mode}"]`;
      expect(await page.locator(selector).getAttribute('height')).toBe(String(start));
      await page.locator(selector).scrollIntoViewIfNeeded();
      const frame = page.frameLocator(selector);
      const needed = () => frame.locator('form').evaluate((form) => form.getBoundingClientRect().height);
      // With another font, a label may take one line more.
      await expect.poll(async () => Math.abs((await needed()) - start)).toBeLessThanOrEqual(26);
    }
    expect(await page.locator('.widget-example input').count()).toBe(2);
  });

  it('work in English, too, and can be copied', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await site.open('/en/embed/reference', { permissions });
    expect(await answered(page, '#iban-form', IBAN)).toBe(`${IBAN} is a valid IBAN.`);
    const wrong = await answered(page, '#iban-form', 'DE88 3704 0044 0532 0130 00');
    expect(wrong).toContain('typing error');
    const frame = page.locator('iframe').first();
    await frame.scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').first().getByRole('button', { name: 'Calculate IBAN' }).waitFor();
    await page.locator('.widget-example').getByRole('button', { name: 'Calculate IBAN' }).waitFor();

    expect(new Set(await page.locator('button.copy').allTextContents())).toEqual(new Set(['Copy']));
    await page.locator('#snippet-widget + button').click();
    await page.locator('#snippet-widget ~ [role=status]').getByText('Copied').waitFor();
    // A field makes a space of the line break.
    await page.locator('#iban').fill('');
    await page.locator('#iban').press('Control+V');
    const code = await page.locator('#snippet-widget').textContent();
    expect(await page.locator('#iban').inputValue()).toBe(code?.replace('\n', ' '));
  });
});

it('the contents lead to each heading, and stay in view beside the last one', async () => {
  const { page } = await site.open('/einbetten/referenz', { viewport: { width: 1280, height: 800 } });
  const links = await page
    .locator('nav.contents a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  const headings = await page
    .locator('main section :is(h2, h3)')
    .evaluateAll((all) => all.map((heading) => [`#${heading.id}`, heading.textContent]));
  expect(links).toEqual(headings);
  expect(links.length).toBeGreaterThan(10);
  await page.locator('main section').last().scrollIntoViewIfNeeded();
  expect(await page.locator('nav.contents').evaluate((nav) => nav.getBoundingClientRect().top)).toBe(16);
});

it.each(['/einbetten', '/einbetten/referenz', '/schnittstelle'])(
  'examples name the address of the page, which no answer of the server names: %s',
  async (path) => {
    const { page } = await site.open(path);
    const examples = (await page.locator('[data-copy]').allTextContents()).join('\n');
    expect(examples).toContain(`${site.url}/`);
    expect(examples).not.toContain('iban.example');
    expect((await request(site.url, path)).body).not.toContain(new URL(site.url).host);
  },
);
