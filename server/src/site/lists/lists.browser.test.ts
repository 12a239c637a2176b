import { describe, expect, it } from 'vitest';
import {
  button,
  cards,
  check,
  counts,
  description,
  downloadedText,
  rowTexts,
  status,
  submit,
  verdict,
  waitForResult,
} from '../../../test/list-visitor.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

describe('a list', () => {
  it('can be tried with an example that has every outcome, filtered, and printed without other parts', async () => {
    const { page } = await site.open('/listen');
    await page.locator('#liste').fill('DE89370400440532013000');
    await button(page, 'Beispiel ausprobieren').click();
    await waitForResult(page);
    // What was typed is kept.
    expect(await page.locator('#liste').inputValue()).toBe('DE89370400440532013000');
    expect(await counts(page)).toEqual({
      ...{ alle: 11, nachfragen: 2, 'keine IBAN': 3, richtig: 4, 'ohne Konto': 1, doppelt: 1 },
    });
    expect(await verdict(page)).toBe(
      '4 von 9\u00a0IBANs sind fertig. 5\u00a0Konten sind noch zu klären. 1\u00a0Zeile ohne Konto. 1\u00a0Zeile enthält eine IBAN noch einmal.',
    );
    const rows = await rowTexts(page);
    expect(rows).toHaveLength(11);
    // An open row, a refused one, one that is right, and one without an account.
    expect(rows).toEqual(
      expect.arrayContaining([
        '5 David Dorn 50010517 / 5407324931 DE44500105175407324931 ungeprüft ING, BIC INGDDEFFXXX nachfragen Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug. Nachfrage kopieren',
        '8 Greta Graf 37040044 – keine IBAN Die Kontonummer fehlt. Nachfrage kopieren',
        '4 Clara Conrad 10070024 / 56002 DE61100700240005600200 Deutsche Bank, BIC DEUTDEDBBER richtig (angepasst) Die Unterkontonummer 00 wurde ergänzt.',
        '11 Jan Jung bar – ohne Konto In der Zeile steht „bar“.',
      ]),
    );
    const open = rows.map((row) => row.includes('Nachfrage kopieren'));
    expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
    expect(await page.locator('[data-caption]').textContent()).toBe('11\u00a0Zeilen, offene zuerst');
    expect(await description(page)).toBe(
      'Beispiel: 11\u00a0Zeilen. Gelesen: IBAN aus „IBAN“, Bankleitzahl aus „BLZ“, Kontonummer aus „Kontonummer“.',
    );
    // No account number breaks.
    const parts = page.locator('.of-account .code > span').filter({ hasText: /^\d+$/ });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(5);
      expect([width, new Set(heights).size]).toEqual([width, 1]);
    }
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('main').innerText();
    expect(printed).toMatch(/4 von 9\sIBANs sind fertig[\s\S]+Anna Arndt[\s\S]+DE89/);
    // Row by row, as on a phone: paper is too narrow for the table, however wide the window is.
    expect(printed).toMatch(/^Zeile\s5$/m);
    expect(printed).not.toMatch(/herunterladen|Was in der Liste stehen darf|Beispiel ausprobieren/);

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: 'keine IBAN' }).check({ force: true });
    await expect.poll(() => cards(page).count()).toBe(3);
    expect(await status(page)).toBe('3\u00a0Zeilen');
    const { name, text } = await downloadedText(page, 'Nur diese Zeilen als CSV-Datei');
    expect(name).toBe('liste-iban-auswahl.csv');
    expect(text.split('\r\n')).toHaveLength(1 + 3 + 1);
    await check(page, 'DE89370400440532013000');
    expect(await page.getByRole('radio', { name: 'alle' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'keine IBAN' }).isDisabled()).toBe(true);
  });

  it('moves the focus to its verdict, which screen readers read out', async () => {
    const { page } = await site.open('/listen');
    await check(page, 'IBAN\nDE97100700240000056002\nBE41539007547035');
    expect(await counts(page)).toMatchObject({ alle: 2, nachfragen: 2, richtig: 0 });
    expect(await verdict(page)).toMatch(/^Keine der 2\u00a0IBANs ist fertig\./);
    const card = page.locator('[data-verdict]');
    expect(await card.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await page.locator('#liste').focus();
    await check(page, 'Kto 532013000 BLZ 37040044\nKto 5407324931 BLZ 50010517');
    await expect
      .poll(() => verdict(page))
      .toBe('1 von 2\u00a0IBANs ist fertig. 1\u00a0Konto ist noch zu klären.');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ergebnis');
    // Screen readers read out the heading, and nothing else.
    expect(await status(page)).toBe('');
    expect(await description(page)).toBe('Ihre Liste: 2\u00a0Zeilen. Gelesen: jede Zeile als Text.');
  });

  it('that can’t be read is refused with a reason, and stays in the field', async () => {
    const { page } = await site.open('/listen');
    for (const [list, fault] of [
      ['', 'Die Liste ist leer.'],
      ['Anna Arndt\nBernd Busch', 'In der Liste stehen weder IBANs noch'],
    ] as const) {
      await submit(page, list);
      await page.getByText(fault).waitFor();
      expect(await page.title()).toBe('Fehler: Viele Konten auf einmal prüfen – IBAN-Rechner');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('liste');
      expect(await page.locator('#liste').inputValue()).toBe(list);
      expect(await page.locator('#liste').getAttribute('aria-describedby')).toContain('liste-fehler');
    }
    await page.getByRole('link', { name: 'Was in der Liste stehen darf' }).click();
    expect(new URL(page.url()).hash).toBe('#aufbau');
    await check(page, 'DE89370400440532013000');
    expect(await page.locator('#liste-fehler').isVisible()).toBe(false);
    expect(await page.title()).toBe('Viele Konten auf einmal prüfen – IBAN-Rechner');
  });
});

describe('the page „Listen“', () => {
  it.each([
    ['the worker', '/list-worker.js', 'Das Programm zum Prüfen ließ sich nicht laden'],
    ['the banks', '/rechner.js', 'das Verzeichnis der Banken ließen sich nicht laden'],
  ])('says that %s can’t be loaded, and tries again', async (_, path, says) => {
    const { page } = await site.open('/faq');
    await page.context().route(`**${path}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/listen`);
    await submit(page, 'DE89370400440532013000');
    await page.getByText(says).waitFor();
    await page.context().unroute(`**${path}`);
    await button(page, 'Liste prüfen').click();
    await waitForResult(page);
  });

  it('names the command line tool if there is no JavaScript', async () => {
    const { page } = await site.open('/listen', { javaScriptEnabled: false });
    expect(await page.locator('noscript').innerText()).toContain('braucht dafür JavaScript');
    expect(await page.locator('[data-list]').isVisible()).toBe(false);
    expect(await page.getByText('node calculator/dist/command.js liste.csv > ergebnis.csv').isVisible()).toBe(
      true,
    );
  });
});

describe('a row in doubt', () => {
  it('has a text to the member that can be copied, without numbers in full', async () => {
    const { page } = await site.open('/listen');
    await page.context().grantPermissions(['clipboard-write']);
    await check(page, 'Kto 532013000 BLZ 37040044\nKto 5407324931 BLZ 50010517');
    const copy = page.getByRole('button', { name: 'Nachfrage kopieren' });
    expect(await copy.count()).toBe(1);
    await copy.click();
    await page.getByText('Kopiert', { exact: true }).waitFor();
    // The page itself may not read the clipboard.
    await page.locator('#liste').fill('');
    await page.locator('#liste').press('Control+V');
    const text = await page.locator('#liste').inputValue();
    expect(text).toBe(
      'Guten Tag, bitte helfen Sie uns mit Ihrer Bankverbindung. Bei uns steht die Kontonummer mit den letzten Ziffern …4931. Eine Ziffer der Kontonummer passt nicht zu den anderen. Nennen Sie uns bitte die IBAN, die auf Ihrem Kontoauszug steht. Vielen Dank.',
    );
    expect(await page.locator('[data-rows]').innerText()).toContain(text);
    expect(await status(page)).toContain('Kopiert');

    // On a narrow screen, the button is below the IBAN.
    await page.setViewportSize({ width: 360, height: 740 });
    await check(page, 'Kto 5407324931 BLZ 50010517');
    const tops = await page
      .locator('.outcome strong, .of-iban .code, .outcome button')
      .evaluateAll((all) => all.map((each) => [each.localName, each.getBoundingClientRect().top] as const));
    const inOrder = tops.toSorted(([, one], [, other]) => one - other).map(([name]) => name);
    expect(inOrder).toEqual(['strong', 'span', 'button']);
  });

  it('has its text selected, and says so, if the browser does not allow copying', async () => {
    const { page } = await site.open('/listen');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
    });
    await check(page, 'Kto 532013000 BLZ 37040044\nKto 5407324931 BLZ 50010517');
    for (const name of ['Nachfrage kopieren, Zeile 2', 'Alle Nachfragen kopieren']) {
      await button(page, name).click();
      await expect.poll(() => status(page)).toMatch(/^Markiert – jetzt selbst kopieren/);
      expect(await button(page, name).isVisible()).toBe(false);
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('…4931');
      await page.locator('[data-announcement]').evaluate((region) => region.replaceChildren());
    }
  });

  it('is among those whose texts can be copied together', async () => {
    const { page } = await site.open('/listen');
    await page.context().grantPermissions(['clipboard-write']);
    await check(page, 'DE89370400440532013000');
    expect(await button(page, 'Alle Nachfragen kopieren').isVisible()).toBe(false);
    await check(page, 'Name;BLZ;Konto\nAnna;50010517;5407324931\nBernd;37040044;\nClara;37040044;532013000');
    await button(page, 'Alle Nachfragen kopieren').click();
    await button(page, 'Kopiert').waitFor();
    await page.locator('#liste').fill('');
    await page.locator('#liste').press('Control+V');
    const texts = await page.locator('#liste').inputValue();
    expect(texts).toMatch(
      /^Zeile\u00a02: Anna\nGuten Tag Anna, .*\n\nZeile\u00a03: Bernd\nGuten Tag Bernd, .*\n$/,
    );
    expect(await page.getByLabel('Alle Nachfragen', { exact: true }).inputValue()).toBe(texts);
  });
});
