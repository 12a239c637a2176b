import { expect, it } from 'vitest';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

it.each([360, 1280])(
  'code stands in a box that scrolls, with its button inside and above it, at %i px',
  async (width) => {
    const { page } = await site.open('/schnittstelle', { viewport: { width, height: 800 } });
    await page.getByRole('radio', { name: 'Python' }).check();
    const box = page.locator('.code-box:visible').first();
    await box.getByRole('button', { name: 'Kopieren' }).waitFor();
    const seen = await box.evaluate((element) => {
      const pre = element.querySelector('pre') as HTMLElement;
      const code = document.createRange();
      code.selectNodeContents(element.querySelector('code') as Element);
      const button = element.querySelector('button') as Element;
      const { borderTopWidth, backgroundColor } = getComputedStyle(pre);
      const [outer, inner] = [pre.getBoundingClientRect(), button.getBoundingClientRect()];
      return {
        borderTopWidth,
        isFilled: backgroundColor !== getComputedStyle(document.body).backgroundColor,
        isInside: inner.left > outer.left && inner.right < outer.right && inner.top > outer.top,
        coversNothing: inner.bottom <= code.getBoundingClientRect().top,
        lines: new Set([...code.getClientRects()].map(({ top }) => top)).size,
        written: pre.textContent?.split('\n').length,
      };
    });
    expect(seen).toMatchObject({
      borderTopWidth: '1px',
      isFilled: true,
      isInside: true,
      coversNothing: true,
    });
    expect(seen.lines).toBe(seen.written);
    // One language at a time.
    expect(await page.locator('.examples pre:visible').count()).toBe(1);
  },
);

it.each([
  ['/einbetten', 360],
  ['/schnittstelle', 1280],
] as const)('%s does not jump while it loads, at %i px', async (path, width) => {
  const { page } = await site.open('/impressum', { viewport: { width, height: 800 } });
  await page.addInitScript(() => {
    const page = window as unknown as { shifts: number };
    page.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Kopieren' }).first().waitFor();
  expect(await page.evaluate('shifts')).toBeLessThan(0.05);
});
