import { expect, it } from 'vitest';
import { type Expected, openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const NO_BANK: Expected = {
  first: 'Keine Bank gefunden. Versuchen Sie es mit einem Teil des Namens oder nur mit dem Ort.',
};
/** The account 123 at 1822direkt. Rule 10 replaces its BLZ 50050222 by 50050201. */
const AT_1822DIREKT: Expected = { computed: 'DE98500502010000000123' };

/**
 * Texts in the two fields, and where the page says what. What a text means is in calculator/test/texts.txt and
 * calculator/src/answers/judge.test.ts; the page itself searches for banks by their names.
 */
const TEXTS: readonly (readonly [first: string, second: string, expected: Expected])[] = [
  ['10070024', '56002', { confirmed: 'DE61100700240005600200' }],
  ['532013000', '37040044', { confirmed: 'DE89370400440532013000' }],
  ['Konto-Nr. 532013000', '', { first: 'Geben Sie eine Bankleitzahl' }],
  ['', 'BLZ 37040044', { bank: '370 400 44' }],
  ['12345678 10000000', '', { refused: 'Keine IBAN' }],
  ['37040045', '532013000', { first: 'Die Bankleitzahl 370 400 45 steht nicht im Verzeichnis' }],
  ['37040044', '53201300O', { second: 'Stelle 9 ist ein „O“' }],
  ['37040044', '12.03.2026', { question: '„12.03.2026“ ist ein Datum.' }],
  ['10050000', '1234567/00', { question: 'Gehört „00“ zur Kontonummer?' }],
  ['', '37040044', { question: 'Das ist die Bankleitzahl von Commerzbank, Köln.' }],
  ['37040044, 532013000, 4711', '', { question: 'lässt sich nicht erkennen' }],
  ['Commerzbank Köln', '532013000', { choose: 'BLZ 370 400 44' }],
  ['532013000', 'Commerzbank Köln', { choose: 'BLZ 370 400 44' }],
  ['DKB', '', { bank: '120 300 00' }],
  ['Sparkase Köln', '', { choose: 'BLZ 370 501 98' }],
  ['1822direkt', '', { bank: '500 502 22' }],
  ['COBADEFF', '', { bank: '370 400 44' }],
  ['', 'Haspa, Konto 1234566', { confirmed: 'DE80200505500001234566' }],
  ['Bank: Haspa, Kontonummer: 1234567', '', { computed: 'DE53200505500001234567' }],
  ['HASPDEHHXXX Kto 1234567', '', { computed: 'DE53200505500001234567' }],
  ['Haspa', '1234566', { confirmed: 'DE80200505500001234566' }],
  ['Kto. 123 bei der 1822direkt', '', AT_1822DIREKT],
  ['123', '1822direkt', AT_1822DIREKT],
  ['1822direkt, BLZ 37040044, Kto 532013000', '', { question: 'Welches Konto gemeint ist' }],
  ['Sparkase KölnBonn Kto 123', '', { computed: 'DE27370501980000000123' }],
  ['Commerzbank Köln, Konto 532013000', '', { choose: 'BLZ 370 400 44' }],
  ['comdirect Kto 123', '', { choose: 'BLZ 200 411 11' }],
  ['Bank von Entenhausen, Konto 123', '', NO_BANK],
  ['1822direkt 12345678', '', { question: 'Ist 12345678 die Kontonummer?' }],
  ['1822direkt 60311 Frankfurt', '', { choose: 'BLZ 500 502 22' }],
  ['3704OO44 Kto 532013000', '', { question: 'In „3704OO44“ stehen Buchstaben.' }],
  ['3704OO44 Konto 532013000 BLZ 37040044', '', { confirmed: 'DE89370400440532013000' }],
  ['Kto 1822direkt', '', { choose: 'BLZ 500 502 22' }],
  ['Sparkasse KölnBonn, Hahnenstraße 57', '', NO_BANK],
  ['Sparkasse KölnBonn 50667 Köln', '', { choose: 'BLZ 370 501 98' }],
  ['Sparkasse KölnBonn Konto 12.03.2026', '', { question: '„12.03.2026“ ist ein Datum.' }],
  ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', { confirmed: 'DE89370400440532013000' }],
  ['AT61 1904 3002 3457 3201', '', { confirmed: 'AT611904300234573201' }],
  ['DE97 1007 0024 0000 0560 02', '', { computed: 'DE97100700240000056002' }],
  ['DE89 37O4 0044 0532 0130 00', '', { wrong: 'Stelle 7 der IBAN ist ein „O“' }],
  ['DE89 3704 0044 0532 0130 00', '4711', { question: 'gehören nicht zum selben Konto' }],
  ['', '', { first: 'Geben Sie eine Bankleitzahl, den Namen einer Bank oder eine IBAN ein.' }],
];

it('texts that people have at hand end in the right answer or the right question', async () => {
  const { page, form } = await openWithWhole(site);
  // Waits for the list of the banks, too.
  await form.first.pressSequentially('DKB');
  await form.options.first().waitFor();
  const wrong: unknown[] = [];
  for (const [first, second, expected] of TEXTS) {
    await form.first.fill('');
    await form.second.evaluate((input) => {
      (input as HTMLInputElement).value = '';
    });
    for (const [field, text] of [
      [form.second, second],
      [form.first, first],
    ] as const)
      if (text || field === form.first) {
        await field.focus();
        await page.keyboard.insertText(text);
      }
    await page.keyboard.press('Enter');
    await expect
      .poll(() => form.says(expected), { timeout: 3000 })
      .toBe(true)
      .catch(async () => wrong.push([first, second, expected, await form.shown()]));
  }
  expect(wrong).toEqual([]);
});
