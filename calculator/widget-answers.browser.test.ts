import { expect, it } from 'vitest';
import { lastYear } from './src/banks/former-banks.ts';
import { readFormerBanks } from './tables/former-banks.js';
import { fillIn, MODES, useBrowser, widgetIn } from './test/browser-page.ts';
import { AFTER_QUARTER, FIRST_DAY, IN_QUARTER, LAST_DAY, RULES_MONTH } from './test/days.ts';
import { BOTH, expectFitAndAccessible, narrowPage } from './test/host-page.ts';

const test = useBrowser();
/** What is said below an IBAN whose check digit of the account fits. */
const CHECKED = `Die Prüfziffer der Kontonummer passt. Nach den Regeln der Bank gerechnet (Stand ${RULES_MONTH}). Es gilt die IBAN auf dem Kontoauszug.`;

/** What the widget with the whole says, line by line, on a day of the quarter or on another. */
const ANSWERS: Record<
  string,
  readonly (readonly [typed: string[], lines: readonly string[], today?: string])[]
> = {
  build: [
    [
      ['100 700 24', '5600200'],
      ['✓ Ihre IBAN', 'Die Unterkontonummer 00 wurde ergänzt.', 'Deutsche Bank, Berlin', CHECKED],
    ],
    [
      ['12030000', '1'],
      [
        '⚠ Kontonummer prüfen – vermutlich vertippt.',
        'DE72120300000000000001',
        'Eine Ziffer passt nicht zu den anderen. Vergleichen Sie die Kontonummer mit dem Kontoauszug. Mit dieser lautet die IBAN:',
      ],
    ],
    [['47460028', '1'], ['Für diese Bank können wir keine IBAN berechnen. Fragen Sie die Bank.']],
    [
      ['10000001', '1'],
      [
        '⚠ Vorläufig berechnet.',
        `Die Bankleitzahl 100\u00a0000\u00a001 ist hier nicht bekannt. Das Verzeichnis galt bis ${LAST_DAY}.`,
      ],
      AFTER_QUARTER,
    ],
  ],
  lookup: [
    [
      ['10000001'],
      [
        `Die Bankleitzahl 100\u00a0000\u00a001 steht nicht im Verzeichnis der Bundesbank (gültig ab ${FIRST_DAY}).`,
      ],
    ],
    [['10000000'], ['Bundesbank, Berlin', 'BIC\u00a0MARKDEF1100']],
  ],
  validate: [
    [
      ['DE89370400440532013000'],
      ['✓ Gültige IBAN', 'Commerzbank, Köln', `Ob es das Konto gibt, weiß nur die Bank. ${CHECKED}`],
    ],
    [
      ['DE89 3704 0044 O532 0130 00'],
      [
        '✗ Diese IBAN ist falsch.',
        'Stelle\u00a013 der IBAN ist ein „O“, dort gehört eine Ziffer hin.',
        'DE8937040044O532013000',
      ],
    ],
    [
      ['BE41 5390 0754 7035'],
      ['⚠ Kontonummer prüfen – vermutlich vertippt.', 'Belgien – Banken kennen wir nur für Deutschland'],
    ],
  ],
};

it.each(MODES)(
  'the widget with the whole is accessible in 240 pixels in mode %s, whatever it says',
  async (mode) => {
    const page = await test.open(narrowPage(widgetIn(mode), BOTH));
    for (const [typed, lines, today = IN_QUARTER] of ANSWERS[mode] ?? []) {
      await page.clock.setFixedTime(today);
      await fillIn(page, mode, typed);
      const said = async () => (await page.getByRole('status').innerText()).split('\n');
      await expect.poll(said).toEqual(expect.arrayContaining([...lines]));
      await expectFitAndAccessible(page, typed.join());
    }
  },
);

it('the widget offers the successor of a Bankleitzahl that is gone, and never confirms its account', async () => {
  const bank = readFormerBanks().find((one) => one.successor !== null && lastYear(one) !== null);
  if (!bank) throw new Error('No former bank has a successor.');
  const page = await test.open(narrowPage(widgetIn('build'), BOTH));
  const results = page.evaluate(
    () =>
      new Promise<object[]>((resolve) => {
        const all: object[] = [];
        document.addEventListener('iban-rechner', (event) => {
          const { result } = (event as CustomEvent).detail;
          if (result) all.push(result);
          if (all.length === 2) resolve(all);
        });
      }),
  );
  const said = () => page.getByRole('status').innerText();
  // A number that the successor does not refuse.
  await fillIn(page, 'build', [bank.blz, '1234567897']);
  await expect.poll(said).toContain('Diese Bankleitzahl gibt es nicht mehr.');
  await expectFitAndAccessible(page, bank.blz);
  await page.getByRole('button', { name: /^Mit BLZ/ }).click();
  expect(await page.locator('input').first().inputValue()).toBe(bank.successor);
  const [refused, other] = await results;
  expect(refused).toEqual({ error: expect.stringContaining('gibt es nicht mehr') });
  // The rule of the bank may refuse this account.
  if (other && 'iban' in other) {
    expect(other).toMatchObject({ confirmed: false });
    await expect.poll(said).toContain('kann sich auch die Kontonummer geändert haben');
  }
  expect(await said()).not.toContain('✓');
});

it('the widget searches for a bank by its former name or its town', async () => {
  const page = await test.open(narrowPage(widgetIn('build'), BOTH));
  const bank = readFormerBanks().find(
    (one) => one.successor === null && one.city === 'Berlin' && lastYear(one) !== null,
  );
  await fillIn(page, 'build', [bank?.blz ?? '', '1234567']);
  await page.getByRole('button', { name: 'Banken in Berlin suchen' }).click();
  await expect.poll(() => page.locator('input').first().inputValue()).toBe('Berlin');
});
