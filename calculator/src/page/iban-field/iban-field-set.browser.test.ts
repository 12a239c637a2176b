import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import { FELD, fieldForm } from '../../../test/field-page.ts';
import { EMBED, hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const RIGHT = 'DE89370400440532013000';
const GROUPED = 'DE89 3704 0044 0532 0130 00';
/** A right IBAN of another bank. */
const OTHER = 'DE02120300000000202051';
const OTHER_GROUPED = 'DE02 1203 0000 0000 2020 51';

/** Hears what the form sends. */
const SENT = `<script>
  const sent = [];
  addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push([...new FormData(event.target).values()].join());
  });
</script>`;

async function open(form = fieldForm('data-parts="none"')) {
  const page = await test.open(hostPage(form + SENT + EMBED + FELD));
  await page.waitForFunction(() => customElements.get('iban-field'));
  return page;
}
/** Types an IBAN, and leaves the field. */
async function typed(page: Page, text = RIGHT) {
  await page.locator('iban-field input').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.getByRole('status').getByText('Commerzbank').waitFor();
}
/** Runs a script with `input`, `form` and `field`, and tells at once what there is. */
const run = (page: Page, script: string) =>
  page.evaluate(`(() => {
    const field = document.querySelector('iban-field');
    const input = field.querySelector('input');
    const form = input.form;
    ${script};
    const hint = field.querySelector('[role=status]');
    return { text: input.value, value: field.value, state: field.dataset.state, valid: input.validity.valid, hint: hint ? hint.textContent : '', sent };
  })()`);

describe('a text that code sets in an <iban-field>', () => {
  it.each([
    ['the input', `input.value = '${OTHER}'`],
    ['the field', `field.value = '${OTHER}'`],
    ['the input, after a reset', `form.reset(); input.value = '${OTHER}'`],
  ])('is grouped and judged at once: %s', async (_, script) => {
    const page = await open();
    await typed(page);
    const now = await run(page, script);
    expect(now).toMatchObject({ text: OTHER_GROUPED, value: OTHER, state: 'computed', valid: true });
    expect(JSON.stringify(now)).not.toContain('Commerzbank');
  });

  it('is grouped before anybody uses the field', async () => {
    const page = await open();
    expect(await run(page, `input.value = '${RIGHT}'`)).toMatchObject({ text: GROUPED, valid: true });
  });

  it('is not sent if it is wrong', async () => {
    const page = await open();
    await typed(page);
    const now = await run(page, "input.value = 'DE00'; form.requestSubmit()");
    expect(now).toMatchObject({ text: 'DE00', valid: false, state: 'fault', sent: [] });
  });

  it('is sent if it is right, also after a wrong one', async () => {
    const page = await open();
    await run(page, "input.value = 'DE00'");
    expect(await run(page, `input.value = '${OTHER}'; form.requestSubmit()`)).toMatchObject({
      sent: [OTHER],
    });
  });

  it('is not sent if it is wrong, even if nothing tells that it was set', async () => {
    const page = await open();
    await typed(page);
    const now = await run(
      page,
      "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'DE00'); form.requestSubmit()",
    );
    expect(now).toMatchObject({ valid: false, state: 'fault', sent: [] });
  });

  it('is judged when an attribute sets it', async () => {
    const page = await open();
    await page.locator('iban-field input').focus();
    await page.locator('iban-field input').blur();
    await run(page, "input.setAttribute('value', 'DE00')");
    await expect.poll(() => run(page, '')).toMatchObject({ valid: false, state: 'fault' });
  });

  it('is forgotten when the form is reset', async () => {
    const page = await open();
    await typed(page);
    await run(page, 'form.reset()');
    await expect.poll(() => run(page, '')).toMatchObject({ text: '', state: 'empty', hint: '' });
  });

  it('keeps the caret of a person if it is the same IBAN, compact', async () => {
    const page = await open();
    await page.evaluate(() => {
      addEventListener('input', ({ target }) => {
        const input = target as HTMLInputElement;
        input.value = input.value.replaceAll(' ', '');
      });
    });
    const input = page.locator('iban-field input');
    await input.focus();
    await page.keyboard.type('DE8937040532');
    await input.evaluate((element) => (element as HTMLInputElement).setSelectionRange(9, 9));
    await page.keyboard.type('0044');
    expect(await input.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(14);
    expect(await input.inputValue()).toBe('DE89 3704 0044 0532');
  });
});

describe('a copied <iban-field>', () => {
  it('shows nothing of the other, and is judged by itself', async () => {
    const page = await open();
    await typed(page);
    const now = await page.evaluate((other) => {
      const field = document.querySelector('iban-field') as HTMLElement;
      const copy = field.cloneNode(true) as HTMLElement;
      const input = copy.querySelector('input') as HTMLInputElement;
      document.querySelector('form')?.append(copy);
      const before = [copy.dataset['state'], copy.querySelector('[role=status]')];
      input.value = other;
      return { before, text: input.value, first: field.querySelector('input')?.value };
    }, OTHER);
    expect(now).toEqual({ before: [undefined, null], text: OTHER_GROUPED, first: GROUPED });
  });

  it('and the page’s own input of the same name and text: each sends its own', async () => {
    const page = await open(
      `<form><input name="iban" value="${GROUPED}"><iban-field data-parts="none"><input name="iban" value="${GROUPED}"></iban-field></form>`,
    );
    expect(await run(page, 'form.requestSubmit()')).toMatchObject({ sent: [`${GROUPED},${RIGHT}`] });
  });
});
