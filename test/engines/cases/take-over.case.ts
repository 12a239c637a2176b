import { describe, expect, it } from 'vitest';
import { complaints, openGuest } from '../use-engine.ts';
import { BUILD, BY_RULE, EMBED, submit, WHOLE, widget } from '../widget-use.ts';

/** A page with the plain widget, and a part of an account number typed. */
async function begun() {
  const page = await openGuest({
    body: `<div data-iban-rechner data-mode="build" data-load="none"></div>${EMBED}`,
  });
  await page.type('Bankleitzahl', '37040044');
  await page.type('Kontonummer', '532013');
  // At the first focus, the widget says that it loads nothing.
  expect((await complaints()).join()).toContain('rechner.js fehlt');
  return page;
}

describe('rechner.js, loaded during typing', () => {
  it('keeps focus, caret, selection and position', async () => {
    const page = await begun();
    await page.call('setCaret', 'Kontonummer', 2, 4);
    const place = await page.call('textPlace', 'Kontonummer');
    expect(await page.call('takeOver', false)).toBe(true);
    await expect.poll(() => page.call('isTakenOver')).toBe(true);
    expect(await page.call('focused')).toContain('Kontonummer');
    expect(await page.call('caretText', 'Kontonummer')).toBe('53|2013');
    expect(await page.call('textPlace', 'Kontonummer')).toEqual(place);
    await page.keys('9');
    expect(await page.call('caretText', 'Kontonummer')).toBe('539|13');
  });

  // WebKit's driver undoes nothing in either case.
  it('leaves undo as it is without rechner.js', async () => {
    const texts = [];
    for (const comes of [false, true]) {
      const page = await begun();
      if (comes) {
        await page.call('takeOver', false);
        await expect.poll(() => page.call('isTakenOver')).toBe(true);
      }
      await page.control('z');
      texts.push(await page.call('typed', 'Kontonummer'));
    }
    expect(texts[1]).toBe(texts[0]);
  });

  it.each(['before', 'after'])('keeps what the browser fills in %s it', async (when) => {
    const page = await begun();
    const fill = () => page.call('autofill', 'Kontonummer', '532013000');
    if (when === 'before') await fill();
    await page.call('takeOver', false);
    await expect.poll(() => page.call('isTakenOver')).toBe(true);
    if (when === 'after') await fill();
    expect(await page.call('typed', 'Bankleitzahl')).toBe('37040044');
    expect(await page.call('typed', 'Kontonummer')).toBe('532013000');
    await page.click(BUILD.action);
    await expect.poll(() => page.call('result')).toContain('DE89370400440532013000');
  });

  it('keeps a word that a keyboard is composing', async () => {
    const page = await begun();
    expect(await page.call('takeOver', true)).toBe(true);
    await page.compose('000');
    await expect.poll(() => page.call('isTakenOver')).toBe(true);
    await expect.poll(() => page.call('caretText', 'Kontonummer')).toBe('532013000|');
    await page.click(BUILD.action);
    await expect.poll(() => page.call('result')).toContain('DE89370400440532013000');
  });
});

describe('rechner.js', () => {
  // widget.case.ts has it before and after embed.js.
  it.each([
    ['alone', WHOLE],
    ['loaded by embed.js', EMBED],
  ])('makes the widget know everything: %s', async (_, scripts) => {
    const page = await openGuest({ body: widget('build') + scripts });
    await expect.poll(() => page.call('hasForm')).toBe(true);
    await submit(page, BUILD, BY_RULE.texts);
    await expect.poll(() => page.call('result')).toContain(BY_RULE.note);
  });

  it('that is blocked leaves the plain widget, and the result is made anew when it comes late', async () => {
    const policy = `default-src 'none'; script-src SITE/embed.js 'unsafe-inline'; connect-src SITE; img-src data:`;
    const page = await openGuest({
      head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      body: widget('build') + EMBED,
    });
    await submit(page, BUILD, BY_RULE.texts);
    await expect.poll(() => page.call('result')).toContain('⚠ Vorläufig berechnet.');
    expect(await page.call('result')).not.toContain('✓');
    expect((await complaints()).join()).toContain('rechner.js fehlt');
    expect(await page.call('takeOver', false)).toBe(true);
    await expect.poll(() => page.call('result')).toContain(BY_RULE.note);
  });
});
