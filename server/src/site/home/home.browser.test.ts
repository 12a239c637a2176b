import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { leftBy, useSite } from '../../../test/site-visitor.ts';

const site = useSite();
/** The calculator's parts, which are loaded later. */
const PARTS = ['/banken.js', '/laender.js', '/regeln.js'];
/** All scripts that are loaded later, without the hashes in their names. */
const LATER = [...PARTS, '/home.js'];
const PHONE = { viewport: { width: 360, height: 640 } };
/** An account that nobody has, with a right check digit. If it turns up anywhere, it came from the form. */
const MARKER = '4711471347';

/** Waits until the calculator knows all banks. */
async function waitForParts(page: Page) {
  await page.waitForFunction(() => {
    const { IbanRechner } = window as unknown as { IbanRechner: { lookupBic(blz: string): object } };
    return 'bic' in IbanRechner.lookupBic('10000000');
  });
}

async function calculate(page: Page) {
  const widget = page.locator('.panel-build');
  await widget.locator('input').nth(0).fill('37040044');
  await waitForParts(page);
  await widget.locator('input').nth(1).fill(MARKER);
  await widget.locator('input').nth(1).press('Enter');
  await widget.locator('output b').waitFor();
}

describe('the calculator on the home page', () => {
  it('is wholly above the fold of a small phone, and so is the IBAN that it gives', async () => {
    const { page } = await site.open('/', PHONE);
    const submit = page.locator('.panel-build').getByRole('button', { name: 'IBAN berechnen' });
    const bottom = async (part: ReturnType<typeof page.locator>) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
    };
    expect(await bottom(submit)).toBeLessThanOrEqual(640);
    await calculate(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await bottom(page.locator('.panel-build output b'))).toBeLessThanOrEqual(640);
  });

  it('keeps what was typed in one mode while another is looked at', async () => {
    const { page } = await site.open('/', PHONE);
    await page.locator('.panel-build input').first().fill('37040044');
    await page.getByRole('radio', { name: 'IBAN prüfen' }).check();
    await page.locator('.panel-validate input').waitFor();
    expect(await page.locator('.panel-build input').first().isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'IBAN berechnen' }).check();
    expect(await page.locator('.panel-build input').first().inputValue()).toBe('37040044');
  });

  it('lets no account number out of the page', async () => {
    const { page, sent } = await site.open('/');
    await waitForParts(page);
    // The script of the search comes last.
    await page.locator('[data-live-search] form').waitFor({ state: 'attached' });
    const before = sent.length;
    await calculate(page);
    await page.getByRole('radio', { name: 'IBAN prüfen' }).check();
    await page.locator('.panel-validate input').fill(`DE89 3704 0044 0${MARKER}`);
    await page.locator('.panel-validate input').press('Enter');
    expect(sent.slice(before)).toEqual([]);
    // The list of banks is loaded when the search has the focus; nothing that is typed there is sent.
    for (const text of [`37040044 ${MARKER}`, `DE65370400440${MARKER}`, MARKER, 'Commerzbank Köln']) {
      await page.locator('#bank').fill(text);
      await page.locator('#bank').press('Enter');
    }
    await page.locator('[data-hits] li').first().waitFor();
    expect(sent.slice(before).map(({ url }) => new URL(url).pathname)).toEqual(['/bankleitzahlen.txt']);
    await page.goto(`${site.url}/faq`);
    await page.goBack();
    const left = await leftBy(page);
    expect(JSON.stringify(sent) + left).not.toContain(MARKER);
    expect(left).toContain('"",{},{},null,0');
  });
});

describe('the home page', () => {
  it.each([360, 1280])('is light, and does not move while it loads, at %d px', async (width) => {
    const { page } = await site.open('/', { viewport: { width, height: 2000 } });
    await page.locator('.panel-build input').first().waitFor();
    const { sizes, shifts } = await page.evaluate(async () => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
      // The observer receives the buffered entries a little later.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const loaded = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const sizes = loaded.map(({ name, transferSize }): [string, number] => [
        new URL(name).pathname.replace(/-\w{10}\./, '.'),
        transferSize,
      ]);
      return { sizes, shifts };
    });
    const names = sizes.map(([path]) => path);
    // The browser may ask for the icon at any time. If it has, the icon's size counts.
    const files = names.filter((path) => path !== '/favicon.svg' && !LATER.includes(path)).sort();
    expect(files).toEqual(['/', '/embed.js', '/site.css', '/site.js']);
    const first = sizes.filter(([path]) => !LATER.includes(path)).map(([, size]) => size);
    expect(Math.min(...first)).toBeGreaterThan(0);
    expect(first.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
    expect(shifts).toEqual([]);
  });

  it('loads each part once, after everything else and before anything is typed', async () => {
    const { page, sent } = await site.open('/');
    await waitForParts(page);
    const paths = sent.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => PARTS.includes(path)).sort()).toEqual(PARTS);
    const early = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => /(regeln|banken|laender)\.js$/.test(name) && startTime < loadEventStart,
        );
    });
    expect(early).toEqual([]);
    await page.locator('.panel-build input').first().focus();
    await calculate(page);
    expect(sent.filter(({ url }) => PARTS.includes(new URL(url).pathname))).toHaveLength(PARTS.length);
  });

  it('knows every bank with them, applies the banks’ rules, and says of an unknown BLZ that it is unknown', async () => {
    const { page } = await site.open('/', { today: '2026-04-01' });
    await waitForParts(page);
    const ask = async (mode: string, ...texts: string[]) => {
      await page.locator(`[name=modus][value=${mode}]`).check({ force: true });
      const panel = page.locator(`.panel-${mode}`);
      for (const [index, text] of texts.entries()) await panel.locator('input').nth(index).fill(text);
      await panel.locator('input').first().press('Enter');
      return panel.locator('output').innerText();
    };
    expect(await ask('build', '70052060', '1')).toContain('BYLADEM1LLD');
    expect(await ask('build', '10000001', '1')).toMatch(
      /Bankleitzahl 100\u00a0000\u00a001 steht nicht im Verzeichnis/,
    );
    expect(await ask('build', '10070024', '5600200')).toContain('Die Unterkontonummer 00 wurde ergänzt.');
    expect(await ask('validate', 'BE41539007547035')).toContain(
      'Prüfziffer der Kontonummer passt in diesem Land nicht',
    );
  });

  it('prints what was asked, the result, the address and the day', async () => {
    const { page } = await site.open('/');
    await calculate(page);
    expect(await page.locator('.printed').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(seen).toContain('Quelle: Deutsche Bundesbank');
    expect(await page.locator('.panel-build output b').isVisible()).toBe(true);
    expect(seen).toContain('IBAN berechnen und prüfen');
    expect(seen).toMatch(/127\.0\.0\.1:\d+, gedruckt am \d+\. \p{L}+ 20\d\d/u);
    for (const input of await page.locator('.panel-build input').all())
      expect(await input.isVisible()).toBe(true);
    const result = await page.locator('.panel-build form').innerText();
    expect(result.replace(/\s+/g, ' ')).toBe(
      'Bankleitzahl (8 Ziffern) Kontonummer (höchstens 10 Ziffern) ✓ Ihre IBAN DE65370400444711471347 Commerzbank, Köln BIC COBADEFFXXX Die Prüfziffer der Kontonummer passt. Berechnet nach IBAN-Regel 5 dieser Bank (Stand der Regeln: September 2025). Maßgeblich ist die IBAN auf dem Kontoauszug.',
    );
    for (const rest of [
      'Menü',
      'Glossar',
      'So entsteht',
      'Oft gefragt',
      'Bank suchen',
      'Impressum',
      'kopieren',
      'Kostenlos',
    ])
      expect(seen).not.toContain(rest);
  });

  it('opens its menu without a script of its own', async () => {
    const { page } = await site.open('/', { ...PHONE, javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'Glossar', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'Glossar', exact: true }).click();
    expect(page.url()).toBe(`${site.url}/glossar`);
  });
});
