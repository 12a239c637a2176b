import { expect, it } from 'vitest';
import { lastYear } from './src/banks/former-banks.ts';
import { readFormerBanks } from './tables/former-banks.js';
import { BAD_INPUT, fillIn, MODES, useBrowser, widgetIn } from './test/browser-page.ts';
import { AFTER_QUARTER, IN_QUARTER } from './test/days.ts';
import { BOTH, expectFitAndAccessible, narrowPage } from './test/host-page.ts';

const test = useBrowser();
/** What the widget with the whole says, in part, on a day of the quarter or on another. */
const ANSWERS: readonly (readonly [mode: string, typed: string[], line: string, today?: string])[] = [
  ...MODES.map((mode) => [mode, BAD_INPUT[mode] ?? [], 'Fehler: '] as const),
  ['build', ['100 700 24', '5600200'], 'Die Unterkontonummer 00 wurde ergänzt.'],
  ['build', ['12030000', '1'], '⚠ Kontonummer prüfen – vermutlich vertippt.'],
  ['build', ['47460028', '1'], 'Für diese Bank können wir keine IBAN berechnen. Fragen Sie die Bank.'],
  ['build', ['10000001', '1'], '⚠ Vorläufig berechnet.', AFTER_QUARTER],
  ['lookup', ['10000000'], 'Bundesbank, Berlin'],
  ['validate', ['DE89370400440532013000'], '✓ Gültige IBAN'],
  ['validate', ['DE89 3704 0044 O532 0130 00'], '✗ Diese IBAN ist falsch.'],
];

// test/sentences.txt has all that is said.
it.each(MODES)(
  'the widget with the whole is accessible in 240 pixels in mode %s, whatever it says',
  async (mode) => {
    const page = await test.open(narrowPage(widgetIn(mode), BOTH));
    for (const [, typed, line, today = IN_QUARTER] of ANSWERS.filter(([its]) => its === mode)) {
      await page.clock.setFixedTime(today);
      await fillIn(page, mode, typed);
      await expect.poll(() => page.locator('form').innerText()).toContain(line);
      await expectFitAndAccessible(page, typed.join());
      for (const target of await page.locator('input, button').all()) {
        const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
        expect(Math.min(width, height), typed.join()).toBeGreaterThanOrEqual(44);
      }
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
