import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import { FELD, fieldForm, hintIn, inputIn, leaveWith, run, WITH_WHOLE } from '../../../test/field-page.ts';
import { holdBack } from '../../../test/hold-back.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const GERMAN_LENGTH = 'Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 4.';
const ENGLISH_LENGTH = 'An IBAN from Germany has 22 characters, this one has 4.';
const englishPage = (body: string) => hostPage(body).replace('lang="de"', 'lang="en"');
const open = (form = fieldForm(), scripts = FELD) => test.open(englishPage(form + scripts));
const message = (page: Page) => run(page, 'return input.validationMessage');

// judge.test.ts has what it says, and test/engines/cases/field-editing.case.ts uses it.
describe('an <iban-field> on an English page', () => {
  it('has English sentences even before it is used', async () => {
    const page = await open(fieldForm('', '<input name="iban" value="DE89">'));
    await expect.poll(() => message(page)).toBe(ENGLISH_LENGTH);
    expect(await run(page, 'return field.attributes.length')).toBe(0);
  });

  it('repeats its German hint in English once the words have loaded', async () => {
    const page = await test.open(englishPage(fieldForm()));
    const go = await holdBack(page, 'rechner.js');
    await page.addScriptTag({ url: `${test.hosts.site}/feld.js` });
    await leaveWith(page, 'DE89');
    await hintIn(page).getByText(GERMAN_LENGTH).waitFor();
    expect(await hintIn(page).getAttribute('lang')).toBe('de');
    go();
    await hintIn(page).getByText(ENGLISH_LENGTH).waitFor();
    expect(await message(page)).toBe(ENGLISH_LENGTH);
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe('true');
  });

  it('stays German, and says so, if rechner.js is blocked', async () => {
    const page = await test.open(
      {
        html: englishPage(fieldForm() + FELD),
        headers: { 'Content-Security-Policy': 'script-src SITE/feld.js' },
      },
      {},
      /Content Security Policy|\.js/,
    );
    await leaveWith(page, 'DE89');
    await hintIn(page).getByText(GERMAN_LENGTH).waitFor();
    expect(await hintIn(page).getAttribute('lang')).toBe('de');
  });
});

describe('an <iban-field>', () => {
  const FIELDS = `${fieldForm('lang="en"')}<section>${fieldForm()}</section><div data-iban-rechner data-lang="en"></div>`;
  const hintsOf = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).allTextContents();

  it('has its own language, whatever the functions speak', async () => {
    const page = await test.open(hostPage(FIELDS + WITH_WHOLE));
    await run(page, "IbanRechner.language = 'en'");
    for (const place of [0, 1]) {
      await page.locator('iban-field input').nth(place).fill('DE89');
      await page.locator('iban-field input').nth(place).blur();
    }
    expect(await hintsOf(page)).toEqual([ENGLISH_LENGTH, GERMAN_LENGTH]);
    await page.getByRole('button', { name: 'Check IBAN' }).waitFor();
  });

  it('repeats its hint when the language changes', async () => {
    const page = await test.open(hostPage(fieldForm() + FELD));
    await leaveWith(page, 'DE89');
    expect(await hintIn(page).textContent()).toBe(GERMAN_LENGTH);
    await run(page, "document.documentElement.lang = 'en'");
    await hintIn(page).getByText(ENGLISH_LENGTH).waitFor();
    await run(page, "document.documentElement.lang = 'de'");
    await hintIn(page).getByText(GERMAN_LENGTH).waitFor();
  });
});
