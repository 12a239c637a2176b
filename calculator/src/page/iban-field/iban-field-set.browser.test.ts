import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import {
  COMPACT,
  FELD,
  fieldForm,
  hintIn,
  IBAN,
  inputIn,
  leaveWith,
  placeCaret,
  run,
  shownIn,
  typeInto,
} from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
/** A valid IBAN of another bank. */
const OTHER = 'DE02120300000000202051';
const OTHER_GROUPED = 'DE02 1203 0000 0000 2020 51';

/** Records what the form sends. */
const SENT = `<script>
  const sent = [];
  addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push([...new FormData(event.target).values()].join());
  });
</script>`;

async function open(form = fieldForm()) {
  const page = await test.open(hostPage(form + SENT + FELD));
  await page.waitForFunction(() => customElements.get('iban-field'));
  return page;
}
/** Types an IBAN, and leaves the field. */
async function typed(page: Page, text = COMPACT) {
  await typeInto(page, text);
  await page.keyboard.press('Tab');
  await hintIn(page).getByText('Commerzbank').waitFor();
}
/** Runs code of the page, and returns what the field then has. */
const runAndSee = (page: Page, code: string) =>
  run(
    page,
    `${code};
     const hint = field.querySelector('[role=status]')?.textContent ?? '';
     return { text: input.value, value: field.value, state: field.dataset.state, valid: input.validity.valid, hint, sent };`,
  );

describe('the state of an <iban-field> for CSS', () => {
  it.each([
    ['value=""', 'empty'],
    [`value="${OTHER}"`, 'computed'],
    ['value="DE88"', 'typing'],
  ])('is there from the start, without an attribute that hydration would find: %s', async (value, state) => {
    const page = await open(fieldForm('data-load="none"', `<input name="iban" ${value}>`));
    const has = (name: string) => run(page, `return field.matches(':state(${name})')`);
    expect([await has(state), await has('fault')]).toEqual([true, false]);
    expect(await run(page, 'return field.attributes.length')).toBe(1);
    await run(page, `field.value = '${COMPACT}'`);
    expect([await has(state), await has('computed')]).toEqual([state === 'computed', true]);
  });

  it('is “fault” for a wrong IBAN that only the page can change, once it is left', async () => {
    const page = await open(fieldForm('data-load="none"', '<input name="iban" readonly value="DE88">'));
    await inputIn(page).focus();
    await inputIn(page).blur();
    expect(await runAndSee(page, '')).toMatchObject({ text: 'DE88', state: 'fault', hint: '' });
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
  });
});

describe('a text that code sets in an <iban-field>', () => {
  const EMPTY = { text: '', value: '', state: 'empty' };
  const hint = expect.not.stringContaining('Commerzbank');
  const RIGHT = { text: OTHER_GROUPED, value: OTHER, state: 'confirmed', valid: true, hint };
  const WRONG = { text: 'DE00', valid: false, state: 'fault', sent: [] };
  const SET_UNNOTICED = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call";

  it.each<[code: string, then: object]>([
    ['field.value = null', EMPTY],
    [`input.value = '${OTHER}'`, RIGHT],
    [`field.value = '${OTHER}'`, RIGHT],
    [`form.reset(); input.value = '${OTHER}'`, RIGHT],
    ["input.value = 'DE00'; form.requestSubmit()", WRONG],
    [`${SET_UNNOTICED}(input, 'DE00'); form.requestSubmit()`, WRONG],
    [
      `input.value = 'DE00'; form.requestSubmit(); input.value = '${OTHER}'; form.requestSubmit()`,
      { sent: [OTHER] },
    ],
  ])('is grouped and judged immediately, and sent only if it is right: %s', async (code, then) => {
    const page = await open();
    await typed(page);
    expect(await runAndSee(page, code)).toMatchObject(then);
  });

  it('is grouped before the field is used', async () => {
    const page = await open();
    expect(await runAndSee(page, `input.value = '${COMPACT}'`)).toMatchObject({ text: IBAN, valid: true });
  });

  it('is judged when an attribute sets it', async () => {
    const page = await open();
    await inputIn(page).focus();
    await inputIn(page).blur();
    await runAndSee(page, "input.setAttribute('value', 'DE00')");
    await expect.poll(() => runAndSee(page, '')).toMatchObject({ valid: false, state: 'fault' });
  });

  it('is forgotten when the form is reset', async () => {
    const page = await open();
    await typed(page);
    await runAndSee(page, 'form.reset()');
    await expect.poll(() => runAndSee(page, '')).toMatchObject({ text: '', state: 'empty', hint: '' });
  });

  it('keeps the caret of a person if it is the same IBAN, compact', async () => {
    const page = await open();
    await run(page, "addEventListener('input', () => { input.value = input.value.replaceAll(' ', '') })");
    await typeInto(page, 'DE8937040532');
    await placeCaret(page, 9);
    await page.keyboard.type('0044');
    expect(await shownIn(page)).toBe('DE89 3704 0044| 0532');
  });
});

describe('the attribute value of an <iban-field>', () => {
  const first = (attributes: string, input = '<input name="iban" required>') =>
    open(fieldForm(`data-load="none" ${attributes}`, input));

  it('is shown in groups from the start, without a hint or an event, and an input’s own text wins', async () => {
    const page = await first(`value="${OTHER}"`);
    expect(await runAndSee(page, '')).toMatchObject({ text: OTHER_GROUPED, value: OTHER, hint: '' });
    expect(await run(page, "return field.matches(':state(computed)')")).toBe(true);
    const both = await first(`value="${OTHER}"`, `<input name="iban" value="${COMPACT}">`);
    expect(await runAndSee(both, '')).toMatchObject({ text: IBAN, value: COMPACT });
  });

  it('changes the text until a person or the page has, and again after a reset, as for an input', async () => {
    const page = await first('');
    const set = (iban: string) => runAndSee(page, `field.setAttribute('value', '${iban}')`);
    expect(await set(OTHER)).toMatchObject({ text: OTHER_GROUPED });
    expect(await set(COMPACT)).toMatchObject({ text: IBAN });
    await leaveWith(page, 'DE88');
    expect(await set(OTHER)).toMatchObject({ text: 'DE88', state: 'fault' });
    await leaveWith(page, '');
    expect(await set(COMPACT)).toMatchObject({ text: '' });
    await runAndSee(page, 'form.reset()');
    await expect.poll(() => runAndSee(page, '')).toMatchObject({ text: IBAN });
    await runAndSee(page, "field.value = ''");
    expect(await set(OTHER)).toMatchObject({ text: '', value: '' });
  });

  it('is not a text that the browser has brought back', async () => {
    const page = await first('');
    await runAndSee(
      page,
      `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${COMPACT}');
       field.setAttribute('value', '${OTHER}');
       dispatchEvent(new Event('pageshow'))`,
    );
    expect(await runAndSee(page, '')).toMatchObject({ text: IBAN });
  });
});

describe('the hint of an <iban-field>', () => {
  const TOP = "const hint = document.querySelector('.iban-field-hint');";

  it('has a gap to the input, which resets of the page leave, and a class by which pages style it', async () => {
    const page = await open();
    await leaveWith(page, 'DE88');
    const see = (css: string) =>
      run<string[]>(
        page,
        `document.querySelector('#page-style')?.remove();
         document.head.insertAdjacentHTML('beforeend', '<style id="page-style">${css}</style>');
         ${TOP}
         const { marginTop, color } = getComputedStyle(hint);
         return [marginTop, color, getComputedStyle(hint.firstChild).borderLeftWidth]`,
      );
    const [gap = '', color, edge] = await see('* { margin: 0; border: 0 } div { margin: 0; border: 0 }');
    expect(Number.parseFloat(gap)).toBeGreaterThan(5);
    expect(edge).toBe('4px');
    expect(
      await see('.iban-field-hint { margin-top: 20px; color: green } .iban-field-fault { border: 0 }'),
    ).toEqual(['20px', 'rgb(0, 128, 0)', '0px']);
    expect(color).not.toBe('rgb(0, 128, 0)');
  });

  it('is in the page’s own element that the attribute hint names, and describes the input', async () => {
    const page = await open(`<p id="below"></p>${fieldForm('data-load="none" hint="below"')}`);
    await leaveWith(page, 'DE88');
    await page.locator('#below').getByText('22 Zeichen').waitFor();
    expect(await run(page, `${TOP} return input.getAttribute('aria-describedby') === hint.id`)).toBe(true);
    // Without the page's element, it is in the field.
    await run(page, "field.setAttribute('hint', 'other')");
    await page.locator('iban-field').getByText('22 Zeichen').waitFor();
    expect(await page.locator('.iban-field-hint').count()).toBe(1);
  });

  it('is nowhere with hint="none", also from then on; the input has its validity all the same', async () => {
    const page = await open(fieldForm('data-load="none" hint="none"'));
    await leaveWith(page, 'DE88');
    const see = () =>
      run(
        page,
        `return [document.querySelector('.iban-field-hint'), input.getAttribute('aria-describedby') ?? '', input.getAttribute('aria-invalid'), input.validity.valid, field.dataset.state]`,
      );
    expect(await see()).toEqual([null, '', 'true', false, 'fault']);
    await run(page, "field.removeAttribute('hint')");
    await page.locator('iban-field').getByText('22 Zeichen').waitFor();
    await run(page, "field.setAttribute('hint', 'none')");
    expect(await see()).toEqual([null, '', 'true', false, 'fault']);
  });
});

describe('an <iban-field>', () => {
  it('that is a copy of a used one starts unused', async () => {
    const page = await open();
    await leaveWith(page, 'DE88');
    const atFirst = await run(
      page,
      `const copy = field.cloneNode(true);
       copy.querySelector('input').value = '';
       copy.querySelector('input').name = 'second';
       form.append(copy);
       return [copy.dataset.state ?? null, copy.querySelector('[role=status]')];`,
    );
    expect(atFirst).toEqual([null, null]);
    const copy = page.locator('iban-field').nth(1);
    await copy.locator('input').focus();
    await page.keyboard.type(COMPACT);
    await copy.getByText('Commerzbank').waitFor();
    expect(await copy.getByRole('status').count()).toBe(1);
    expect(await copy.locator('input').getAttribute('aria-invalid')).toBe(null);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[role=status]')].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(2);
    expect(await copy.locator('input').getAttribute('aria-describedby')).toBe(ids[1]);
  });

  it('and the page’s own input of the same name and text: each sends its own', async () => {
    const page = await open(
      `<form><input name="iban" value="${IBAN}"><iban-field data-load="none"><input name="iban" value="${IBAN}"></iban-field></form>`,
    );
    expect(await runAndSee(page, 'form.requestSubmit()')).toMatchObject({ sent: [`${IBAN},${COMPACT}`] });
  });
});
