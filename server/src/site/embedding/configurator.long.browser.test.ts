import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { styleOf } from '../../../../calculator/test/browser-page.ts';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { LANGUAGES } from '../frame/languages.ts';
import { ANY_ADDRESS } from '../frame/visit.ts';
import { type Choice, DEFAULT_CHOICE, embedCode, isFramework, NEEDS, PLATFORMS } from './embed-code.ts';

const site = useSite();
const code = (page: Page) => page.locator('#snippet-chosen').textContent();
const codeOf = (choice: Partial<Choice>) => embedCode({ ...DEFAULT_CHOICE, ...choice }, site.url);

async function choose(page: Page, need: string, platform: string, language: string) {
  await page.locator(`[name=need][value=${need}]`).check();
  await page.locator('#platform').selectOption(platform);
  await page.locator('#language').selectOption(language);
}

describe('the configurator', () => {
  it('first shows a widget in two lines of code, with and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await site.open('/einbetten', { javaScriptEnabled });
      // The page's own address is known to its script only.
      const origin = javaScriptEnabled ? site.url : ANY_ADDRESS;
      expect(await code(page)).toBe(
        `<div data-iban-rechner data-mode="build" data-lang="de"></div>\n<script src="${origin}/embed.js" async></script>`,
      );
      expect(await page.locator('[data-choices]').isVisible()).toBe(javaScriptEnabled);
      expect(await page.locator('[data-preview]').isVisible()).toBe(javaScriptEnabled);
      expect(await page.locator('.preview .notice').isVisible()).toBe(!javaScriptEnabled);
    }
  });

  it('shows the code of each choice, one hint, and the widget that it gives', async () => {
    const { page } = await site.open('/einbetten');
    const needs = NEEDS.filter((each) => each !== 'field');
    for (const [place, [platform]] of PLATFORMS.entries()) {
      const need = needs[place % needs.length] ?? 'build';
      const language = LANGUAGES[place % 2] ?? 'de';
      await choose(page, need, platform, language);
      expect(await code(page)).toBe(codeOf({ need, platform, language }));
      // In a framework the package comes first, and then how to do without it.
      const scripts = page.locator('#snippet-scripts');
      expect(await scripts.isVisible()).toBe(isFramework(platform));
      expect(await scripts.textContent()).toBe(`<script src="${site.url}/embed.js" async></script>`);
      expect(await page.locator('[data-hint]:visible').count()).toBe(1);
      const modes = await page
        .locator('[data-preview] [data-iban-rechner]')
        .evaluateAll((widgets) => widgets.map((widget) => (widget as HTMLElement).dataset['mode']));
      if (platform !== 'frame') expect(modes).toEqual([need]);
    }
  });

  it('offers a field for your own form, but in no frame', async () => {
    const { page } = await site.open('/einbetten');
    await page.locator('#platform').selectOption('frame');
    await page.locator('[name=need][value=field]').check();
    expect(await page.locator('#platform').inputValue()).toBe('html');
    expect(await page.locator('#platform option[value=frame]').isDisabled()).toBe(true);
    for (const name of ['accent', 'width']) {
      expect(await page.locator(`#${name}`).isDisabled()).toBe(true);
      expect(await page.locator(`#${name}`).isVisible()).toBe(false);
    }
    await page.locator('#platform').selectOption('vue');
    expect(await code(page)).toBe(codeOf({ need: 'field', platform: 'vue' }));
    expect(await page.locator('[data-hint]:visible').count()).toBe(1);
    expect(await page.locator('#snippet-scripts').textContent()).toContain('/feld.js');
    expect(await page.locator('[data-preview] .widget:visible').count()).toBe(0);
    const input = page.locator('[data-preview] iban-field input').first();
    await input.focus();
    await page.keyboard.type('DE89370400440532013000');
    await page.getByText('✓ Commerzbank, Köln').waitFor();
    // Our own results have the same attribute for their state. The element must not get their look.
    const look = styleOf(
      page.locator('[data-preview] iban-field'),
      'borderLeftStyle',
      'padding',
      'backgroundColor',
    );
    expect(await look).toEqual(['none', '0px', 'rgba(0, 0, 0, 0)']);
    await input.fill('DE88370400440532013000');
    await input.blur();
    await page.getByText('Zahlendreher').waitFor();

    await page.locator('[name=need][value=validate]').check();
    expect(await page.locator('iban-field:visible').count()).toBe(0);
  });

  it('names the plugin first for WordPress, and links to its installation', async () => {
    const { page } = await site.open('/einbetten');
    await page.locator('#platform').selectOption('wordpress');
    for (const need of NEEDS) {
      await page.locator(`[name=need][value=${need}]`).check();
      const chosen = await page.locator('.chosen-code').innerText();
      expect(chosen).toMatch(/^Am einfachsten ist unser Plugin/);
    }
    await page.getByRole('link', { name: 'unser Plugin' }).click();
    const steps = page.locator('#wordpress:target');
    expect(await steps.innerText()).toContain('„Plugin hochladen“');
    expect(await steps.getByRole('link').getAttribute('href')).toBe('/iban-rechner.zip');
  });

  it('begins in English on the English page', async () => {
    const { page } = await site.open('/en/embed');
    expect(await code(page)).toBe(codeOf({ language: 'en' }));
    await page.locator('[data-preview]').first().getByRole('button', { name: 'Calculate IBAN' }).waitFor();
  });

  it('puts colour and width into the code only if they were changed and make sense, and shows them', async () => {
    const { page } = await site.open('/einbetten', { viewport: { width: 1280, height: 800 } });
    await page.locator('#accent').fill('#ffd54a');
    await page.locator('#width').fill('320');
    expect(await code(page)).toBe(`<style>
[data-iban-rechner] {
  --iban-accent: #ffd54a;
  --iban-on-accent: #000000;
  --iban-width: 320px;
}
</style>
<div data-iban-rechner data-mode="build" data-lang="de"></div>
<script src="${site.url}/embed.js" async></script>`);
    const button = page.locator('[data-preview] button').first();
    await expect.poll(() => styleOf(button, 'backgroundColor')).toEqual(['rgb(255, 213, 74)']);
    const width = page.locator('#width');
    for (const [typed, used] of [
      ['3', '512'],
      ['-5', '512'],
      ['99999', '512'],
      ['400', '400'],
    ] as const) {
      await width.fill(typed);
      expect((await code(page))?.includes('--iban-width')).toBe(used !== '512');
      await width.blur();
      expect(await width.inputValue()).toBe(used);
    }
    await page.locator('#platform').selectOption('react');
    expect(await code(page)).toContain(
      "style={{ '--iban-accent': '#ffd54a', '--iban-on-accent': '#000000', '--iban-width': '400px' } as CSSProperties}",
    );
  });

  it('previews the frame itself, with its colours, at its height', async () => {
    const { page } = await site.open('/einbetten', { viewport: { width: 1280, height: 800 } });
    const frame = page.locator('[data-preview] iframe');
    expect(await frame.isVisible()).toBe(false);
    await page.locator('#platform').selectOption('frame');
    await page.locator('#accent').fill('#ffd54a');
    await page.locator('[name=ground][value=dark]').check({ force: true });
    expect(await code(page)).toContain('/widget.html?mode=build&theme=dark&accent=ffd54a"');
    expect(await frame.getAttribute('src')).toBe('/widget.html?mode=build&theme=dark&accent=ffd54a');
    expect(await page.locator('[data-preview] .widget:visible').count()).toBe(0);
    for (const selector of ['#width', '[name=state]'])
      expect(await page.locator(selector).first().isDisabled()).toBe(true);
    const inside = page.frameLocator('[data-preview] iframe');
    const colour = () => styleOf(inside.locator('button'), 'backgroundColor');
    await expect.poll(colour).toEqual(['rgb(255, 213, 74)']);
    const heightInside = () =>
      inside.locator('[data-iban-rechner]').evaluate(({ clientHeight }) => clientHeight);
    await expect
      .poll(async () => Math.abs(((await frame.boundingBox())?.height ?? 0) - (await heightInside())))
      .toBeLessThan(2);
    await page.locator('#platform').selectOption('html');
    expect(await frame.isVisible()).toBe(false);
    expect(await code(page)).not.toContain('theme');
  });

  it('shows each need with a result and with a fault, on each background, and keeps the focus', async () => {
    const { page } = await site.open('/einbetten', { viewport: { width: 1280, height: 900 } });
    const preview = page.locator('[data-preview]');
    const look = (name: string, value: string) =>
      page.locator(`[name=${name}][value=${value}]`).check({ force: true });
    for (const [need, ground, result, fault] of [
      ['build', 'light', 'DE89370400440532013000', 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.'],
      ['validate', 'dark', 'DE89370400440532013000', 'Diese IBAN ist falsch.'],
      ['lookup', 'coloured', 'COBADEFFXXX', 'diese hat 7'],
      ['field', 'dark', '✓ Commerzbank, Köln', 'Zahlendreher'],
    ] as const) {
      await page.locator(`[name=need][value=${need}]`).check();
      await look('ground', ground);
      expect(await preview.getAttribute('class')).toBe(`ground ${ground}`);
      for (const [state, text] of [
        ['result', result],
        ['fault', fault],
      ] as const) {
        await look('state', state);
        await preview.getByText(text).waitFor();
        expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(state);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await look('state', 'empty');
      await preview.getByText(fault).waitFor({ state: 'hidden' });
      expect(await preview.locator('input:visible').first().inputValue()).toBe('');
    }
  });

  it('keeps the preview in view, fits into 320 px, where the keyboard is enough, and is short on a phone', async () => {
    const { page } = await site.open('/einbetten', { viewport: { width: 1280, height: 700 } });
    await page.locator('#platform').selectOption('angular');
    await page.locator('#snippet-scripts').scrollIntoViewIfNeeded();
    const { y, height } = (await page.locator('[data-preview]').boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(700);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('[name=need]').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await code(page)).toBe(codeOf({ need: 'validate', platform: 'angular' }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await choose(page, 'build', 'html', 'de');
    await page.setViewportSize({ width: 360, height: 800 });
    // Six screens.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4800);
  });
});
