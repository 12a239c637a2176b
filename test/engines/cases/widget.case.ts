import { describe, expect, it } from 'vitest';
import { openGuest } from '../use-engine.ts';
import {
  BUILD,
  BY_RULE,
  EMBED,
  expectResult,
  IBAN,
  MODES,
  openWidget,
  pasted,
  submit,
  WHOLE,
  widget,
} from '../widget-use.ts';

describe.each(MODES)('the widget in mode $mode', (mode) => {
  // frame.case.ts has each mode in the other one.
  const scheme = mode === BUILD ? 'dark' : 'light';
  it(`on a ${scheme} page says at each field what is wrong, takes what is right, and is readable in every state`, async () => {
    const page = await openWidget(mode.mode, `<style>:root { color-scheme: ${scheme} }</style>`);
    await expect.poll(() => page.call('hasForm')).toBe(true);
    expect((await page.call('lightness')) < 0.5).toBe(scheme === 'dark');
    expect((await page.call('faintTexts', 'all')).length).toBeGreaterThan(3);
    expect(await page.call('faintTexts')).toEqual([]);

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
    expect(await page.call('faintTexts')).toEqual([]);

    for (const [label, text] of Object.entries(mode.right))
      await page.type(label, label === labels.at(-1) ? `${text}\n` : text);
    await expectResult(page, mode);
    expect(await page.call('faintTexts')).toEqual([]);

    await page.type(labels[0] ?? '', '1');
    await expect.poll(() => page.call('result')).toBe('');
  });
});

describe('the widget with rechner.js', () => {
  it('before embed.js, as modules, builds by the rule of the bank, and knows every bank', async () => {
    const scripts = (WHOLE + EMBED).replaceAll('<script', '<script type="module"');
    const page = await openGuest({ body: widget('build') + scripts });
    await expect.poll(() => page.call('hasForm')).toBe(true);
    await submit(page, BUILD, BY_RULE.texts);
    await expect.poll(() => page.call('result')).toContain(BY_RULE.note);
    expect(await page.call('result')).toContain('Die Prüfziffer der Kontonummer passt.');
    expect(await page.call('faintTexts')).toEqual([]);
    await submit(page, BUILD, { Bankleitzahl: '10000001', Kontonummer: '1' });
    // The directory of the server may have expired.
    await expect
      .poll(() => page.call('result'))
      .toMatch(/steht nicht im Verzeichnis der Bundesbank|ist hier nicht bekannt/);
    expect(await page.call('faintTexts')).toEqual([]);
  });

  it('fills both fields from a text that is submitted in the one of the account', async () => {
    const page = await openGuest({ body: widget('build') + EMBED + WHOLE });
    await expect.poll(() => page.call('hasForm')).toBe(true);
    await page.type('Kontonummer', 'Kto 532013000 BLZ 37040044\n');
    await expect.poll(() => page.call('result')).toContain('COBADEFFXXX');
    expect(await page.call('typed', 'Bankleitzahl')).toBe('37040044');
    expect(await page.call('typed', 'Kontonummer')).toBe('532013000');
  });
});

describe('the copy button', () => {
  it('copies the IBAN without spaces, and says so', async () => {
    const page = await openWidget('build');
    await submit(page, BUILD, BUILD.right);
    await page.click('IBAN kopieren');
    await expect.poll(() => page.call('hasButton', 'Kopiert')).toBe(true);
    expect(await pasted(page)).toBe(IBAN);
  });

  it('selects the IBAN for the copy key where a page has no clipboard', async () => {
    const page = await openWidget('build', '<script>delete Navigator.prototype.clipboard</script>');
    await submit(page, BUILD, BUILD.right);
    await page.click('IBAN kopieren');
    await page.control('c');
    expect(await pasted(page)).toBe(IBAN);
  });
});

it('a page with a strict policy, even with Trusted Types, has working widgets and no complaint', async () => {
  const policy =
    "default-src 'none'; script-src SITE; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
  const body = `${MODES.map(({ mode }) => widget(mode)).join('')}${EMBED}${WHOLE}`;
  const page = await openGuest({ body, policy });
  await submit(page, BUILD, BUILD.right);
  await expectResult(page, BUILD);
});
