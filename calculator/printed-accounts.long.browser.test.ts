import { expect, it } from 'vitest';
import { useBrowser } from './test/browser-page.ts';
import { FELD, fieldForm } from './test/field-page.ts';
import { EMBED_WITH_PARTS, hostPage } from './test/host-page.ts';
import { openFields } from './test/inserted-texts.ts';
import { TAKES_ALL as BLZ, EXPECTED_IBANS, PRINTED_ACCOUNTS } from './test/printed-accounts.ts';

const test = useBrowser();
const IBAN = /DE\d{20}/;

/** What the form says (a result, a question or faults: after a submit, only one of them), and its second field. */
const stateOf = ({ frame }: Awaited<ReturnType<typeof openFields>>) =>
  frame.locator('form').evaluate((form) => ({
    messages: [...form.querySelectorAll<HTMLElement>('output, form > p, strong:not(output *)')]
      .map(({ innerText }) => innerText)
      .filter(Boolean),
    kept: form.querySelectorAll('input')[1]?.value,
    focus: document.activeElement?.localName,
  }));

it.each(['widget', 'frame'] as const)(
  'the %s reads a printed account number as buildIban does',
  async (place) => {
    const opened = await openFields(test, 'build', place);
    await opened.field(0).fill(BLZ);
    const wrong: unknown[] = [];
    for (const [text, expected] of EXPECTED_IBANS) {
      await opened.field(1).fill(text);
      await opened.field(1).press('Enter');
      await expect.poll(async () => (await stateOf(opened)).messages.length).toBe(1);
      // What was typed stays, and the focus is still in the form.
      const { messages, kept, focus } = await stateOf(opened);
      const [message = ''] = messages;
      const found = IBAN.exec(message)?.[0] ?? null;
      if (found !== expected || kept !== text || focus === 'body')
        wrong.push({ text, expected, message, kept, focus });
    }
    expect(wrong).toEqual([]);
  },
);

it('<iban-field> offers the IBAN that buildIban gives, or asks', async () => {
  const page = await test.open(hostPage(`<main>${fieldForm()}</main>${EMBED_WITH_PARTS}${FELD}`));
  const input = page.getByLabel('IBAN');
  const wrong: unknown[] = [];
  let offers = 0;
  for (const [printed, expected] of EXPECTED_IBANS) {
    // After a label, a dash with a space is no minus.
    if (/^[-−] /.test(printed)) continue;
    await input.fill(`Kto ${printed}, BLZ ${BLZ}`);
    await input.press('Enter');
    const said = await page.getByRole('status').innerText();
    const found = IBAN.exec(said.replace(/\s/g, ''))?.[0] ?? null;
    const isFocused = await input.evaluate((element) => element === document.activeElement);
    if (found) offers += 1;
    // In a text, the last group may be another number: then the field asks.
    if ((found !== null && found !== expected) || said === '' || !isFocused)
      wrong.push({ printed, expected, found, said });
  }
  expect(wrong).toEqual([]);
  expect(offers).toBeGreaterThan(PRINTED_ACCOUNTS.length / 2);
});
