import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { useBrowser } from '../../../test/browser-page.ts';
import { FELD, fieldForm, shownIn } from '../../../test/field-page.ts';
import { EMBED, EMBED_WITH_PARTS, hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const IBAN = 'DE89 3704 0044 0532 0130 00';
const ALL = EMBED_WITH_PARTS + FELD;
const TYPING_ERROR = /Die IBAN enthält einen Zahlendreher oder Tippfehler/;

/** Buttons as large as WCAG wants them: those of the page are its own matter, and so is ours. */
const STYLE = '<style>button { min-height: 24px; margin: 4px }</style>';

const open = (form = fieldForm(), scripts = EMBED + FELD, head = STYLE) =>
  test.open(hostPage(`<main><h1>Spende</h1>${form}<button id="aside">Neben</button></main>${scripts}`, head));
/** The element with its properties. */
type FieldElement = HTMLElement & { value: string; iban: string; result: { state: string } | null };
type Opened = Awaited<ReturnType<typeof open>>;
const input = (page: Opened) => page.getByLabel('IBAN');
const hint = (page: Opened) => page.getByRole('status');
const state = (page: Opened) => page.locator('iban-field').getAttribute('data-state');
/** The values that the form would send. */
const sent = (page: Opened) =>
  page.evaluate(() => [...new FormData(document.querySelector('form') as HTMLFormElement).entries()]);

describe('an <iban-field>', () => {
  it('loads the parts at the first focus, and confirms with them', async () => {
    const page = await open();
    const before = test.hosts.requests.length;
    await input(page).focus();
    await page.keyboard.type('de89370400440532013000');
    await hint(page).getByText('✓ Commerzbank, Köln, BIC\u00a0COBADEFFXXX').waitFor();
    expect(await state(page)).toBe('confirmed');
    expect(await page.locator('iban-field').evaluate((field) => field.matches(':state(confirmed)'))).toBe(
      true,
    );
    expect(test.hosts.requests.slice(before).toSorted()).toEqual([
      'site/banken.js',
      'site/laender.js',
      'site/regeln.js',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('loads none with data-parts="none", and then confirms nothing', async () => {
    const page = await open(fieldForm('data-parts="none"'));
    const before = test.hosts.requests.length;
    await input(page).focus();
    await page.keyboard.type('de89370400440532013000');
    await hint(page).getByText('Commerzbank, Köln').waitFor();
    await page.locator('#aside').click();
    // The line changes once the mouse is released.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await hint(page).textContent()).not.toContain('✓');
    expect(await state(page)).toBe('computed');
    expect(test.hosts.requests.slice(before)).toEqual([]);
  });

  it('names the bank as soon as the Bankleitzahl is complete, also a bank of the directory', async () => {
    const page = await open(fieldForm(), ALL);
    await input(page).focus();
    await page.keyboard.type('DE5010070');
    expect(await hint(page).count()).toBe(0);
    await page.keyboard.type('024');
    await hint(page).getByText('Deutsche Bank').waitFor();
    expect(await state(page)).toBe('typing');
  });

  it('sends the compact IBAN and shows the grouped one', async () => {
    const page = await open(
      `<form><input name="iban" value="x"><iban-field><label>IBAN <input name="iban"></label></iban-field><input name="iban" value="y"><input name="z" value="1"></form>`,
    );
    await input(page).fill('de89370400440532013000');
    expect(await sent(page)).toEqual([
      ['iban', 'x'],
      ['iban', 'DE89370400440532013000'],
      ['iban', 'y'],
      ['z', '1'],
    ]);
    expect(await input(page).inputValue()).toBe(IBAN);
    expect(
      await page.evaluate(() => {
        const { value, iban, result } = document.querySelector('iban-field') as HTMLElement & {
          value: string;
          iban: string;
          result: { state: string };
        };
        return [value, iban, result.state];
      }),
    ).toEqual(['DE89370400440532013000', 'DE89370400440532013000', expect.any(String)]);
  });

  it('sends a text that is no IBAN as it was typed, and has no iban', async () => {
    const page = await open(fieldForm('data-parts="none"', '<input name="iban">'));
    await input(page).fill('370 400 44');
    expect(await sent(page)).toEqual([['iban', '370 400 44']]);
    const field = page.locator('iban-field');
    expect(await field.evaluate((element) => (element as unknown as { iban: string }).iban)).toBe('');
    await input(page).fill('DE88370400440532013000');
    expect(await field.evaluate((element) => (element as unknown as { iban: string }).iban)).toBe('');
  });

  it('tells its events with the result, and only those', async () => {
    const page = await open(fieldForm(), ALL);
    const told = await page.evaluateHandle(() => {
      const list: unknown[] = [];
      for (const name of ['iban-input', 'iban-change'])
        addEventListener(name, (event) => list.push([name, (event as CustomEvent).detail.result?.state]));
      return list;
    });
    await input(page).focus();
    await page.keyboard.type('DE');
    await page.keyboard.insertText('89370400440532013000');
    await page.locator('#aside').click();
    await input(page).focus();
    await page.locator('#aside').click();
    expect(await told.jsonValue()).toEqual([
      ['iban-input', 'none'],
      ['iban-input', 'none'],
      ['iban-input', 'confirmed'],
      ['iban-change', 'confirmed'],
    ]);
  });

  it('checks a text once, whatever is done to the field', async () => {
    // The page's own function stands in front of that of embed.js before the field asks it.
    const count = `<script>
      const { validate } = IbanRechner;
      IbanRechner.validate = (iban) => {
        document.body.dataset.checked = (document.body.dataset.checked ?? '') + iban + ' ';
        return validate(iban);
      };
    </script>`;
    const page = await open(fieldForm('data-parts="none"'), EMBED + count + FELD);
    const checked = () => page.evaluate(() => document.body.dataset['checked']?.trim());
    await input(page).click();
    await page.keyboard.type('DE');
    expect(await checked()).toBe('D DE');
    await page.locator('#aside').click();
    await input(page).click();
    await page
      .locator('iban-field')
      .evaluate((field: FieldElement) => [field.value, field.iban, field.result]);
    await input(page).press('Enter');
    expect(await checked()).toBe('D DE');
  });

  it('out of the page has the result of the parts that came meanwhile', async () => {
    const page = await open(fieldForm('data-parts="none"', '<input value="DE89370400440532013000">'));
    const field = await page.locator('iban-field').evaluateHandle((element: FieldElement) => element);
    const states = () =>
      field.evaluate((element) => {
        const before = element.result?.state;
        element.remove();
        return [before, element.result?.state];
      });
    expect(await states()).toEqual(['computed', 'computed']);
    for (const name of ['regeln', 'banken'])
      await page.addScriptTag({ url: `${test.hosts.site}/${name}.js` });
    expect(await states()).toEqual(['confirmed', 'confirmed']);
  });
});

describe('the validity of an <iban-field>', () => {
  it('is told only when the field is left, and goes with the first right key', async () => {
    const page = await open(fieldForm(), ALL);
    await input(page).focus();
    await page.keyboard.type('DE88370400440532013000');
    expect(await hint(page).textContent()).not.toMatch(TYPING_ERROR);
    expect(await input(page).getAttribute('aria-invalid')).toBe(null);
    expect(await state(page)).toBe('typing');
    await page.locator('#aside').click();
    await hint(page).getByText(TYPING_ERROR).waitFor();
    expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    expect(await state(page)).toBe('fault');
    expect(await accessibilityFaults(page)).toEqual([]);
    await input(page).evaluate((element) => (element as HTMLInputElement).setSelectionRange(3, 4));
    await input(page).focus();
    await page.keyboard.type('9');
    expect(await hint(page).textContent()).not.toMatch(TYPING_ERROR);
    expect(await input(page).getAttribute('aria-invalid')).toBe(null);
  });

  it('is told on submit, and the form is not sent', async () => {
    const page = await open(fieldForm(), ALL);
    await input(page).focus();
    await page.keyboard.type('DE8937O4004405320130003');
    await page.keyboard.press('Enter');
    await hint(page).getByText('Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 23.').waitFor();
    expect(await input(page).evaluate((element) => (element as HTMLInputElement).validationMessage)).toBe(
      'Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 23.',
    );
    expect(new URL(page.url()).search).toBe('');
  });

  it('of an empty field is the browser’s own', async () => {
    const page = await open(fieldForm(), ALL);
    await input(page).focus();
    await page.locator('form button').click();
    const validity = await input(page).evaluate((element) => {
      const { customError, valueMissing } = (element as HTMLInputElement).validity;
      return { customError, valueMissing };
    });
    expect(validity).toEqual({ customError: false, valueMissing: true });
    expect(await hint(page).count()).toBe(0);
  });

  it('lets a form be sent whose account is in doubt, with a hint', async () => {
    const page = await open(fieldForm(), ALL);
    await input(page).fill('DE44500105175407324931');
    await input(page).blur();
    await hint(page)
      .getByText(/Prüfziffer/)
      .waitFor();
    expect(await hint(page).textContent()).not.toContain('✓');
    expect(await state(page)).toBe('computed');
    expect(await input(page).getAttribute('aria-invalid')).toBe(null);
    await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()));
    const submitted = page.evaluate(
      () => new Promise((resolve) => addEventListener('submit', ({ type }) => resolve(type))),
    );
    await input(page).press('Enter');
    expect(await submitted).toBe('submit');
    expect(await sent(page)).toEqual([['iban', 'DE44500105175407324931']]);
  });

  it('leaves a validity and a description that the page has set', async () => {
    const page = await open(
      fieldForm('', '<input name="iban" aria-describedby="help" aria-invalid="false" autocomplete="on">') +
        '<p id="help">Steht auf dem Kontoauszug.</p>',
      ALL,
    );
    await input(page).evaluate((element) => (element as HTMLInputElement).setCustomValidity('Gesperrt.'));
    await input(page).fill('DE88370400440532013000');
    await input(page).blur();
    await hint(page).getByText(TYPING_ERROR).waitFor();
    expect(
      await input(page).evaluate((element) => [
        (element as HTMLInputElement).validationMessage,
        element.getAttribute('aria-describedby'),
        element.getAttribute('autocomplete'),
      ]),
    ).toEqual(['Gesperrt.', expect.stringMatching(/^help iban-field-hint-\d+$/), 'on']);
    await input(page).fill(IBAN);
    expect(await input(page).getAttribute('aria-invalid')).toBe('false');
  });

  it('says where the fault is, with a red edge, unlike the name of the bank', async () => {
    const page = await open(fieldForm(), ALL);
    const edge = () =>
      hint(page)
        .locator('div')
        .first()
        .evaluate((line) => getComputedStyle(line).borderLeft);
    await input(page).fill('DE8937O400440532013000');
    await input(page).blur();
    await hint(page).getByText('Stelle\u00a07 der IBAN ist ein „O“, dort steht eine Ziffer.').waitFor();
    await expect.poll(edge).toBe('4px solid rgb(238, 0, 0)');
    await input(page).fill(IBAN);
    await expect.poll(edge).toMatch(/^0px none/);
  });

  it('is not told to a page that asks for it with each key', async () => {
    const page = await open(fieldForm(), ALL);
    await page.evaluate(() =>
      addEventListener('input', ({ target }) => (target as HTMLInputElement).checkValidity()),
    );
    await input(page).focus();
    await page.keyboard.type('DE88370400440532013000');
    expect(await state(page)).toBe('typing');
  });

  it('of countries that are not allowed is a fault', async () => {
    const page = await open(fieldForm('countries="DE AT CH"'), ALL);
    await input(page).fill('FR1420041010050500013M02606');
    await input(page).blur();
    await hint(page).getByText('Hier geht nur eine IBAN aus: Deutschland, Österreich, Schweiz.').waitFor();
    await page.locator('iban-field').evaluate((field) => field.setAttribute('countries', 'SEPA'));
    expect(await state(page)).toBe('confirmed');
    await input(page).fill('TR330006100519786457841326');
    await input(page).blur();
    await hint(page).getByText('Hier geht nur eine IBAN aus: SEPA-Raum.').waitFor();
  });
});

describe('a Bankleitzahl with an account number', () => {
  it('is offered as an IBAN', async () => {
    const page = await open(fieldForm(), ALL);
    for (const text of ['37040044 532013000', 'Kto. 532013000, BLZ 370 400 44']) {
      await input(page).fill('');
      await page.keyboard.insertText(text);
      const button = page.getByRole('button', { name: `Daraus wird ${IBAN} – übernehmen` });
      await button.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await input(page).inputValue()).toBe(text);
      await button.click();
      expect(await shownIn(page)).toBe(`${IBAN}|`);
      // The line changes once the button is released.
      await expect.poll(() => hint(page).textContent()).toContain('✓');
      expect(await button.count()).toBe(0);
      await page.keyboard.press('Control+z');
      expect(await input(page).inputValue()).toBe(text);
    }
  });

  it('is offered by the rule of the bank', async () => {
    const page = await open(fieldForm(), ALL);
    await input(page).fill('10070024 5600200');
    await page
      .getByRole('button', { name: 'Daraus wird DE50 1007 0024 0560 0200 00 – übernehmen' })
      .waitFor();
  });

  it('that may mean two is asked', async () => {
    const page = await open(fieldForm(), ALL);
    const buttons = page.locator('iban-field button');
    for (const [text, ...accounts] of [
      ['Kto. 1234567/00, BLZ 500 105 17', '1234567', '123456700'],
      ['Kto. 532013000 oder 5711625, BLZ 500 105 17', '532013000', '5711625'],
    ] as const) {
      await input(page).fill(text);
      await expect
        .poll(() => buttons.allTextContents())
        .toEqual(accounts.map((account) => `BLZ\u00a0500\u00a0105\u00a017, Konto\u00a0${account}`));
      expect(await sent(page)).toEqual([['iban', text]]);
      await buttons.last().click();
      const account = accounts.at(-1)?.padStart(10, '0') ?? '';
      expect((await sent(page))[0]?.[1]).toMatch(RegExp(`^DE\\d\\d50010517${account}$`));
      await expect.poll(() => buttons.count()).toBe(0);
    }
  });

  it('is not offered where the text has none, which is said', async () => {
    const page = await open(fieldForm(), ALL);
    for (const [text, sentence] of [
      ['37040044', 'Das ist eine Bankleitzahl. Schreiben Sie die Kontonummer dahinter.'],
      ['532013000', 'Das ist keine IBAN. Ist es eine Kontonummer, schreiben Sie die Bankleitzahl davor.'],
      ['37040044 532013000 50010517', 'Welche Zahl die Bankleitzahl und welche die Kontonummer ist'],
      ['12345678 532013000', 'Die Bankleitzahl 123 456 78 steht nicht im Verzeichnis'],
    ] as const) {
      await input(page).fill(text);
      await input(page).blur();
      await hint(page).getByText(sentence).waitFor();
      expect(await page.locator('iban-field button').count(), text).toBe(0);
    }
  });
});

describe('a text that is pasted', () => {
  const paste = (page: Opened, text: string) =>
    input(page).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      (element as HTMLInputElement).focus();
      const isDone = !element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      if (!isDone) document.execCommand('insertText', false, pasted);
    }, text);

  it('leaves its IBAN, and none where it has two', async () => {
    const page = await open(fieldForm(), ALL);
    for (const text of [
      'IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX',
      'Bitte an DE89370400440532013000 (Commerzbank) überweisen, danke!',
      'DE89 3704 0044 0532 0130 00 COBADEFFXXX',
    ]) {
      await input(page).fill('');
      await paste(page, text);
      expect(await shownIn(page)).toBe(`${IBAN}|`);
    }
    await input(page).fill('');
    await paste(page, 'Konto DE89370400440532013000 oder DE44500105175407324931');
    expect(await state(page)).toBe('typing');
  });

  it('before the reader has come is read as soon as it comes', async () => {
    const page = await open();
    await paste(page, 'IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX');
    await expect.poll(() => shownIn(page)).toBe(`${IBAN}|`);
  });
});

describe('the page’s own field for the BIC', () => {
  const FORM = fieldForm('bic-for="bic"').replace('</form>', '<label>BIC <input id="bic"></label></form>');

  it('is filled, and cleared when the IBAN changes', async () => {
    const page = await open(FORM, ALL);
    const bic = page.locator('#bic');
    const told = await page.evaluateHandle(() => {
      const list: string[] = [];
      for (const name of ['input', 'change'])
        document.querySelector('#bic')?.addEventListener(name, ({ type }) => list.push(type));
      return list;
    });
    await input(page).fill(IBAN);
    expect(await bic.inputValue()).toBe('COBADEFFXXX');
    await input(page).fill('DE89');
    expect(await bic.inputValue()).toBe('');
    expect(await told.jsonValue()).toEqual(['input', 'change', 'input', 'change']);
  });

  it('keeps what a person has typed', async () => {
    const page = await open(FORM, ALL);
    await page.locator('#bic').fill('MARKDEFF');
    await input(page).fill(IBAN);
    expect(await page.locator('#bic').inputValue()).toBe('MARKDEFF');
  });

  it('may come later', async () => {
    const page = await open(fieldForm('bic-for="bic"'), ALL);
    await input(page).fill(IBAN);
    await page
      .locator('form')
      .evaluate((form) => form.insertAdjacentHTML('beforeend', '<input id="bic" aria-label="Code">'));
    await input(page).blur();
    expect(await page.locator('#bic').inputValue()).toBe('COBADEFFXXX');
  });

  it('that came filled goes with the IBAN that it came with', async () => {
    const page = await open(
      FORM.replace('name="iban"', `name="iban" value="${IBAN}"`).replace(
        'id="bic"',
        'id="bic" value="COBADEFFXXX"',
      ),
      ALL,
    );
    await input(page).focus();
    await input(page).fill('DE44500105175407324931');
    expect(await page.locator('#bic').inputValue()).toBe('INGDDEFFXXX');
  });

  it('stays empty if a person has emptied it, until the IBAN changes', async () => {
    const page = await open(FORM, ALL);
    const bic = page.locator('#bic');
    await input(page).fill(IBAN);
    await bic.fill('');
    await page.getByRole('button', { name: 'Neben' }).click();
    expect(await bic.inputValue()).toBe('');
    for (const isReset of [false, true]) {
      if (isReset) await page.locator('form').evaluate((form) => (form as HTMLFormElement).reset());
      await input(page).fill('DE44500105175407324931');
      expect(await bic.inputValue()).toBe('INGDDEFFXXX');
    }
  });
});
