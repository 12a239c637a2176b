import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, COLOURS } from '../../../../test/browser/axe.ts';
import { aloneIn, fillIn, isGood, styleOf, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { BOTH, hostPage, pageWith } from '../../../test/host-page.ts';

const test = useBrowser();
const open = (mode: string, options = {}) => test.open(pageWith(widgetIn(mode)), options);
const openAlone = (mode: string, head = '') => test.open(pageWith(aloneIn(mode), head));
/** A page with styles of its own. */
const openStyled = (css: string, body = widgetIn('build'), options = {}) =>
  test.open(pageWith(body, `<style>${css}</style>`), options);

/** On how many lines the groups of an IBAN are. */
const linesOf = (iban: Locator) =>
  iban
    .locator('span')
    .evaluateAll((groups) => new Set(groups.map((group) => group.getBoundingClientRect().top)).size);

describe('the look', () => {
  it('keeps the border of a fault free of the focus ring', async () => {
    const page = await open('validate');
    await fillIn(page, 'validate', ['x']);
    await page.locator('input[aria-invalid=true]').waitFor();
    expect(
      await styleOf(page.locator('input'), 'borderWidth', 'borderColor', 'outlineOffset', 'outlineStyle'),
    ).toEqual(['2px', 'rgb(238, 0, 0)', '2px', 'solid']);
  });

  it('shows the focus of its filled button on any background', async () => {
    const page = await open('validate');
    await page.locator('input').focus();
    await isGood(page);
    await page.keyboard.press('Tab');
    for (const style of ['', 'color-scheme:dark;background:#121212']) {
      await page.evaluate((ground) => document.documentElement.setAttribute('style', ground), style);
      const button = page.locator('button');
      // This grey has a contrast of 3.9 : 1 to white, and 4.7 : 1 to #121212.
      const ring = ['rgb(128, 128, 128)', '3px', '2px'];
      expect(await styleOf(button, 'outlineColor', 'outlineWidth', 'outlineOffset')).toEqual(ring);
    }
  });

  const GROUNDS: readonly (readonly [name: string, style: string])[] = [
    ['dark, whose page names no colour scheme', 'background: #1e1e1e; color: #ddd'],
    ['dark as in Bootstrap', 'background: #212529; color: #dee2e6; color-scheme: dark'],
    ['coloured', 'background: #12355b; color: #fff'],
  ];

  it('can be read on every background', async () => {
    const page = await test.open('');
    for (const [name, ground] of GROUNDS) {
      await test.show(
        page,
        pageWith(`<section style="${ground}">${widgetIn('build')}${widgetIn('validate')}</section>`),
      );
      await fillIn(page, 'build', ['3704', '1']);
      await page.locator('[data-mode=build] strong').first().waitFor();
      expect(await accessibilityFaults(page, COLOURS), name).toEqual([]);
      await fillIn(page, 'build', ['50010517', '5407324931']);
      await page.locator('[data-mode=build] em').waitFor();
      expect(await accessibilityFaults(page, COLOURS), name).toEqual([]);
      expect(await styleOf(page.locator('form'), 'backgroundColor')).toEqual(['rgba(0, 0, 0, 0)']);
    }
  });

  it('takes colour and font of the text from the page, and grows with the size that the browser is set to', async () => {
    const page = await openStyled('html{font-size:32px}body{font:italic 9px/3 fantasy;color:rgb(1, 2, 3)}');
    const form = await styleOf(page.locator('form'), 'fontFamily', 'fontSize', 'fontStyle', 'color');
    expect(form).toEqual(['fantasy', '34px', 'normal', 'rgb(1, 2, 3)']);
    const { height = 0 } = (await page.locator('input').first().boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(94);
  });

  it('has a button that is as high as its words need, in a higher row, too', async () => {
    // In a grid, WebKit makes rows higher if an async script makes the widget.
    const rows = '<style>::part(form) { grid-auto-rows: 80px }</style>';
    const page = await openAlone('build', rows);
    const box = await page.locator('form > button').boundingBox();
    expect(box?.height).toBe(51);
  });

  it('is at most 32 rem wide, unless the page says otherwise', async () => {
    const wide = `<section style="--iban-width: 40rem">${widgetIn('build')}</section>`;
    const page = await openStyled('', widgetIn('build') + wide, { viewport: { width: 1280, height: 800 } });
    const widths = await page
      .locator('form')
      .evaluateAll((forms) => forms.map((form) => form.getBoundingClientRect().width));
    expect(widths).toEqual([512, 640]);
  });

  it('is as large on a page that sets the rem to ten pixels', async () => {
    const page = await openStyled('html{font-size:62.5%}body{font-size:1.6rem}');
    expect(await styleOf(page.locator('form'), 'fontSize', 'paddingTop')).toEqual(['16px', '16px']);
    expect((await page.locator('form').boundingBox())?.width).toBe(480);
    for (const target of await page.locator('input, button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it('has an edge for each state, and one filled button: to ask or, beside a confirmed IBAN, to copy', async () => {
    const page = await test.open(hostPage(widgetIn('build') + BOTH));
    const edge = async () => (await styleOf(page.locator('output'), 'borderLeftColor'))[0];
    const filled = () =>
      page
        .locator('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
            .map((button) => button.textContent),
        );
    expect(await filled()).toEqual(['IBAN berechnen']);
    await fillIn(page, 'build');
    await page.getByText('✓ Ihre IBAN').waitFor();
    expect(await edge()).toBe('rgb(42, 138, 74)');
    const [size = '', family] = await styleOf(page.locator('b'), 'fontSize', 'fontFamily');
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(22);
    expect(family).toContain('monospace');
    expect(await filled()).toEqual(['IBAN kopieren']);
    await fillIn(page, 'build', ['12030000', '1']);
    await page.getByText('⚠ Kontonummer prüfen').waitFor();
    expect(await edge()).toBe('rgb(204, 119, 0)');
    await page.getByRole('button', { name: 'Trotzdem kopieren' }).waitFor();
    expect(await filled()).toEqual(['IBAN berechnen']);
    await fillIn(page, 'build', ['37040045', '1']);
    await page.getByText('steht nicht im Verzeichnis').waitFor();
    expect(await edge()).toBe('rgb(238, 0, 0)');
    const sign = await page
      .locator('output strong')
      .evaluate((refusal) => getComputedStyle(refusal, '::before').content);
    expect(sign).toBe('"✗ "');
  });

  it.each([
    ['', ['370 400 44', '532013000'], [320, 480]],
    ['with a doubtful number', ['20050550', '1234567891'], [300]],
  ])('shows an IBAN %s in one line of a narrow column', async (_, texts, widths) => {
    const page = await test.open(hostPage(`<main>${widgetIn('build')}</main>${BOTH}`));
    await fillIn(page, 'build', texts);
    await page.locator('output b').waitFor();
    for (const width of widths) {
      await page.locator('main').evaluate((box, to) => {
        box.style.width = `${to}px`;
      }, width);
      expect(await linesOf(page.locator('b'))).toBe(1);
    }
  });

  it('keeps a result in a narrow column with letters of twice the size, the IBAN too', async () => {
    const column = `<div style="width:300px">${widgetIn('build')}</div>`;
    const page = await test.open(hostPage(column + BOTH, '<style>html{font-size:200%}</style>'));
    await fillIn(page, 'build', ['10070024', '5600200']);
    await page.locator('output b').waitFor();
    const widths = await page
      .locator('output')
      .evaluate((output) => [output.scrollWidth, output.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    const [size = ''] = await styleOf(page.locator('b'), 'fontSize');
    expect(Number.parseFloat(size)).toBeGreaterThan(24);
  });

  it('has fields as wide as its button, however long a word of their labels is', async () => {
    const page = await openStyled('html { font-size: 200% } body { width: 300px; margin: 0 }');
    const widths = await page
      .locator('input, form > button')
      .evaluateAll((fields) => new Set(fields.map((field) => field.getBoundingClientRect().width)).size);
    expect(widths).toBe(1);
  });

  it('takes all its variables from the page', async () => {
    const page = await openStyled(
      `[data-iban-rechner]{--iban-accent:rgb(120, 0, 60);--iban-on-accent:rgb(9, 9, 9);--iban-font:serif;
       --iban-surface:rgb(250, 240, 230);--iban-padding:9px;--iban-border:rgb(4, 5, 6);--iban-radius:3px;--iban-gap:7px;--iban-height:61px}`,
    );
    const form = await styleOf(
      page.locator('form'),
      'fontFamily',
      'backgroundColor',
      'rowGap',
      'paddingLeft',
    );
    expect(form).toEqual(['serif', 'rgb(250, 240, 230)', '7px', '9px']);
    const input = await styleOf(page.locator('input'), 'borderColor', 'borderRadius', 'height');
    expect(input).toEqual(['rgb(4, 5, 6)', '3px', '61px']);
    const button = await styleOf(page.locator('button'), 'backgroundColor', 'color');
    expect(button).toEqual(['rgb(120, 0, 60)', 'rgb(9, 9, 9)']);
  });

  it('takes the page’s styles for its fields, buttons and result by their parts, not by their tags', async () => {
    const page = await openStyled(
      `[data-iban-rechner]::part(input){background-color:rgb(1, 1, 1)}
       [data-iban-rechner]::part(button){background-color:rgb(2, 2, 2)}
       [data-iban-rechner]::part(output){background-color:rgb(3, 3, 3)}
       input, button, output {background-color:rgb(4, 4, 4) !important}`,
    );
    await fillIn(page, 'build');
    await page.getByText('IBAN kopieren').waitFor();
    const colours = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
    expect(await colours('input')).toEqual(['rgb(1, 1, 1)', 'rgb(1, 1, 1)']);
    expect(await colours('button')).toEqual(['rgb(2, 2, 2)', 'rgb(2, 2, 2)', 'rgb(2, 2, 2)']);
    expect(await colours('output')).toEqual(['rgb(3, 3, 3)']);
  });
});
