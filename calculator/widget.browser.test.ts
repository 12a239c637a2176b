import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BAD_INPUT, fillIn, MODES, pageWith, useBrowser, widgetIn } from './test/browser-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const test = useBrowser();
const open = (mode: string, options = {}) => test.open(pageWith(widgetIn(mode)), options);
const DARK = '<style>:root{color-scheme:dark}</style>';
const LIMIT =
  'Rechnerisch ermittelt. Einige Banken bilden IBANs nach eigenen Regeln. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.';

/** The rules that axe sees broken. */
async function violations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (
      globalThis as unknown as { axe: { run(options: object): Promise<{ violations: { id: string }[] }> } }
    ).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return found.map(({ id }) => id);
}

describe.each(MODES)('the widget in mode %s', (mode) => {
  it('has for each field a label with its hint, and attributes that leave the typing alone', async () => {
    const page = await open(mode);
    const inputs = page.locator('input');
    expect(await inputs.count()).toBe(mode === 'build' ? 2 : 1);
    for (const input of await inputs.all()) {
      const attributes = await input.evaluate((field: HTMLInputElement) => [
        field.type,
        field.autocomplete,
        field.spellcheck,
        field.inputMode,
        field.labels?.length,
        field.placeholder + field.pattern + field.name,
        field.maxLength,
      ]);
      expect(attributes).toEqual(['text', 'off', false, mode === 'build' ? 'numeric' : '', 1, '', -1]);
      expect(await input.evaluate((field) => field.previousSibling?.previousSibling?.textContent)).toMatch(
        mode === 'build' ? /^\w+ \(.*\d+ Ziffern\)$/ : /IBAN$/,
      );
    }
    expect(await page.locator('form').innerText()).toContain(
      'Ihre Kontonummer verlässt Ihren Browser nicht.',
    );
  });

  it('says what is wrong at the field, focuses it, and keeps what was typed', async () => {
    const page = await open(mode);
    const texts = BAD_INPUT[mode] ?? [];
    await fillIn(page, mode, texts);
    for (const [index, text] of texts.entries()) {
      const input = page.locator('input').nth(index);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect(await input.inputValue()).toBe(text);
      const fault = await input.evaluate((field) => field.previousSibling?.textContent);
      expect(fault).toMatch(/^Fehler: .*\.$/);
      expect(await page.getByLabel(fault ?? '').count()).toBe(1);
    }
    const focused = await page.evaluate(() => {
      const root = document.querySelector('[data-iban-rechner]')?.shadowRoot;
      return root?.activeElement === root?.querySelector('input');
    });
    expect(focused).toBe(true);
    expect(await page.getByRole('status').innerText()).toBe('');
  });

  it('takes the faults away once they are mended, and leaves the focus where it is', async () => {
    const page = await open(mode);
    await fillIn(page, mode, BAD_INPUT[mode]);
    await fillIn(page, mode);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('COBADEFFXXX');
    for (const input of await page.locator('input').all()) {
      expect(await input.getAttribute('aria-invalid')).toBe('false');
    }
    expect(await page.locator('strong').allInnerTexts()).toEqual(mode === 'build' ? ['', ''] : ['']);
  });

  it.each(['light', 'dark'] as const)('has nothing that axe objects to, %s', async (colorScheme) => {
    const page = await test.open(
      pageWith(`<h1>Gast</h1>${widgetIn(mode)}`, colorScheme === 'dark' ? DARK : ''),
      { colorScheme },
    );
    expect(await violations(page)).toEqual([]);
    await fillIn(page, mode, BAD_INPUT[mode]);
    expect(await violations(page)).toEqual([]);
    await fillIn(page, mode);
    expect(await violations(page)).toEqual([]);
  });

  it('fits into 240 pixels, with text spaced and doubled, in every state', async () => {
    const page = await test.open(pageWith(`<div style="width:240px">${widgetIn(mode)}</div>`));
    for (const texts of [['', ''], BAD_INPUT[mode], undefined]) {
      await fillIn(page, mode, texts?.slice(0, mode === 'build' ? 2 : 1));
      const { form, content } = await page.locator('form').evaluate((element) => ({
        form: element.getBoundingClientRect().width,
        content: element.scrollWidth,
      }));
      expect({ form, content }).toEqual({ form: 240, content: 240 });
    }
  });

  it('has no target smaller than 44 pixels', async () => {
    const page = await open(mode);
    await fillIn(page, mode);
    for (const target of await page.locator('input, button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  it('is used by keyboard alone, with a focus that shows', async () => {
    const page = await open(mode);
    const seen: (string | undefined)[] = [];
    for (let presses = 0; presses < (mode === 'build' ? 3 : 2); presses++) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(() => {
          const focused = document.querySelector('[data-iban-rechner]')?.shadowRoot?.activeElement;
          return focused && getComputedStyle(focused).outlineStyle !== 'none' ? focused.localName : undefined;
        }),
      );
    }
    expect(seen).toEqual(mode === 'build' ? ['input', 'input', 'button'] : ['input', 'button']);
  });
});

describe('the result', () => {
  it('of building is the IBAN with its limits beside it', async () => {
    const page = await open('build');
    await fillIn(page, 'build');
    const text = await page.getByRole('status').innerText();
    expect(text).toContain('Ihre IBAN');
    expect(text).toContain('Commerzbank, Köln, BIC\u00a0COBADEFFXXX');
    expect(text).toContain(LIMIT);
  });

  it('of checking says that the IBAN is right, and what only the bank knows', async () => {
    const page = await open('validate');
    await fillIn(page, 'validate', ['AT61 1904 3002 3457 3201']);
    const text = await page.getByRole('status').innerText();
    expect(text).toContain('Die IBAN ist formal richtig. Ob es das Konto gibt, weiß nur die Bank.');
    expect(text).not.toContain('Bankleitzahl');
  });

  it('of looking up a bank that is not on the list says so', async () => {
    const page = await open('lookup');
    await fillIn(page, 'lookup', ['10000000']);
    expect(await page.getByRole('status').innerText()).toBe('Diese Bank steht nicht in der Kurzliste.');
    expect(await page.getByRole('button', { name: 'IBAN kopieren' }).count()).toBe(0);
  });

  it('stands in groups of four that never break, and is copied by hand as 22 characters', async () => {
    const page = await test.open(pageWith(`<div style="width:240px">${widgetIn('build')}</div>`));
    await fillIn(page, 'build');
    const groups = page.locator('b span');
    expect(await groups.allInnerTexts()).toEqual(['DE89', '3704', '0044', '0532', '0130', '00']);
    expect(await groups.evaluateAll((spans) => spans.map((span) => span.getClientRects().length))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    const selected = await page.locator('b').evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected).toBe('DE89370400440532013000');
  });

  it('is copied by the button, which says so for two seconds', async () => {
    const page = await open('build', { permissions: ['clipboard-read', 'clipboard-write'] });
    await fillIn(page, 'build');
    await page.getByRole('button', { name: 'IBAN kopieren' }).click();
    await page.getByRole('button', { name: 'Kopiert' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE89370400440532013000');
    await page.getByRole('button', { name: 'IBAN kopieren' }).waitFor({ timeout: 4000 });
  });

  it('is selected where copying is not possible, as on a page without https', async () => {
    const page = await test.open(
      pageWith(widgetIn('build'), '<script>delete Navigator.prototype.clipboard</script>'),
    );
    await fillIn(page, 'build');
    await page.getByRole('button', { name: 'IBAN kopieren' }).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('DE89370400440532013000');
  });
});

describe('the look', () => {
  it('follows the colour scheme of the place on the page, not that of the system', async () => {
    const page = await test.open(
      pageWith(
        `<div style="color-scheme:light">${widgetIn('build')}</div><div style="color-scheme:dark">${widgetIn('build')}</div>`,
      ),
      { colorScheme: 'dark' },
    );
    const backgrounds = await page
      .locator('form')
      .evaluateAll((forms) => forms.map((form) => getComputedStyle(form).backgroundColor));
    expect(backgrounds).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
  });

  it('takes accent and font from the page, and nothing else', async () => {
    const page = await test.open(
      pageWith(
        widgetIn('build'),
        '<style>[data-iban-rechner]{--iban-accent:rgb(120, 0, 60);--iban-font:serif;color:red;font-size:40px}</style>',
      ),
    );
    const [button, form] = await page.evaluate(() => {
      const root = document.querySelector('[data-iban-rechner]')?.shadowRoot as ShadowRoot;
      const style = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
      const { fontFamily, fontSize, color } = style('form');
      return [style('button').backgroundColor, [fontFamily, fontSize, color].join()];
    });
    expect(button).toBe('rgb(120, 0, 60)');
    expect(form).toBe('serif,16px,rgb(0, 0, 0)');
  });
});
