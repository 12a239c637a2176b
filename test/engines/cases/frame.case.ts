import { describe, expect, it } from 'vitest';
import { openGuest } from '../use-engine.ts';
import { BUILD, BY_RULE, expectResult, IBAN, MODES, submit } from '../widget-use.ts';

const frame = (query: string) =>
  `<label>Einfügen <textarea></textarea></label>
   <iframe title="IBAN-Rechner" src="SITE/widget.html${query}" sandbox="allow-scripts allow-forms" allow="clipboard-write" style="border:0;width:320px;height:700px"></iframe>`;

describe.each(MODES)('the sandboxed frame in mode $mode', (mode) => {
  // widget.case.ts has each mode in the other one.
  const theme = mode === BUILD ? 'light' : 'dark';
  it(`works without a complaint, is readable with theme=${theme}, and tells its page its height`, async () => {
    const page = await openGuest({ body: frame(`?mode=${mode.mode}&theme=${theme}`) });
    const inside = page.frame();
    const isHeightTold = async () => {
      const height = await inside.call('height');
      const last = (await page.call('messages')).at(-1) as { ibanRechner?: { height?: number } } | undefined;
      return Math.abs((last?.ibanRechner?.height ?? 0) - height) <= 1;
    };
    await expect.poll(() => inside.call('hasForm')).toBe(true);
    await expect.poll(isHeightTold).toBe(true);
    expect((await inside.call('lightness')) < 0.5).toBe(theme === 'dark');
    expect((await inside.call('faintTexts', 'all')).length).toBeGreaterThan(3);
    await submit(inside, mode, mode.wrong);
    await expect.poll(async () => (await inside.call('faults')).length).toBeGreaterThan(0);
    expect(await inside.call('faintTexts')).toEqual([]);
    await submit(inside, mode, mode.right);
    await expectResult(inside, mode);
    await expect.poll(() => inside.call('tops', 'b span')).toHaveLength(mode.mode === 'lookup' ? 0 : 1);
    expect(await inside.call('faintTexts')).toEqual([]);
    await expect.poll(isHeightTold).toBe(true);
    expect(await inside.call('complaints')).toEqual([]);
  });
});

describe('the sandboxed frame', () => {
  it('sizes an IBAN by the width of the result from the start', async () => {
    const page = await openGuest({ body: frame('?mode=build') });
    const inside = page.frame();
    const setWidth = async (width: number) => {
      await inside.call('setWidth', 'form', width);
      return inside.call('height');
    };
    await setWidth(290);
    await submit(inside, BUILD, BUILD.right);
    await expectResult(inside, BUILD);
    const first = await inside.call('height');
    await setWidth(250);
    // Measured again, it has the same size.
    expect(await setWidth(290)).toBeCloseTo(first, 0);
  });

  it('loads the parts by itself, and then builds by the rule of the bank', async () => {
    const page = await openGuest({ body: frame('?mode=build') });
    const inside = page.frame();
    const result = async () => {
      await submit(inside, BUILD, BY_RULE.texts);
      return inside.call('result');
    };
    await expect.poll(result, { interval: 500 }).toContain(BY_RULE.note);
    expect(await inside.call('complaints')).toEqual([]);
  });
});

describe('the copy button in the sandboxed frame', () => {
  it('copies, or selects for the copy key', async () => {
    const page = await openGuest({ body: frame('?mode=build') });
    const inside = page.frame();
    await submit(inside, BUILD, BUILD.right);
    await inside.click('IBAN kopieren');
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (!(await inside.call('hasButton', 'Kopiert'))) await page.control('c');
    await page.type('Einfügen', '');
    await page.control('v');
    expect(await page.call('typed', 'Einfügen')).toBe(IBAN);
  });
});
