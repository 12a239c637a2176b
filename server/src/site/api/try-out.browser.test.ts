import { describe, expect, it } from 'vitest';
import { snapshot } from '../../../test/bank-file.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

describe('the box „Ausprobieren“', () => {
  it('shows what the API answers, good and bad, and scrolls a long answer in a box, even by keyboard', async () => {
    const { page } = await site.open('/schnittstelle');
    const send = page.getByRole('button', { name: 'Anfrage senden' });
    const answer = page.getByRole('region', { name: 'Antwort' });
    const summary = page.locator('[data-try-summary]');
    await send.click();
    await expect.poll(() => answer.textContent()).toContain('"name": "Commerzbank"');
    expect(await summary.textContent()).toMatch(
      /^GET \/api\/bank\/37040044 – Status\u00a0200 nach \d+\u00a0Millisekunden$/,
    );
    for (const [typed, sentence] of [
      ['99999999', 'Keine Bank mit dieser BLZ gefunden.'],
      ['1', 'BLZ muss 8-stellig sein.'],
    ] as const) {
      await page.locator('#try-blz').fill(typed);
      await send.click();
      await expect.poll(() => answer.textContent()).toContain(sentence);
    }
    await page.locator('#adresse').selectOption('/api/status');
    expect(await page.locator('#try-blz').isVisible()).toBe(false);
    await send.click();
    await expect.poll(() => answer.textContent()).toContain(`"banks": ${snapshot.banks.length}`);
    await page.locator('#adresse').selectOption('/api/glossary');
    await send.click();
    await expect.poll(() => answer.textContent()).toContain('"term": ');
    const { height = 0 } = (await answer.boundingBox()) ?? {};
    expect(height).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(height);
  });

  it('sends no text with more digits than a BLZ', async () => {
    const { page, sent } = await site.open('/schnittstelle');
    const before = sent.length;
    await page.locator('#try-blz').fill('DE89370400440532013000');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByText('Zum Schutz Ihrer Daten').waitFor();
    expect(sent.length).toBe(before);
    const faulty = page.locator('#try-blz[aria-invalid], [data-try-summary].fault');
    expect(await faulty.count()).toBe(2);
    await page.locator('#try-blz').fill('37040044');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByText('Status 200').waitFor();
    expect(await faulty.count()).toBe(0);
  });

  it('has links if there is no JavaScript', async () => {
    const { page } = await site.open('/schnittstelle', { javaScriptEnabled: false });
    expect(await page.locator('[data-try]').isVisible()).toBe(false);
    await page.getByRole('link', { name: '/api/bank/37040044' }).click();
    expect(page.url()).toBe(`${site.url}/api/bank/37040044`);
  });
});
