import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type accountForm, copied, focused, openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const IBAN = 'DE89370400440532013000';
const GROUPED = 'DE89 3704 0044 0532 0130 00';
const open = (path = '/', options = {}) => openWithWhole(site, path, { today: '2026-04-01', ...options });
type Form = ReturnType<typeof accountForm>;

async function paste(page: Page, form: Form, text: string, field: 'first' | 'second' = 'first') {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await form[field].selectText();
  await form[field].press('Control+V');
}

describe('the form of the home page', () => {
  it('names the bank after eight digits, and removes a fault with the keystroke that corrects it', async () => {
    const { page, form } = await open();
    await form.first.pressSequentially('3704004');
    expect(await form.named.innerText()).toBe('');
    await page.keyboard.press('Tab');
    expect(await form.shown()).toEqual({ first: 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.' });
    expect(await focused(page)).toBe('konto');
    expect(await page.title()).toBe('Fehler: IBAN berechnen und prüfen – IBAN-Rechner');
    expect(await form.first.getAttribute('aria-describedby')).toBe('bank-fehler bank-hinweis');
    await form.first.press('End');
    await page.keyboard.press('4');
    expect(await form.shown()).toEqual({ question: '' });
    expect(await form.first.getAttribute('aria-invalid')).toBe(null);
    expect(await page.title()).toBe('IBAN berechnen und prüfen – IBAN-Rechner');
    expect(await form.named.innerText()).toBe('✓ Commerzbank, Köln');
  });

  it('shows no fault while something below is pressed, so that its click arrives', async () => {
    const { page, form } = await open();
    await page.evaluate(`
      const below = Object.assign(document.createElement('p'), { textContent: 'Darunter' });
      below.addEventListener('click', () => below.append(' geklickt'));
      document.querySelector('form').after(below);`);
    await form.first.pressSequentially('3704004');
    await page.getByText('Darunter').hover();
    await page.mouse.down();
    // The field has lost the focus, and the page has been drawn since.
    await page.waitForFunction(() => document.activeElement?.id !== 'bank');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await form.shown()).toEqual({ question: '' });
    await page.mouse.up();
    await page.getByText('Darunter geklickt').waitFor();
    await expect.poll(() => form.shown()).toEqual({ first: 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.' });
  });

  it('says what the calculator says of a BLZ that no bank has', async () => {
    const { form } = await open();
    await form.first.fill('37040045');
    expect(await form.named.innerText()).toMatch(/^Die Bankleitzahl .* steht nicht im Verzeichnis/);
    await form.second.fill('532013000');
    await form.first.press('Enter');
    await expect.poll(() => form.shown()).toHaveProperty('first');
    // The fault of the field says it now.
    expect(await form.named.innerText()).toBe('');
  });

  it('shows a result when both texts are complete, and says it once without moving the focus', async () => {
    const { page, form } = await open();
    await form.first.pressSequentially('37040044');
    await form.second.pressSequentially('0532013000');
    await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
    expect(await focused(page)).toBe('konto');
    expect(await page.locator('[data-spoken]').textContent()).toBe(`✓ Ihre IBAN ${GROUPED}`);
    await page.keyboard.press('Backspace');
    expect(await form.result.count()).toBe(0);
    expect(await page.locator('[data-spoken]').textContent()).toBe('');
    expect((await page.locator('[data-result]').innerText()).replace(/\s+/g, ' ')).toBe(
      'Commerzbank, Köln BLZ 370 400 44 BLZ kopieren BIC COBADEFFXXX BIC kopieren Mehr über diese Bank',
    );
    // A shorter number may go on, so it is answered only when the field loses the focus.
    await page.keyboard.press('Tab');
    await expect.poll(() => form.shown()).toEqual({ refused: '✗ Keine IBAN' });
  });

  it('hides the account number for an IBAN, and asks for nothing else', async () => {
    const { page, form } = await open();
    await form.first.pressSequentially('DE8');
    expect(await form.second.isVisible()).toBe(false);
    expect(await form.button.innerText()).toBe('IBAN prüfen');
    expect(await form.first.getAttribute('enterkeyhint')).toBe('go');
    expect(await focused(page)).toBe('bank');
    await page.keyboard.type('9 3704 0044 ');
    expect(await form.named.innerText()).toBe('✓ Commerzbank, Köln');
    await page.keyboard.type('0532 0130 00');
    await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('IBAN prüfen');
    await form.first.fill('37040044');
    expect(await form.second.isVisible()).toBe(true);
    expect(await form.button.innerText()).toBe('IBAN berechnen');
  });

  it('shows a bank as soon as it is known, without moving anything, and says what is missing', async () => {
    const { page, form } = await open();
    const before = await form.button.boundingBox();
    await form.first.pressSequentially('12030000');
    const card = page.locator('[data-result][data-state=known]');
    await expect
      .poll(async () => (await card.innerText()).replace(/\s+/g, ' '))
      .toMatch(
        /^DKB, Berlin laut Bundesbank: Deutsche Kreditbank .*BLZ 120 300 00 BLZ kopieren BIC BYLADEM1001/,
      );
    expect(await card.innerText()).toContain('Für die IBAN fehlt nur noch die Kontonummer.');
    expect(await page.locator('[data-spoken]').textContent()).toBe(
      'Für die IBAN fehlt nur noch die Kontonummer.',
    );
    expect(await focused(page)).toBe('bank');
    expect(await form.button.boundingBox()).toEqual(before);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card.getByRole('button', { name: 'BLZ kopieren' }).click();
    await card.getByRole('button', { name: 'Kopiert' }).waitFor();
    expect(await copied(page)).toBe('12030000');
    await form.first.fill('1203000');
    expect(await card.count()).toBe(0);
  });
});

describe('a text in one of the fields', () => {
  it('fills both if it is pasted and has both numbers', async () => {
    const { page, form } = await open();
    for (const [field, text] of [
      ['first', 'Kto 532013000 BLZ 37040044'],
      ['second', 'Konto: 532013000\r\nBankleitzahl: 37040044\r\n'],
      // The fields drop the line break, which leaves one number of 17 digits.
      ['second', '532013000\n37040044'],
    ] as const) {
      await form.first.fill('');
      await form.second.fill('');
      await paste(page, form, text, field);
      expect([text, ...(await form.values())]).toEqual([text, '37040044', '532013000']);
      expect(await form.line.innerText()).toBe('Bankleitzahl und Kontonummer übernommen.');
      await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
    }
  });

  it('names what it has replaced in the other field, and undo gives back both texts', async () => {
    const { page, form } = await open();
    for (const [first, text, told] of [
      ['Sparkasse', GROUPED, 'IBAN übernommen. „Sparkasse“ wurde dabei ersetzt.'],
      ['532013000', '37040044', 'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.'],
    ] as const) {
      await form.second.fill('');
      await form.first.fill(first);
      await paste(page, form, text, 'second');
      expect([text, (await form.line.innerText()).replaceAll('\u00a0', ' ')]).toEqual([text, told]);
      await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
      await page.keyboard.press('Control+Z');
      await page.keyboard.press('Control+Z');
      expect(await form.values()).toEqual([first, text]);
    }
  });

  it('leaves the other field as it is if it is a pasted IBAN, and has no result if the two do not match', async () => {
    const { page, form } = await open();
    await form.second.fill('4711');
    await paste(page, form, `IBAN: ${GROUPED}`);
    expect(await form.values()).toEqual([`IBAN: ${GROUPED}`, '4711']);
    await form.first.press('Enter');
    await expect.poll(() => form.line.innerText()).toContain('gehören nicht zum selben Konto');
    expect(await form.result.count()).toBe(0);
  });

  it('is also read if it is dropped', async () => {
    const { page, form } = await open();
    await page.evaluate(() => {
      const note = document.createElement('p');
      note.textContent = 'Kto 532013000 BLZ 37040044';
      note.id = 'note';
      document.querySelector('main')?.prepend(note);
      getSelection()?.selectAllChildren(note);
    });
    const { x, y } = (await page.locator('#note').boundingBox()) ?? { x: 0, y: 0 };
    const target = await form.second.boundingBox();
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 15, { steps: 3 });
    await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    expect(await form.values()).toEqual(['37040044', '532013000']);
  });

  it('stays as it was typed until it is submitted', async () => {
    const { form } = await open();
    for (const text of ['37040044 532013000', 'BLZ 37040044']) {
      await form.first.fill('');
      await form.first.pressSequentially(text);
      expect(await form.values()).toEqual([text, '']);
    }
  });

  it('loses no character that is typed after a complete IBAN', async () => {
    const { page, form } = await open();
    for (const rest of [' AT61 1904 3002 3457 3201', ' ']) {
      await form.first.fill('');
      await form.first.pressSequentially(IBAN);
      await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
      // What was typed last is read before the next key.
      for (const key of rest) {
        await page.keyboard.type(key);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      expect(await form.values()).toEqual([IBAN + rest, '']);
      if (rest.includes('AT')) expect(await form.shown()).toHaveProperty('question');
    }
    await page.keyboard.type(' Anna');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.values()).toEqual([GROUPED, '']);
  });
});

it('the address fills in a BLZ, and never anything else', async () => {
  const { page, form } = await open();
  for (const [query, blz] of [
    ['?blz=37040044', '37040044'],
    ['?blz=370+400-44#bank-suchen', '37040044'],
    ['?blz=DE89370400440532013000', ''],
    ['?blz=%E0%A4%A', ''],
    ['?kontonummer=532013000&iban=DE89370400440532013000', ''],
  ] as const) {
    await page.goto(`${site.url}/${query}`, { waitUntil: 'load' });
    expect([query, ...(await form.values())]).toEqual([query, blz, '']);
    if (blz) await expect.poll(() => focused(page)).toBe('konto');
    expect(await form.named.innerText()).toBe(blz && '✓ Commerzbank, Köln');
  }
});
