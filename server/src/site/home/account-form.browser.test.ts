import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { styleOf } from '../../../../calculator/test/browser-page.ts';
import { AFTER_QUARTER, RULES_MONTH } from '../../../../calculator/test/days.ts';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { type accountForm, openWithParts } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const IBAN = 'DE89370400440532013000';
const GROUPED = 'DE89 3704 0044 0532 0130 00';
const open = (path = '/', options = {}) => openWithParts(site, path, { today: '2026-04-01', ...options });
type Form = ReturnType<typeof accountForm>;

/** Reads what was copied, with its line breaks, by pasting it into a field of our own. */
async function copied(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('main')?.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  return page.locator('textarea').last().inputValue();
}

const values = async ({ first, second }: Form) => [await first.inputValue(), await second.inputValue()];
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
/** The text of the result, with the parts of the IBAN unfolded and plain spaces. */
const result = async ({ result }: Form) => {
  await result.evaluate((place) => place.querySelector('details')?.setAttribute('open', ''));
  return (await result.innerText()).replace(/\s+/g, ' ').trim();
};

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
    expect(await form.named.innerText()).toBe('Commerzbank, Köln');
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
    // A shorter number may go on, so it is answered only when somebody leaves the field.
    await page.keyboard.press('Tab');
    await expect.poll(() => form.shown()).toEqual({ refused: '✗ Keine IBAN' });
  });

  it('disables the account number for an IBAN, says why, and asks for nothing else', async () => {
    const { page, form } = await open();
    await form.first.pressSequentially('DE8');
    expect(await form.second.isDisabled()).toBe(true);
    expect(await page.locator('#konto-hinweis').innerText()).toBe('Bei einer IBAN nicht nötig.');
    expect(await form.button.innerText()).toBe('IBAN prüfen');
    expect(await form.first.getAttribute('enterkeyhint')).toBe('go');
    expect(await focused(page)).toBe('bank');
    await page.keyboard.type('9 3704 0044 ');
    expect(await form.named.innerText()).toBe('Commerzbank, Köln');
    await page.keyboard.type('0532 0130 00');
    await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('IBAN prüfen');
    await form.first.fill('37040044');
    expect(await form.second.isEnabled()).toBe(true);
    expect((await page.locator('#konto-hinweis').innerText()).replace(/\s/g, ' ')).toBe(
      'Höchstens 10 Ziffern.',
    );
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
        /^DKB, Berlin im Verzeichnis Deutsche Kreditbank .*BLZ 120 300 00 BLZ kopieren BIC BYLADEM1001/,
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

/** What is typed into the two fields, and what the form answers. */
const RESULTS: [first: string, second: string, says: string][] = [
  [
    '10070024',
    '56002',
    `✓ Ihre IBAN DE61100700240005600200 Deutsche Bank, Berlin BIC DEUTDEDBBER IBAN kopieren BIC kopieren Alles kopieren Drucken Die Unterkontonummer 00 wurde ergänzt. Aufbau und Prüfung Land DE, Deutschland Prüfziffern 61 Bankleitzahl 100 700 24 Kontonummer 5600200 Die Prüfziffer der Kontonummer passt. Es gilt IBAN-Regel 20 dieser Bank (Stand der Regeln: ${RULES_MONTH}). Maßgeblich ist die IBAN auf dem Kontoauszug. GiroCode Weitere IBAN berechnen`,
  ],
  ['DE23500400330930125007', '', 'Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.'],
  ['BE41539007547035', '', 'Die Prüfziffer der Kontonummer passt in diesem Land nicht.'],
  ['DE27370400450532013000', '', 'Die Bankleitzahl 370 400 45 steht nicht im Verzeichnis der Bundesbank'],
  [
    'DE65100500000001234567',
    '',
    '⚠ Kontonummer prüfen – vermutlich vertippt. Die Form der IBAN ist richtig, aber eine Ziffer der Kontonummer passt nicht zu den anderen. DE65100500000001234567 Berliner Sparkasse BIC BELADEBEXXX Trotzdem kopieren BIC kopieren Drucken Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.',
  ],
  [
    'DE97100700240000056002',
    '',
    '⚠ Form richtig, aber ungewöhnlich für diese Bank. DE97100700240000056002 Deutsche Bank, Berlin BIC DEUTDEDBBER Trotzdem kopieren BIC kopieren Drucken Diese Bank ergänzt bei so kurzen Kontonummern die Unterkontonummer 00.',
  ],
  [
    '50040033',
    '930125007',
    '✗ Keine IBAN Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank. Weitere IBAN berechnen',
  ],
  [
    'DE89370400440532013000',
    '',
    `✓ Die IBAN ist formal richtig. DE89370400440532013000 Commerzbank, Köln BIC COBADEFFXXX IBAN kopieren BIC kopieren Alles kopieren Drucken Ob es das Konto gibt, weiß nur die Bank. Aufbau und Prüfung Land DE, Deutschland Prüfziffern 89 Bankleitzahl 370 400 44 Kontonummer 532013000 Die Prüfziffer der Kontonummer passt. Es gilt IBAN-Regel 5 dieser Bank (Stand der Regeln: ${RULES_MONTH}). Maßgeblich ist die IBAN auf dem Kontoauszug. GiroCode Weitere IBAN berechnen`,
  ],
  // The BIC that the bank's rule names.
  ['50850049', '1', 'BIC HELADEFFXXX'],
  [
    'AT61 1904 3002 3457 3201',
    '',
    '✓ Die IBAN ist formal richtig. AT611904300234573201 IBAN kopieren Drucken Ob es das Konto gibt, weiß nur die Bank. Aufbau und Prüfung Land AT, Österreich Prüfziffern 61 Bank und Konto 1904300234573201 GiroCode Weitere IBAN berechnen',
  ],
];

describe('a result', () => {
  it('says what the calculator says, with the parts of the IBAN', async () => {
    const { form } = await open();
    for (const [first, second, says] of RESULTS) {
      await form.submit(first, second);
      await expect.poll(() => result(form)).toContain(says);
      expect((await result(form)).includes('✓')).toBe(says.includes('✓'));
    }
  });

  it('says after the last day of the directory that a bank is not known', async () => {
    const { form } = await open('/', { today: AFTER_QUARTER });
    await form.submit('DE27370400450532013000');
    await expect.poll(() => form.shown()).toHaveProperty('computed');
    expect(await result(form)).toContain('ist hier nicht bekannt. Das Verzeichnis galt bis ');
  });

  it.each([
    ['a keyboard on the screen', { width: 360, height: 400 }],
    ['400 % zoom', { width: 320, height: 256 }],
  ])('is in view and has the focus after Enter, with %s', async (_, viewport) => {
    const { page, form } = await open('/', { viewport });
    for (const [first, second] of [
      ['37040044', '532013000'],
      [GROUPED, ''],
      ['10050000', '1234567'],
    ] as const) {
      await form.submit(first, second);
      await form.iban.waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('[data-result].result')))
        .toBe(true);
      // A part that is loaded later draws the result again.
      await expect
        .poll(async () => {
          const { y = -1, height = 0 } = (await form.iban.boundingBox()) ?? {};
          return y >= 0 && y + height <= viewport.height;
        })
        .toBe(true);
      await form.first.fill('');
    }
    const name = await page.locator('[data-result]').getAttribute('aria-labelledby');
    expect(name).toBe(null);
  });

  it('is copied, the IBAN without spaces, and makes room for another; a button’s change back is not read', async () => {
    const { page, form } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await form.submit('37040044', '532013000');
    const copy = (name: string) => form.result.getByRole('button', { name });
    await copy('IBAN kopieren').click();
    const announced = form.result.locator('[role=status]').first();
    await expect.poll(() => announced.textContent()).toBe('Kopiert');
    const changes = await announced.evaluateHandle((region) => {
      const all: unknown[] = [];
      const told = { childList: true, characterData: true, subtree: true };
      new MutationObserver((records) => all.push(...records)).observe(region, told);
      return all;
    });
    expect(await copied(page)).toBe(IBAN);
    await copy('IBAN kopieren').waitFor();
    expect(await changes.evaluate((all) => all.length)).toBe(0);
    for (const [name, text] of [
      ['BIC kopieren', 'COBADEFFXXX'],
      ['Alles kopieren', `IBAN: ${IBAN}\nBIC: COBADEFFXXX\nBank: Commerzbank, Köln`],
    ] as const) {
      await copy(name).click();
      await copy('Kopiert').waitFor();
      expect(await copied(page)).toBe(text);
      await copy(name).waitFor();
    }
    await copy('Weitere IBAN berechnen').click();
    expect(await values(form)).toEqual(['', '']);
    expect(await focused(page)).toBe('bank');
    expect(await form.result.count()).toBe(0);
    await page.getByRole('link', { name: 'Ganze Liste?' }).waitFor();
  });
});

describe('the card of an IBAN', () => {
  it('has a German IBAN on one line, from 320 to 1280 px, also one in a sentence or a field', async () => {
    const { page, form } = await open();
    await form.submit('37040044', '532013000');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await form.iban
        .locator('span')
        .evaluateAll((groups) => groups.map((one) => one.getBoundingClientRect().top));
      expect(tops).toHaveLength(6);
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await form.submit('DE97 1007 0024 0000 0560 02');
    await expect
      .poll(() => form.result.locator('.note .iban-inside').allTextContents())
      .toEqual(['DE61 1007 0024 0005 6002 00']);
    const lines = form.result.locator('.iban-inside').evaluate((iban) => {
      const { height } = iban.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(iban).lineHeight);
    });
    expect(await lines).toBeLessThan(1.5);
    const [shown = 0, needed = 1] = await form.first.evaluate((input) => [
      input.clientWidth,
      input.scrollWidth,
    ]);
    expect(needed).toBeLessThanOrEqual(shown);
  });

  it('shows its state by edge and sign, and has a filled button and a GiroCode only if it is confirmed', async () => {
    const { page, form } = await open();
    const seen: (string | null)[][] = [];
    const edges = new Set<string>();
    for (const [first, second] of [
      ['37040044', '532013000'],
      ['10050000', '1234567'],
      ['50040033', '930125007'],
    ] as const) {
      await form.submit(first, second);
      await form.result.waitFor();
      const heading = form.result.locator('h2');
      const [edge = ''] = await styleOf(form.result, 'borderLeftColor');
      edges.add(edge);
      expect(await styleOf(heading, 'color')).toEqual([edge]);
      const ground = 'backgroundColor';
      expect(await styleOf(form.result, ground)).toEqual(
        await styleOf(page.locator('.card').first(), ground),
      );
      const colours = await form.result
        .locator('dd')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
      // Others would mean that a part is right or doubtful.
      expect(new Set(colours).size).toBeLessThan(2);
      seen.push([
        await heading.textContent(),
        ...(await form.result.locator('button.main, summary').allTextContents()),
      ]);
      await form.first.fill('');
    }
    expect(seen).toEqual([
      ['✓ Ihre IBAN', 'IBAN kopieren', 'Aufbau und Prüfung', 'GiroCode'],
      // No line begins with the dash.
      ['⚠ Kontonummer prüfen – vermutlich vertippt.', 'Aufbau und Prüfung'],
      ['✗ Keine IBAN'],
    ]);
    expect(edges.size).toBe(3);
  });
});

describe('a text in one of the fields', () => {
  it('fills both if it is pasted and has both numbers', async () => {
    const { page, form } = await open();
    for (const [field, text] of [
      ['first', 'Kto 532013000 BLZ 37040044'],
      ['second', 'Konto: 532013000\r\nBankleitzahl: 37040044\r\n'],
      // The fields drop the line break, which leaves one number of 17 digits.
      ['first', '532013000\n37040044'],
      ['second', '532013000\n37040044'],
      ['first', '370\u00a0400\u00a044\u202f532\u00a0013\u00a0000'],
    ] as const) {
      await form.first.fill('');
      await form.second.fill('');
      await paste(page, form, text, field);
      expect([text, ...(await values(form))]).toEqual([text, '37040044', '532013000']);
      expect(await form.line.innerText()).toBe('Bankleitzahl und Kontonummer übernommen.');
      await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('replaces an account that was there, and withdraws its result', async () => {
    const { page, form } = await open();
    await form.submit('37040044', '4711471347');
    await form.iban.waitFor();
    await form.first.fill('3704004');
    expect(await form.result.count()).toBe(0);
    await paste(page, form, '37040044 532013000');
    await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
  });

  it('leaves the other field as it is if it is a pasted IBAN, and has no result if the two do not match', async () => {
    const { page, form } = await open();
    await form.second.fill('4711');
    await paste(page, form, `IBAN: ${GROUPED}`);
    expect(await values(form)).toEqual([`IBAN: ${GROUPED}`, '4711']);
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
    expect(await values(form)).toEqual(['37040044', '532013000']);
  });

  it('stays as it was typed until it is submitted', async () => {
    const { form } = await open();
    for (const text of ['37040044 532013000', 'BLZ 37040044']) {
      await form.first.fill('');
      await form.first.pressSequentially(text);
      expect(await values(form)).toEqual([text, '']);
    }
  });

  it('loses no character that is typed after a complete IBAN', async () => {
    const { page, form } = await open();
    for (const rest of [' AT61 1904 3002 3457 3201', ' Anna', 'A', ' ']) {
      await form.first.fill('');
      await form.first.pressSequentially(IBAN);
      await expect.poll(() => form.shown()).toEqual({ confirmed: IBAN });
      // What was typed last is read before the next key.
      for (const key of rest) {
        await page.keyboard.type(key);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      expect(await values(form)).toEqual([IBAN + rest, '']);
      if (rest.includes('AT')) expect(await form.shown()).toHaveProperty('question');
    }
    await page.keyboard.type(' Anna');
    await page.keyboard.press('Enter');
    await expect.poll(() => values(form)).toEqual([GROUPED, '']);
  });
});

it('the address fills in a BLZ, and never anything else', async () => {
  const { page, form } = await open();
  for (const [query, blz] of [
    ['?blz=37040044', '37040044'],
    ['?blz=370+400-44#bank-suchen', '37040044'],
    ['?blz=3704004', ''],
    ['?blz=DE89370400440532013000', ''],
    ['?blz=37040044532013000', ''],
    ['?blz=%E0%A4%A', ''],
    ['?kontonummer=532013000&iban=DE89370400440532013000', ''],
  ] as const) {
    await page.goto(`${site.url}/${query}`, { waitUntil: 'load' });
    expect([query, ...(await values(form))]).toEqual([query, blz, '']);
    if (blz) await expect.poll(() => focused(page)).toBe('konto');
    expect(await form.named.innerText()).toBe(blz && 'Commerzbank, Köln');
  }
});
