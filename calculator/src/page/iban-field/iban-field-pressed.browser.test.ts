import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import { FELD, fieldForm, hintIn, run, stateIn, typeInto } from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
// No bank's name appears before the field is left.
const FAULTY = 'DE893704';
const FAULT = /hat 22 Zeichen, diese hat 8/;

/** Opens a page with a button directly below the field: the line that appears on leaving would move it. */
async function open(options?: BrowserContextOptions) {
  const page = await test.open(
    hostPage(
      `<form>${fieldForm('data-load="none"', '<input name="iban">').replace(/<\/?form>|<button.*button>/g, '')}</form>
       <button onclick="this.textContent = 'Geklickt'">Weiter</button>${FELD}`,
      '<style>button { display: block; height: 12px; padding: 0; margin: 0 }</style>',
    ),
    options,
  );
  await typeInto(page, FAULTY);
  return page;
}

const faultIsTold = (page: Page) => hintIn(page).getByText(FAULT).waitFor();
const lines = (page: Page) => page.getByRole('status').allTextContents();

/** Moves the mouse to the button, and presses it there. */
async function press(page: Page) {
  await page.getByRole('button').hover();
  await page.mouse.down();
  // Waits as long as a person holds it down: a line that is shown too early appears by then.
  await page.waitForTimeout(100);
}

describe('a line that appears under an <iban-field>', () => {
  it('waits while a button below is pressed: its click arrives', async () => {
    const page = await open();
    await press(page);
    expect(await stateIn(page)).toBe('fault');
    expect(await lines(page)).toEqual([]);
    await page.mouse.up();
    await page.getByText('Geklickt').waitFor();
    await faultIsTold(page);
  });

  it('does not take the tap of a finger from a button below', async () => {
    const page = await open({ hasTouch: true });
    await page.getByRole('button').tap();
    await page.getByText('Geklickt').waitFor();
    await faultIsTold(page);
  });

  it('waits for the mouse events of a tap, even if delayed', async () => {
    const page = await open();
    /** Sends an event to the button, and then lets the page run what it has delayed. */
    const send = (type: string) =>
      page.getByRole('button').evaluate(async (button, name) => {
        button.dispatchEvent(new MouseEvent(name, { bubbles: true }));
        if (name === 'mousedown') button.focus();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }, type);
    for (const type of ['pointerdown', 'pointerup', 'mousedown']) await send(type);
    expect(await stateIn(page)).toBe('fault');
    expect(await lines(page)).toEqual([]);
    await send('mouseup');
    await faultIsTold(page);
  });

  it('waits until a press is cancelled', async () => {
    const page = await open();
    await press(page);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel')));
    await faultIsTold(page);
  });

  it('appears with the next key, if no event has reported the end of a press', async () => {
    const page = await open();
    await run(page, "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))");
    await page.keyboard.press('Tab');
    await faultIsTold(page);
  });
});
