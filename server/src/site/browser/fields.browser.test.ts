import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, useSite } from '../../../test/site-visitor.ts';

const site = useSite();

/** Opens the home page and waits for the scripts that are loaded later. */
async function open() {
  const { page } = await site.open('/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The browser loads each script once, however often it is imported. This is a text, since the test runner rewrites imports.
  await page.evaluate(`Promise.all(
    document.querySelector('[data-idle-scripts]').dataset.idleScripts.split(' ').map((name) => import(name)),
  ).then(() => {})`);
  return page;
}

const field = (page: Page, mode: string, index: number) => page.locator(`.panel-${mode} input`).nth(index);
const offer = (page: Page, mode: string) => page.locator(`.panel-${mode} .offer`);
/** What the widget itself says of the text in its fields. */
const line = (page: Page, mode: string) => page.locator(`.panel-${mode} form > p`);
const contents = (page: Page, mode: string) =>
  page
    .locator(`.panel-${mode} input`)
    .evaluateAll((fields) => fields.map((input) => (input as HTMLInputElement).value));

async function paste(page: Page, text: string, mode = 'build', index = 0) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, mode, index).press('Control+V');
}

const BOTH = ['37040044', '532013000'];
const TAKEN = 'Bankleitzahl und Kontonummer übernommen.';
const IBAN = 'DE89 3704 0044 0532 0130 00';

describe('a text that is pasted into the calculator', () => {
  it.each([0, 1])('fills both fields if it has both numbers, from field %i', async (index) => {
    const page = await open();
    for (const text of [
      'Kto 532013000 BLZ 37040044',
      'BLZ 370 400 44, Kto.-Nr. 532 013 000',
      '370 400 44 532013000',
      '532013000 / 37040044',
      'Konto: 532013000\r\nBankleitzahl: 37040044\r\n',
      // The field drops the line break, which leaves one number of 17 digits.
      '532013000\n37040044',
      '370\u00a0400\u00a044\u202f532\u00a0013\u00a0000',
    ]) {
      await field(page, 'build', 0).fill('');
      await field(page, 'build', 1).fill('');
      await paste(page, text, 'build', index);
      expect([text, ...(await contents(page, 'build'))]).toEqual([text, ...BOTH]);
      expect(await line(page, 'build').innerText()).toBe(TAKEN);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page, 'build', 0).press('Enter');
    expect(await page.locator('.panel-build output').innerText()).toContain('Ihre IBAN');
    expect(await line(page, 'build').innerText()).toBe('');
  });

  it('takes the known BLZ for the BLZ', async () => {
    const page = await open();
    // This bank is not on the short list.
    await paste(page, '12345678 10000000');
    expect(await contents(page, 'build')).toEqual(['10000000', '12345678']);
  });

  it('replaces the numbers that were there, and withdraws their result', async () => {
    const page = await open();
    await field(page, 'build', 0).fill('37040044');
    await field(page, 'build', 1).fill('4711471347');
    await field(page, 'build', 1).press('Enter');
    await page.locator('.panel-build output b').waitFor();
    await field(page, 'build', 0).selectText();
    await paste(page, '37040044 532013000');
    expect(await contents(page, 'build')).toEqual(BOTH);
    expect(await page.locator('.panel-build output').innerText()).toBe('');
  });

  it('goes into the right field if it is one number with its name', async () => {
    const page = await open();
    await paste(page, 'BLZ 37040044', 'build', 0);
    expect(await contents(page, 'build')).toEqual(['37040044', '']);
    expect(await offer(page, 'build').innerText()).toBe('');
    await paste(page, 'Kontonummer 532 013 000', 'build', 1);
    expect(await contents(page, 'build')).toEqual(BOTH);
    await page.reload();
    const again = await open();
    await paste(again, 'BLZ 37040044', 'build', 1);
    expect(await contents(again, 'build')).toEqual(['37040044', '']);
    expect(await line(again, 'build').innerText()).toBe('Bankleitzahl übernommen.');
  });

  it.each(['370 400 44', '37040044', '12.03.2026', 'Commerzbank Köln', '37040044, 532013000, 4711'])(
    'stays as it is if it is anything else: %s',
    async (text) => {
      const page = await open();
      await paste(page, text);
      await paste(page, text, 'build', 1);
      expect(await contents(page, 'build')).toEqual([text, text]);
      expect(await offer(page, 'build').innerText()).toBe('');
    },
  );

  it.each([0, 1])('may be an IBAN in field %i, which can be checked, with a typo too', async (index) => {
    const page = await open();
    await paste(page, `IBAN: ${IBAN}`, 'build', index);
    expect(await offer(page, 'build').innerText()).toMatch(/^Das ist eine IBAN\. *IBAN prüfen$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await offer(page, 'build').getByRole('button').click();
    expect(await page.locator('.panel-validate output').innerText()).toContain('formal richtig');
    expect(await page.locator('.panel-build').isVisible()).toBe(false);

    await page.getByRole('radio', { name: 'IBAN berechnen' }).check();
    await field(page, 'build', index).selectText();
    await paste(page, 'DE89 3704 0044 0532 0103 00', 'build', index);
    expect(await offer(page, 'build').innerText()).toContain('Das sieht wie eine IBAN aus.');
    await offer(page, 'build').getByRole('button').click();
    expect(await page.locator('.panel-validate form').innerText()).toContain('Zahlendreher oder Tippfehler');
    expect(await field(page, 'validate', 0).inputValue()).toBe('DE89 3704 0044 0532 0103 00');
  });

  it('may be BLZ and account number in the field for an IBAN, which can be calculated', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'IBAN prüfen' }).check();
    await paste(page, 'Kto 532013000 BLZ 37040044', 'validate');
    expect(await contents(page, 'validate')).toEqual(['Kto 532013000 BLZ 37040044']);
    expect(await offer(page, 'validate').innerText()).toContain('Das sind Bankleitzahl und Kontonummer.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await offer(page, 'validate').getByRole('button').click();
    expect(await contents(page, 'build')).toEqual(BOTH);
    expect(await page.locator('.panel-build output').innerText()).toContain('Ihre IBAN');
  });

  it('loses the words around an IBAN in the field for an IBAN', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'IBAN prüfen' }).check();
    await paste(page, `Max Muster, IBAN ${IBAN}, BIC COBADEFFXXX`, 'validate');
    expect(await contents(page, 'validate')).toEqual([IBAN]);
    await field(page, 'validate', 0).selectText();
    await paste(page, 'iban: de89-3704-0044-0532-0130-00', 'validate');
    expect(await contents(page, 'validate')).toEqual(['iban: de89-3704-0044-0532-0130-00']);
  });

  it('is also read if it is dropped', async () => {
    const page = await open();
    await page.evaluate(() => {
      const note = document.createElement('p');
      note.textContent = 'Kto 532013000 BLZ 37040044';
      note.id = 'note';
      document.querySelector('main')?.prepend(note);
      getSelection()?.selectAllChildren(note);
    });
    const { x, y } = (await page.locator('#note').boundingBox()) ?? { x: 0, y: 0 };
    const target = await field(page, 'build', 1).boundingBox();
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 15, { steps: 3 });
    await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    expect(await contents(page, 'build')).toEqual(BOTH);
  });
});

describe('a text that a keyboard inserts', () => {
  it('is read, and offers the other mode', async () => {
    const page = await open();
    await field(page, 'build', 1).focus();
    await page.keyboard.insertText('Kto 532013000 BLZ 37040044');
    expect(await contents(page, 'build')).toEqual(BOTH);
    await page.getByRole('radio', { name: 'IBAN prüfen' }).check();
    await field(page, 'validate', 0).fill('');
    await page.keyboard.insertText('Kto 532013000 BLZ 37040044');
    await offer(page, 'validate').getByRole('button', { name: 'IBAN berechnen' }).click();
    expect(await page.locator('.panel-build output').innerText()).toContain('Ihre IBAN');
  });
});

describe('a text that is typed', () => {
  it('is read when it is submitted, and may offer the other mode', async () => {
    const page = await open();
    await field(page, 'build', 0).pressSequentially('BLZ 37040044, Kto 532013000');
    await field(page, 'build', 0).press('Enter');
    await expect.poll(() => contents(page, 'build')).toEqual(BOTH);
    await expect.poll(() => page.locator('.panel-build output').innerText()).toContain('Ihre IBAN');

    await field(page, 'build', 0).fill('');
    await field(page, 'build', 0).pressSequentially(`Meine IBAN lautet ${IBAN}`);
    await field(page, 'build', 1).fill('');
    await field(page, 'build', 1).press('Enter');
    await offer(page, 'build').getByRole('button', { name: 'IBAN prüfen' }).click();
    await expect.poll(() => page.locator('.panel-validate output').innerText()).toContain('formal richtig');
  });

  it('stays as it is', async () => {
    const page = await open();
    for (const text of ['37040044 532013000', 'BLZ 37040044']) {
      await field(page, 'build', 0).fill('');
      await field(page, 'build', 0).pressSequentially(text);
      expect(await contents(page, 'build')).toEqual([text, '']);
      expect(await offer(page, 'build').innerText()).toBe('');
    }
  });

  it('can be checked once it is a whole IBAN', async () => {
    const page = await open();
    await field(page, 'build', 0).pressSequentially(IBAN.slice(0, -1));
    expect(await offer(page, 'build').innerText()).toBe('');
    await field(page, 'build', 0).pressSequentially('0');
    expect(await offer(page, 'build').innerText()).toContain('Das ist eine IBAN.');
  });
});
