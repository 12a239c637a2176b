import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MISSING, useBrowser } from '../../../test/browser-page.ts';
import {
  COMPACT,
  FELD,
  fieldForm,
  IBAN,
  inputIn,
  leaveWith,
  shownIn,
  stateIn,
  typeInto,
  WITH_WHOLE,
} from '../../../test/field-page.ts';
import { EMBED, hostPage, pinned, version } from '../../../test/host-page.ts';
import type { HostPage } from '../../../test/host-server.ts';

const test = useBrowser();
const FORM = fieldForm();

type Opened = Awaited<ReturnType<typeof test.open>>;
const sent = (page: Opened) =>
  page.evaluate(() => new FormData(document.querySelector('form') as HTMLFormElement).get('iban'));

/** Types an IBAN, and waits until it is confirmed. */
async function works(content: string | HostPage) {
  const page = await test.open(content);
  await typeInto(page, COMPACT);
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain('✓ Commerzbank, Köln');
  expect(await shownIn(page)).toBe(`${IBAN}|`);
  expect(await sent(page)).toBe(COMPACT);
  return page;
}

describe('an <iban-field> works', () => {
  it('under a strict policy, even with Trusted Types', async () => {
    const policy = `default-src 'none'; script-src SITE; img-src data:; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
    // In the head, before its element.
    await works({ html: hostPage(FELD + FORM), headers: { 'Content-Security-Policy': policy } });
  });

  it('with prototypes that are frozen, or as Prototype.js changes them', async () => {
    const hostile =
      'Array.prototype.toJSON = () => "[]"; Array.prototype.each = Array.prototype.forEach; for (const type of [Object, Array, String, Function, Map]) Object.freeze(type.prototype)';
    await works(hostPage(FORM + FELD, `<script>${hostile}</script>`));
  });

  it('in a shadow root, with a form there', async () => {
    const page = await test.open(hostPage(`<div id="host"></div>${WITH_WHOLE}`));
    await page.evaluate((form) => {
      const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
      const template = document.createElement('template');
      template.innerHTML = form;
      root?.append(template.content);
    }, FORM);
    await typeInto(page, COMPACT);
    await page.getByText('✓ Commerzbank, Köln').waitFor();
    expect(
      await page.evaluate(() =>
        new FormData(
          document.querySelector('#host')?.shadowRoot?.querySelector('form') as HTMLFormElement,
        ).get('iban'),
      ),
    ).toBe(COMPACT);
  });
});

describe('rechner.js', () => {
  it('is waited for, not loaded again, if the page brings it', async () => {
    const page = await test.open(hostPage(''));
    const held: Route[] = [];
    await page.route(/\/rechner-/, (route) => {
      held.push(route);
    });
    const start = test.hosts.requests.length;
    const html = hostPage(FORM + FELD + pinned('rechner', 'async'));
    await page.goto(test.hosts.serve('waits', { html }), { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBe(1);
    // A text typed before feld.js runs would get its hint only on leaving.
    await page.waitForFunction(() => customElements.get('iban-field'));
    await typeInto(page, COMPACT);
    expect(await stateIn(page)).toBe('computed');
    await Promise.all(held.map((route) => route.continue()));
    await page.getByText('✓ Commerzbank, Köln').waitFor();
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    await inputIn(page).blur();
    expect(test.requestsFrom(start)).toEqual(['site/feld.js', `site/rechner-${version}.js`]);
  });

  it('is loaded once for a field and a widget', async () => {
    const start = test.hosts.requests.length;
    const page = await works(hostPage(`${FORM}<div data-iban-rechner></div>${EMBED}${FELD}`));
    await page.locator('[data-iban-rechner] input').focus();
    await inputIn(page).focus();
    expect([...new Set(test.requestsFrom(start))]).toEqual([
      'site/embed.js',
      'site/feld.js',
      'site/rechner.js',
    ]);
  });

  it('is not loaded by a pinned feld.js, which says so', async () => {
    const start = test.hosts.requests.length;
    const page = await test.open(hostPage(FORM + pinned('feld', 'async')), {}, MISSING);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    await typeInto(page, COMPACT);
    await expect.poll(() => stateIn(page)).toBe('computed');
    expect(test.requestsFrom(start)).toEqual([`site/feld-${version}.js`]);
  });
});

describe('a field works on a page that', () => {
  it('moves, removes and adds fields, and replaces the input', async () => {
    const page = await works(hostPage(`${FORM}<div id="other"></div>${WITH_WHOLE}`));
    await page.evaluate(() => {
      const field = document.querySelector('iban-field') as HTMLElement;
      field.remove();
      document.querySelector('form')?.prepend(field);
    });
    await leaveWith(page, 'de88');
    expect(await inputIn(page).inputValue()).toBe('DE88');
    await page.getByText('Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 4.').waitFor();
    await page.evaluate((iban) => {
      const old = document.querySelector('iban-field input');
      const made = document.createElement('input');
      Object.assign(made, { name: 'iban', value: iban });
      old?.replaceWith(made);
    }, 'DE88370400440532013000');
    const validity = () => inputIn(page).evaluate((element) => (element as HTMLInputElement).validity.valid);
    await expect.poll(validity).toBe(false);
    await inputIn(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(COMPACT);
    expect(await validity()).toBe(true);
    expect(await sent(page)).toBe(COMPACT);
  });
});

describe('a form like those of', () => {
  /** What a screen reader reads out about the input. */
  const described = (page: Opened) =>
    inputIn(page).evaluate((element) => [
      element.getAttribute('aria-invalid'),
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(''),
    ]);
  const TYPING_ERROR = ['true', expect.stringContaining('Zahlendreher')];

  it('Contact Form 7: its script sends it, and the browser checks nothing', async () => {
    const page = await test.open(
      hostPage(
        `<div class="wpcf7"><form class="wpcf7-form" novalidate action="/wp-json/feedback">
           <p><iban-field><label>IBAN <span class="wpcf7-form-control-wrap" data-name="iban"><input class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" aria-invalid="false" name="iban"></span></label></iban-field></p>
           <input type="submit" value="Senden"><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>
         <script>
           // As its submit.js and validate.js (6.0): it takes the data by FormData. With each change and each submit it
           // clears what it may have said before; after a change, in a separate task.
           globalThis.received = [];
           const form = document.querySelector('.wpcf7-form');
           const clear = () => {
             for (const control of form.querySelectorAll('.wpcf7-form-control')) {
               control.setAttribute('aria-invalid', 'false');
               control.removeAttribute('aria-describedby');
               control.setCustomValidity('');
             }
           };
           form.addEventListener('change', () => Promise.resolve().then(clear));
           form.addEventListener('submit', (event) => {
             event.preventDefault();
             clear();
             received.push([...new FormData(form).entries()]);
             if (received.length > 1) form.reset();
           });
         </script>${WITH_WHOLE}`,
      ),
    );
    await typeInto(page, 'DE88370400440532013000');
    await page.keyboard.press('Enter');
    await expect.poll(() => described(page)).toEqual(TYPING_ERROR);
    expect(await shownIn(page)).toBe('DE88 3704 0044 0532 0130 00|');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('DE88370400440532013000');
    await page.keyboard.press('Tab');
    await expect.poll(() => described(page)).toEqual(TYPING_ERROR);
    await inputIn(page).fill(COMPACT);
    await page.getByText('✓ Commerzbank, Köln').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('received')).toEqual([
      [['iban', 'DE88370400440532013000']],
      [['iban', COMPACT]],
    ]);
  });

  it('WooCommerce: the checkout is drawn again during typing, and reads its inputs itself', async () => {
    const page = await test.open(
      hostPage(
        `<form class="checkout" novalidate><input name="billing_postcode" id="postcode"><div id="payment"></div><button>Kaufen</button></form>
         <script>
           // As its checkout.js (10): update_checkout replaces the old elements, then fills empty inputs with an id
           // again.
           function redraw() {
             const payment = document.querySelector('#payment');
             const typed = payment.querySelector('input')?.value ?? '';
             payment.innerHTML = '<div class="payment_box"><iban-field><label for="sepa_iban">IBAN</label><input class="input-text" name="sepa_iban" id="sepa_iban"></iban-field></div>';
             payment.querySelector('input').value = typed;
           }
           redraw();
           const form = document.querySelector('form');
           form.querySelector('#postcode').addEventListener('change', redraw);
           // validate_field removes what it may have said of an input.
           for (const type of ['input', 'change', 'focusout'])
             form.addEventListener(type, ({ target }) => {
               if (!target.matches('.input-text')) return;
               target.removeAttribute('aria-invalid');
               target.removeAttribute('aria-describedby');
             });
           // It sends what jQuery's serialize() makes: that reads the inputs, and asks for no FormData.
           globalThis.received = [];
           form.addEventListener('submit', (event) => {
             event.preventDefault();
             const named = [...form.elements].filter(({ name, disabled }) => name && !disabled);
             received.push(new URLSearchParams(named.map(({ name, value }) => [name, value])).get('sepa_iban'));
           });
         </script>${WITH_WHOLE}`,
      ),
    );
    await typeInto(page, 'DE88370400440532013000');
    for (const postcode of ['50667', '10115']) {
      await page.locator('#postcode').fill(postcode);
      await page.locator('#postcode').press('Tab');
    }
    expect(await inputIn(page).inputValue()).toBe('DE88 3704 0044 0532 0130 00');
    await inputIn(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('0');
    await page.keyboard.press('Tab');
    await expect.poll(() => described(page)).toEqual(TYPING_ERROR);
    await inputIn(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(COMPACT);
    await page.getByText('✓ Commerzbank, Köln').waitFor();
    expect(await page.getByRole('status').count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('received')).toEqual([COMPACT]);
    await expect.poll(() => shownIn(page)).toBe('DE89 3704 0044 0532 0130 0|0');
  });
});

it('the accessibility tree has each text once', async () => {
  const page = await works(hostPage(FORM + WITH_WHOLE));
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const said = nodes
    .filter(({ role, ignored }) => !ignored && ['textbox', 'status', 'button'].includes(role?.value))
    .map(({ role, name, description, value }) => [
      role?.value,
      name?.value.trim(),
      description?.value ?? '',
      value?.value ?? '',
    ]);
  expect(said.toSorted()).toEqual([
    ['button', 'Weiter', '', ''],
    ['status', '', '', ''],
    ['textbox', 'IBAN', '✓ Commerzbank, Köln, BIC\u00a0COBADEFFXXX', IBAN],
  ]);
});
