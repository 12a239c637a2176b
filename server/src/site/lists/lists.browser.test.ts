import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPage } from '../../../../test/browser/open-page.ts';
import { startRecordingProxy } from '../../../test/recording-proxy.ts';
import { leftBy, useSite } from '../../../test/site-visitor.ts';

const site = useSite();
/** An account that nobody has, with a right check digit. If it turns up anywhere, it came from the list. */
const MARKER = '4711471347';
const LONG = 60_000;
const SLOW = { timeout: 4 * LONG };

/** IBANs that are valid by ISO 13616: three that their bank never gives, one of a bank that does not exist, and a Belgian one with wrong national check digits. */
const NOT_CONFIRMED = [
  'DE97100700240000056002',
  'DE23500400330930125007',
  'DE55210500000000101105',
  'DE27370400450532013000',
  'BE41539007547035',
];

/** The row of the example whose Bankleitzahl the directory lacks: while the directory is valid, and when it has ended. */
const NOT_IN_DIRECTORY =
  '8 37040045 / 123456 Greta Graf – fehlerhaft Die Bankleitzahl 370 400 45 steht nicht im Verzeichnis der Bundesbank (gültig ab 9. März 2026).';
const NEWER_THAN_DIRECTORY =
  '8 37040045 / 123456 Greta Graf DE02370400450000123456 zweifelhaft Die Bankleitzahl 370 400 45 ist hier nicht bekannt. Das Verzeichnis galt bis 7. Juni 2026.';

/** Gives the directory another last day. The clock of a worker can't be set. */
const withDirectoryUntil = (lastDay: string) => (page: Page) =>
  page.route('**/banken.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"validUntil":"[^"]*"/, `"validUntil":"${lastDay}"`);
    await route.fulfill({ response, body });
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('[data-announcement]').textContent();
const cards = (page: Page) => page.locator('[data-rows] tr');
const rowTexts = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

async function waitForResult(page: Page, timeout = LONG) {
  await page.locator('[data-result]:visible').waitFor({ timeout });
}

async function check(page: Page, list: string) {
  await page.locator('#liste').fill(list);
  await button(page, 'Liste prüfen').click();
  await waitForResult(page);
}

async function choose(page: Page, name: string, content: Buffer) {
  const file = { name, mimeType: 'text/csv', buffer: content };
  await page.locator('input[type=file]').setInputFiles(file, { timeout: LONG });
}

/** The number of rows of each outcome, by the German words on the page. */
async function counts(page: Page): Promise<Record<string, number>> {
  const filters = await page
    .locator('.filter')
    .evaluateAll((labels) =>
      labels.map((label) => [
        label.querySelector('[data-word]')?.textContent,
        label.querySelector('[data-count]')?.textContent,
      ]),
    );
  return Object.fromEntries(filters.map(([word, count]) => [word, Number(count?.replace(/\./g, ''))]));
}

async function downloaded(page: Page, name: string) {
  const coming = page.waitForEvent('download', { timeout: LONG });
  await button(page, name).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** A club's list of this many rows with names, BLZs and account numbers. Its last row repeats the first. */
function longList(rows: number): string {
  const lines = Array.from(
    { length: rows - 1 },
    (_, index) => `Müller ${index};${index % 2 ? '37040044' : '70150000'};${532013000 + index}`,
  );
  return ['Name;BLZ;Kontonummer', ...lines, lines[0], ''].join('\r\n');
}

describe('a list', () => {
  it.each([
    ['2099-12-31', [2, 1, 1, 1, 2, 1], NOT_IN_DIRECTORY],
    ['2026-06-07', [2, 1, 2, 1, 1, 1], NEWER_THAN_DIRECTORY],
  ])('can be tried out with an example, with a directory until %s', async (lastDay, numbers, row8) => {
    const { page } = await site.open('/listen', { intercept: withDirectoryUntil(lastDay) });
    await button(page, 'Beispiel ausprobieren').click();
    await waitForResult(page);
    const { alle, ...outcomes } = await counts(page);
    expect(alle).toBe(8);
    expect(Object.values(outcomes)).toEqual(numbers);
    expect(await rowTexts(page)).toEqual([
      '2 37040044 / 532013000 Anna Arndt DE89370400440532013000 Commerzbank, BIC COBADEFFXXX richtig',
      '3 DE02 1203 0000 0000 2020 51 Bernd Busch DE02120300000000202051 Deutsche Kreditbank Berlin, BIC BYLADEM1001 richtig',
      '4 10070024 / 56002 Clara Conrad DE61100700240005600200 Deutsche Bank, BIC DEUTDEDBBER durch Regel geändert Die Unterkontonummer 00 wurde ergänzt.',
      '5 50010517 / 5407324931 David Dorn DE44500105175407324931 ING-DiBa, BIC INGDDEFFXXX zweifelhaft Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.',
      '6 50040033 / 930125007 Eva Ernst – keine IBAN möglich Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.',
      '7 DE88 3704 0044 0532 0130 00 Frank Fuchs – fehlerhaft Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie sie mit dem Kontoauszug.',
      row8,
      '9 370 400 44 / 532 013 000 Hans Hahn DE89370400440532013000 Commerzbank, BIC COBADEFFXXX doppelt Dieselbe IBAN wie in Zeile 2.',
    ]);
    expect(await page.locator('[data-description]').textContent()).toBe(
      'Beispiel: 8\u00a0Zeilen. Erkannt: IBAN in Spalte\u00a04 („IBAN“), Bankleitzahl in Spalte\u00a02 („BLZ“), Kontonummer in Spalte\u00a03 („Kontonummer“), getrennt durch Semikolon.',
    );
  });

  it('has no row that is right without being confirmed', async () => {
    const { page } = await site.open('/listen');
    await check(page, ['IBAN', ...NOT_CONFIRMED].join('\n'));
    const { alle, ...outcomes } = await counts(page);
    expect(alle).toBe(NOT_CONFIRMED.length);
    expect(Object.values(outcomes)).toEqual([0, 0, alle, 0, 0, 0]);
  });

  it('moves the focus to its result, and announces it once', async () => {
    const { page } = await site.open('/listen');
    await check(page, 'Kto 532013000 BLZ 37040044\nKto 5407324931 BLZ 50010517');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ergebnis');
    expect(await status(page)).toMatch(/^Fertig\. 2\u00a0Zeilen geprüft, davon 1 /);
    expect(await page.locator('[data-description]').textContent()).toBe(
      'Ihre Liste: 2\u00a0Zeilen, jede als freier Text gelesen.',
    );
  });

  it('can be filtered, and then says how many rows are shown', async () => {
    const { page } = await site.open('/listen', { intercept: withDirectoryUntil('2099-12-31') });
    await button(page, 'Beispiel ausprobieren').click();
    await waitForResult(page);
    await page.getByRole('radio', { name: 'fehlerhaft' }).check({ force: true });
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(await status(page)).toBe('2\u00a0Zeilen');
    const { name, text } = await downloaded(page, 'Nur diese Zeilen herunterladen');
    expect(name).toBe('ergebnis-auswahl.csv');
    expect(text.split('\r\n')).toHaveLength(1 + 2 + 1);
    await check(page, 'DE89370400440532013000');
    expect(await page.getByRole('radio', { name: 'alle' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'fehlerhaft' }).isDisabled()).toBe(true);
  });

  it('is kept in the field when the example is tried', async () => {
    const { page } = await site.open('/listen');
    await page.locator('#liste').fill('DE89370400440532013000');
    await button(page, 'Beispiel ausprobieren').click();
    await waitForResult(page);
    expect(await page.locator('#liste').inputValue()).toBe('DE89370400440532013000');
  });

  it('that can’t be read is refused with a reason, and stays in the field', async () => {
    const { page } = await site.open('/listen');
    for (const [list, fault] of [
      ['', 'Die Liste ist leer.'],
      ['Anna Arndt\nBernd Busch', 'In der Liste stehen weder IBANs noch'],
    ] as const) {
      await page.locator('#liste').fill(list);
      await button(page, 'Liste prüfen').click();
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

describe('a file', () => {
  it('from Excel in ISO-8859-1 is read, and the result is a file that Excel reads as UTF-8', async () => {
    const { page } = await site.open('/listen');
    await choose(
      page,
      'Mitglieder März.csv',
      Buffer.from('Straße;BLZ;Konto\r\nJürgen Groß;37040044;532013000\r\n', 'latin1'),
    );
    await waitForResult(page);
    expect(await page.locator('[data-description]').textContent()).toContain(
      'Mitglieder März.csv: 1\u00a0Zeile.',
    );
    expect((await rowTexts(page))[0]).toContain('Jürgen Groß');
    const { name, text } = await downloaded(page, 'ergebnis.csv herunterladen');
    expect(name).toBe('ergebnis.csv');
    expect(text).toBe(
      '\ufeffStraße;BLZ;Konto;IBAN;BIC;Bank;Ergebnis;Hinweis\r\nJürgen Groß;37040044;532013000;DE89370400440532013000;COBADEFFXXX;Commerzbank;richtig;\r\n',
    );
  });

  it('can be dropped anywhere on the page', async () => {
    const { page } = await site.open('/listen');
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['DE89370400440532013000\n'], 'liste.txt'));
      const happens = (name: string) =>
        document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
      // Events that are not prevented would make the browser open the file.
      return [happens('dragover'), happens('drop')];
    });
    await waitForResult(page);
    expect(await page.locator('[data-description]').textContent()).toContain('liste.txt: 1\u00a0Zeile');
  });

  it('that is no text is refused', async () => {
    const { page } = await site.open('/listen');
    await choose(page, 'liste.xlsx', Buffer.from('504b030414000600', 'hex'));
    await page.getByText('Das ist eine Excel-Datei.').waitFor();
    // A file of the same name can be chosen again.
    await choose(page, 'liste.xlsx', Buffer.from('DE89370400440532013000'));
    await waitForResult(page);
  });

  it('can’t bring a formula into the download, nor markup into the page', async () => {
    const { page } = await site.open('/listen');
    const formula = '=HYPERLINK("https://example.org/?"&A1)';
    const markup = '<img src=x onerror=alert(1)>';
    await check(
      page,
      `"${formula.replaceAll('"', '""')}";BLZ;Konto\n@SUM(1);37040044;532013000\n${markup};37040044;532013001\n"${formula.replaceAll('"', '""')}";70150000;20228888`,
    );
    expect((await rowTexts(page)).join('\n')).toContain(markup);
    expect(await page.locator('[data-result] img').count()).toBe(0);
    const { text } = await downloaded(page, 'ergebnis.csv herunterladen');
    expect(text).toContain(`"'=HYPERLINK(""https://example.org/?""&A1)"`);
    expect(text).toContain(`\r\n"'@SUM(1)";`);
    expect(text).not.toMatch(/(?:^|;|\n)"?[=@]/);
    // The filters have the same words as the file.
    const words = Object.keys(await counts(page));
    const outcomes = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';').at(-2));
    expect(outcomes).toHaveLength(3);
    for (const outcome of outcomes) expect(words).toContain(outcome);
  });
});

describe('a list of 100,000 rows', SLOW, () => {
  it('is checked, and fifty of its rows are shown at a time', async () => {
    const { page } = await site.open('/listen');
    const before = await page.evaluate(() => document.querySelectorAll('*').length);
    const started = performance.now();
    await choose(page, 'gross.csv', Buffer.from(longList(100_000), 'latin1'));
    await waitForResult(page, 3 * LONG);
    console.log(`100,000 rows in ${Math.round(performance.now() - started)} ms`);
    const { alle, ...outcomes } = await counts(page);
    expect(alle).toBe(100_000);
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(100_000);
    expect(outcomes['doppelt']).toBe(1);

    await expect.poll(() => cards(page).count()).toBe(50);
    expect(await page.locator('[data-caption]').textContent()).toBe('Zeilen\u00a01 bis 50 von 100.000');
    expect(await button(page, 'Zurück').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Zurück').click({ force: true });
    await button(page, 'Weiter').click();
    await page.getByText('Zeilen\u00a051 bis 100 von 100.000').waitFor();
    expect((await rowTexts(page))[0]).toMatch(/^52 .* Müller 50 /);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TABLE');
    const elements = (await page.evaluate(() => document.querySelectorAll('*').length)) - before;
    expect(elements).toBeLessThan(50 * 25);

    await page.getByRole('radio', { name: 'doppelt' }).check({ force: true });
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(await rowTexts(page)).toEqual([
      expect.stringMatching(/^100001 .*Dieselbe IBAN wie in Zeile 2\.$/),
    ]);
    const { text } = await downloaded(page, 'ergebnis.csv herunterladen');
    expect(text.split('\r\n')).toHaveLength(1 + 100_000 + 1);
  });

  it('can be cancelled, and then another list can be checked', async () => {
    const { page } = await site.open('/listen');
    await page.locator('#liste').fill('DE89370400440532013000');
    await choose(page, 'gross.csv', Buffer.from(longList(200_000), 'latin1'));
    await button(page, 'Abbrechen').click({ timeout: LONG });
    expect(await page.locator('[data-progress]').isVisible()).toBe(false);
    expect(await status(page)).toBe('Abgebrochen.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('liste');
    // The cancelled worker is gone; a new one is there for the next list.
    await expect.poll(() => page.workers().length).toBe(1);
    await button(page, 'Liste prüfen').click();
    await waitForResult(page);
    expect((await counts(page))['alle']).toBe(1);
    expect(page.workers()).toHaveLength(1);
  });

  it('is given up for another list', async () => {
    const { page } = await site.open('/listen');
    await choose(page, 'gross.csv', Buffer.from(longList(200_000), 'latin1'));
    await button(page, 'Abbrechen').waitFor({ timeout: LONG });
    await check(page, 'DE89370400440532013000');
    expect((await counts(page))['alle']).toBe(1);
    expect(await page.locator('[data-progress]').isVisible()).toBe(false);
  });
});

describe('the privacy of a list', SLOW, () => {
  /** Opens the page behind a proxy that records every request, and waits for the worker and its parts. */
  async function openRecorded() {
    const { url, recorded } = await startRecordingProxy(site.url, onTestFinished);
    const page = await openPage({ acceptDownloads: true });
    const context = page.context();
    const foreign: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`)) foreign.push(request.url());
    });
    page.on('websocket', (socket) => foreign.push(socket.url()));
    await page.goto(`${url}/listen`);
    await expect
      .poll(() => recorded.map(({ path }) => path), { timeout: LONG })
      .toEqual(expect.arrayContaining(['/list-worker.js', '/regeln.js', '/laender.js', '/banken.js']));
    return { page, context, recorded, foreign };
  }

  it('is kept: the browser requests nothing but static files, whatever the list holds', async () => {
    const { page, recorded, foreign } = await openRecorded();
    const list = `Name;BLZ;Konto\nGeheim;37040044;${MARKER}\nGeheim;37040044;${MARKER}\n`;
    const loaded = recorded.length;
    await check(page, list);
    expect((await counts(page))['doppelt']).toBe(1);
    await page.getByRole('radio', { name: 'richtig' }).check({ force: true });
    await downloaded(page, 'ergebnis.csv herunterladen');
    // Everything was loaded before there was a list.
    expect(recorded.slice(loaded).map(({ path }) => path)).toEqual([]);

    await choose(page, `${MARKER}.csv`, Buffer.from(list.repeat(100_000)));
    await button(page, 'Abbrechen').click({ timeout: LONG });
    await page.locator('#liste').fill(`Geheim ${MARKER}`);
    await button(page, 'Liste prüfen').click();
    await page.locator('#liste-fehler:visible').waitFor();
    await page.goto(page.url().replace('/listen', '/faq'));
    await page.goBack();

    const paths = new Set(recorded.map(({ path }) => path.replace(/-\w{10}\./, '.')));
    const known = ['/listen', '/faq', '/site.css', '/site.js', '/listen.css', '/listen.js', '/favicon.svg'];
    const parts = ['/list-worker.js', '/regeln.js', '/laender.js', '/banken.js'];
    expect([...paths].filter((path) => ![...known, ...parts].includes(path))).toEqual([]);
    const texts = recorded.map(({ text }) => text);
    expect(texts.filter((text) => text.includes(MARKER) || text.includes('Geheim'))).toEqual([]);
    expect(texts.filter((text) => !text.startsWith('GET\n') || !text.endsWith('\n'))).toEqual([]);
    expect(foreign).toEqual([]);
    const kept = await leftBy(page);
    expect(kept).toContain('"",{},{},null,0');
  });

  it('is enforced: neither the page nor the worker may connect to anything', async () => {
    const { page, recorded } = await openRecorded();
    const loaded = recorded.length;
    const ask = (address: string) =>
      fetch(address).then(
        () => 'allowed',
        () => 'refused',
      );
    const [worker] = page.workers();
    expect(await page.evaluate(ask, '/api/status')).toBe('refused');
    expect(await worker?.evaluate(ask, new URL('/api/status', page.url()).href)).toBe('refused');
    await page.evaluate(() => {
      navigator.sendBeacon('/api/status', 'x');
      const form = document.createElement('form');
      form.action = '/api/status';
      document.body.append(form);
      form.submit();
    });
    // The page may start no worker from another address.
    expect(
      await page.evaluate(() => {
        try {
          new Worker('/embed.js');
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('TypeError');
    await page.waitForTimeout(300);
    expect(recorded.slice(loaded).map(({ path }) => path)).toEqual([]);
  });

  it('can be seen offline: a list is checked without a network', async () => {
    const { page, context } = await openRecorded();
    await context.setOffline(true);
    await check(page, `37040044 ${MARKER}`);
    expect((await counts(page))['richtig']).toBe(1);
  });
});

describe('the page', () => {
  it('loads the worker before anything is typed', async () => {
    const { page, sent } = await site.open('/listen');
    const asked = () => sent.map(({ url }) => new URL(url).pathname);
    await expect.poll(asked, { timeout: LONG }).toContain('/banken.js');
    expect(await page.locator('#liste').inputValue()).toBe('');
  });

  it('says that the worker can’t be loaded, and tries again', async () => {
    const { page } = await site.open('/faq');
    await page.route('**/list-worker.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/listen`);
    await page.locator('#liste').fill('DE89370400440532013000');
    await button(page, 'Liste prüfen').click();
    await page.getByText('Das Programm zum Prüfen ließ sich nicht laden').waitFor();
    await page.unroute('**/list-worker.js');
    await button(page, 'Liste prüfen').click();
    await waitForResult(page);
  });

  it('says that the banks can’t be loaded, and tries again', async () => {
    const { page } = await site.open('/faq');
    await page.context().route('**/banken.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/listen`);
    await page.locator('#liste').fill('DE89370400440532013000');
    await button(page, 'Liste prüfen').click();
    await page.getByText('das Verzeichnis der Banken ließen sich nicht laden').waitFor();
    await page.context().unroute('**/banken.js');
    await button(page, 'Liste prüfen').click();
    await waitForResult(page);
  });

  it('names the command line tool if there is no JavaScript', async () => {
    const { page } = await site.open('/listen', { javaScriptEnabled: false });
    expect(await page.locator('noscript').innerText()).toContain('braucht dafür JavaScript');
    expect(await page.locator('[data-list]').isVisible()).toBe(false);
    expect(await page.getByText('npx iban-rechner liste.csv > ergebnis.csv').isVisible()).toBe(true);
  });
});
