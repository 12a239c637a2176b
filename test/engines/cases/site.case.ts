import { describe, expect, it } from 'vitest';
import { useEngine } from '../use-engine.ts';
import { BY_RULE, expectResult, IBAN, MODES, submit } from '../widget-use.ts';

const PAGES = [
  '/',
  '/banken',
  '/banken?q=Berlin',
  '/banken/37040044',
  '/listen',
  '/faq',
  '/glossar',
  '/einbetten',
  '/einbetten/referenz',
  '/schnittstelle',
  '/status',
  '/impressum',
  '/datenschutz',
  '/en',
  '/en/faq',
  '/en/embed',
];

describe.each(['light', 'dark'] as const)('the site on a %s system', (scheme) => {
  const test = useEngine(scheme);

  it.each(PAGES)('%s loads without a complaint and is readable', async (path) => {
    const page = await test.site(path);
    expect((await page.call('lightness', 'page')) < 0.5).toBe(scheme === 'dark');
    expect((await page.call('faintTexts', 'all')).length).toBeGreaterThan(20);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it('loads the calculator’s parts by itself, and then builds by the rule of the bank', async () => {
    const [build] = MODES as [(typeof MODES)[number]];
    const page = await test.site('/');
    const result = async () => {
      await submit(page, build, BY_RULE.texts);
      return page.call('result');
    };
    await expect.poll(result, { interval: 500 }).toContain(BY_RULE.note);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it('works through lists of accounts in a worker, and shows the rows', async () => {
    const page = await test.site('/listen');
    await page.click('Beispiel ausprobieren');
    await expect.poll(() => page.call('rows')).toHaveLength(10);
    expect((await page.call('rows'))[2]).toContain('Die Unterkontonummer 00 wurde ergänzt.');
    expect(await page.call('faintTexts')).toEqual([]);
    await page.type('Ihre Liste', 'BLZ 37040044 Kto. 532013000');
    await page.click('Liste prüfen');
    await expect.poll(() => page.call('rows')).toHaveLength(1);
    expect((await page.call('rows'))[0]?.replace(/\s/g, '')).toContain(IBAN);
    await page.type('Ihre Liste', 'Anna Arndt');
    await page.click('Liste prüfen');
    await expect.poll(() => page.call('faults')).not.toEqual([]);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it('has a calculator on its home page that works and is readable', async () => {
    const [build] = MODES as [(typeof MODES)[number]];
    const page = await test.site('/');
    await submit(page, build, build.right);
    await expectResult(page, build);
    expect((await page.call('result')).replace(/\s/g, '')).toContain(IBAN);
    expect(await page.call('faintTexts')).toEqual([]);
  });
});
