import { describe, expect, it } from 'vitest';
import { openGuest } from '../use-engine.ts';
import {
  BY_RULE,
  EMBED,
  expectResult,
  IBAN,
  MODES,
  openWidget,
  PARTS,
  pasted,
  submit,
  widget,
} from '../widget-use.ts';

const [build] = MODES as [(typeof MODES)[number]];

describe.each(MODES)('the widget in mode $mode', (mode) => {
  it('says at each field what is wrong, focuses the first, keeps what was typed, and then takes what is right', async () => {
    const page = await openWidget(mode.mode);
    await submit(page, mode, mode.wrong);
    const labels = Object.keys(mode.wrong);
    await expect.poll(async () => (await page.call('faults')).length).toBe(labels.length);
    for (const [index, fault] of (await page.call('faults')).entries()) {
      expect(fault).toContain(labels[index]);
      expect(fault).toMatch(/Fehler: \S.*\./);
    }
    expect(await page.call('focused')).toContain(labels[0]);
    for (const [label, text] of Object.entries(mode.wrong))
      expect((await page.call('typed', label))?.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(await page.call('result')).toBe('');

    await submit(page, mode, mode.right);
    await expectResult(page, mode);
  });

  it('is submitted by the enter key', async () => {
    const page = await openWidget(mode.mode);
    const fields = Object.entries(mode.right);
    for (const [index, [label, text]] of fields.entries())
      await page.type(label, index === fields.length - 1 ? `${text}\n` : text);
    await expectResult(page, mode);
  });

  it('removes the result when a field changes', async () => {
    const page = await openWidget(mode.mode);
    await submit(page, mode, mode.right);
    await expectResult(page, mode);
    await page.type(Object.keys(mode.right)[0] ?? '', '1');
    await expect.poll(() => page.call('result')).toBe('');
  });

  it.each(['light', 'dark'])('is readable on a %s page in every state', async (scheme) => {
    const page = await openWidget(mode.mode, `<style>:root { color-scheme: ${scheme} }</style>`);
    await expect.poll(() => page.call('hasForm')).toBe(true);
    expect((await page.call('lightness')) < 0.5).toBe(scheme === 'dark');
    expect((await page.call('faintTexts', 'all')).length).toBeGreaterThan(3);
    expect(await page.call('faintTexts')).toEqual([]);
    await submit(page, mode, mode.wrong);
    await expect.poll(async () => (await page.call('faults')).length).toBeGreaterThan(0);
    expect(await page.call('faintTexts')).toEqual([]);
    await submit(page, mode, mode.right);
    await expectResult(page, mode);
    expect(await page.call('faintTexts')).toEqual([]);
  });
});

describe('the widget with the parts', () => {
  it.each([
    ['after embed.js', EMBED + PARTS],
    ['before it', PARTS + EMBED],
    ['as modules', (PARTS + EMBED).replaceAll('<script', '<script type="module"')],
  ])('%s builds by the rule of the bank, and knows every bank', async (_, scripts) => {
    const page = await openGuest({ body: widget('build') + scripts });
    await expect.poll(() => page.call('hasForm')).toBe(true);
    await submit(page, build, BY_RULE.texts);
    await expect.poll(() => page.call('result')).toContain(BY_RULE.note);
    expect(await page.call('result')).toContain('Die Prüfziffer der Kontonummer passt.');
    expect(await page.call('faintTexts')).toEqual([]);
    await submit(page, build, { Bankleitzahl: '10000001', Kontonummer: '1' });
    // The directory of the server may have expired.
    await expect
      .poll(() => page.call('result'))
      .toMatch(/steht nicht im Verzeichnis der Bundesbank|ist hier nicht bekannt/);
    expect(await page.call('faintTexts')).toEqual([]);
  });
});

describe('the copy button', () => {
  it('copies the IBAN without spaces, and says so', async () => {
    const page = await openWidget('build');
    await submit(page, build, build.right);
    await page.click('IBAN kopieren');
    await expect.poll(() => page.call('hasButton', 'Kopiert')).toBe(true);
    expect(await pasted(page)).toBe(IBAN);
  });

  it('selects the IBAN for the copy key where a page has no clipboard', async () => {
    const page = await openWidget('build', '<script>delete Navigator.prototype.clipboard</script>');
    await submit(page, build, build.right);
    await page.click('IBAN kopieren');
    await page.control('c');
    expect(await pasted(page)).toBe(IBAN);
  });
});

describe('a page with a strict policy', () => {
  const strict = "default-src 'none'; script-src SITE; img-src data:; base-uri 'none'; form-action 'none'";
  const body = `${MODES.map(({ mode }) => widget(mode)).join('')}${EMBED}${PARTS}`;
  it.each([
    ['without Trusted Types', strict],
    ['with Trusted Types', `${strict}; require-trusted-types-for 'script'`],
    [
      'that allows no policy for Trusted Types',
      `${strict}; require-trusted-types-for 'script'; trusted-types 'none'`,
    ],
  ])('%s has working widgets and no complaint', async (_, policy) => {
    const page = await openGuest({ body, policy });
    await submit(page, build, build.right);
    await expectResult(page, build);
  });
});
