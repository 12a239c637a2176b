import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleaningAfterAll } from '../server/test/cleaning-after-all.ts';
import { openPage } from '../test/browser/open-page.ts';
import { ADMIN, AUTHOR, hasWordPress, startWordPress, uninstallPlugin } from './wordpress.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
/** For the plugin directory; `readme.txt` says what they show. */
const SCREENSHOTS = 'wordpress/dist';

describe.skipIf(!hasWordPress)('the plugin in a German WordPress', () => {
  const cleanup = cleaningAfterAll();
  let url = '';
  let site = '';
  beforeAll(async () => {
    ({ url, site } = await startWordPress('de_DE', cleanup));
    mkdirSync(SCREENSHOTS, { recursive: true });
  });

  /** A page of the site, and the addresses that it asks for. */
  async function visit(path: string) {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(url + path);
    return { page, asked };
  }

  async function logIn({ name, password }: typeof AUTHOR) {
    const { page } = await visit('/wp-login.php');
    // The administration shows pictures of gravatar.com and w.org, which a page without a network would wait for.
    await page.route(
      ({ origin }) => origin !== url,
      (route) => route.abort(),
    );
    // WordPress moves the focus to this field 0.2 seconds after the page has loaded, even during typing.
    await page.locator('#user_login:focus').waitFor();
    await page.fill('#user_login', name);
    await page.fill('#user_pass', password);
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
    return page;
  }

  const take = (page: Page, number: number) =>
    page.screenshot({ path: join(SCREENSHOTS, `screenshot-${number}.png`) });

  it('lets an author insert block and shortcode, by which a visitor computes an IBAN without another server', async () => {
    const page = await logIn(AUTHOR);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${url}/wp-admin/post-new.php`);
    // Since WordPress 6.3, the text is in a frame.
    await page.locator('.wp-block-post-title, iframe[name=editor-canvas]').first().waitFor();
    const frame = page.locator('iframe[name=editor-canvas]');
    const canvas = (await frame.count()) > 0 ? frame.contentFrame() : page;
    // The editor greets authors with a dialog.
    await page.evaluate("wp.data.dispatch('core/edit-post').toggleFeature('welcomeGuide')");
    await page.keyboard.press('Escape');
    await canvas.locator('.wp-block-post-title').fill('IBAN');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/iban');
    await page.getByRole('option', { name: 'IBAN-Rechner' }).click();
    await page.getByLabel('BLZ, die ausgefüllt ist').fill('370 400 44');
    await page.getByLabel('Farbe, z. B. #0b6e80').fill('#fc0');
    const preview = canvas.frameLocator('iframe[title="Vorschau des IBAN-Rechners"]');
    await expect.poll(() => preview.getByLabel('Bankleitzahl').inputValue()).toBe('37040044');
    await preview.getByLabel('Kontonummer').waitFor();
    await take(page, 1);
    const link = await page.evaluate<string>(
      `wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('core/shortcode', { text: '[iban_rechner mode="validate"]' }));
      wp.data.dispatch('core/editor').editPost({ status: 'publish' });
      wp.data.dispatch('core/editor').savePost().then(() => wp.data.select('core/editor').getPermalink());`,
    );

    const { page: post, asked } = await visit(link.slice(url.length));
    await post.setViewportSize({ width: 640, height: 720 });
    await post.getByLabel('IBAN', { exact: true }).waitFor();
    // White on a light yellow could not be read.
    expect(await post.locator('[data-iban-rechner]').first().getAttribute('style')).toContain(
      '--iban-accent: #fc0; --iban-on-accent: #000;',
    );
    expect(await post.getByLabel('Bankleitzahl').inputValue()).toBe('37040044');
    await post.getByLabel('Kontonummer').fill('532013000');
    await post.keyboard.press('Enter');
    const result = post.locator('output').first();
    await expect.poll(async () => (await result.innerText()).replace(/\s/g, '')).toContain(`✓`);
    const text = (await result.innerText()).replace(/\s/g, '');
    expect(text).toContain(IBAN.replaceAll(' ', ''));
    expect(text).toContain('Commerzbank');
    await take(post, 2);
    expect(asked.filter((address) => new URL(address).origin !== url)).toEqual([]);
    // New bank data must not meet an old script in a browser's cache.
    const scripts = asked.filter((address) => address.includes('/iban-rechner/'));
    expect(scripts.map((address) => /[^/]+\.js/.exec(address)?.[0])).toEqual(['embed.js', 'rechner.js']);
    for (const address of scripts) expect(address).toMatch(/\.js\?ver=\d+\.\d+\.\d+\.\d{8}(#0)?$/);
  });

  it('works under a CSP that allows only the site, in the language that the page asks for, and only there', async () => {
    const { page } = await visit('/?pagename=lookup&csp=1');
    await page.getByLabel('Bank code').first().waitFor();
    const widget = page.locator('[data-iban-rechner]');
    expect(await widget.getAttribute('data-lang')).toBe('en');
    // #12345z is not a colour.
    expect(await widget.getAttribute('style')).not.toContain('accent');
    const { page: other, asked } = await visit('/?pagename=nothing');
    await other.getByText('Text').waitFor();
    expect(await other.content()).not.toContain('iban-rechner');
    expect(asked.filter((address) => address.includes('/iban-rechner/'))).toEqual([]);
  });

  it('groups an IBAN in a form and hands over its electronic form', async () => {
    const { page } = await visit('/?pagename=form');
    await page.getByLabel('IBAN').click();
    await page.keyboard.type('de89370400440532013000');
    expect(await page.getByLabel('IBAN').inputValue()).toBe(IBAN);
    await page.getByText('Commerzbank').waitFor();
    await page.setViewportSize({ width: 640, height: 260 });
    await take(page, 3);
    await page.getByRole('button').click();
    expect(await page.locator('output').textContent()).toBe(IBAN.replaceAll(' ', ''));
  });

  const post = (body: string) =>
    fetch(`${url}/?pagename=form`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }).then((response) => response.text());

  it('refuses a wrong IBAN and hands over the electronic form of a right one, posted without a browser', async () => {
    for (const [body, fault] of [
      ['konto=DE00370400440532013000', 'Diese IBAN enthält einen Fehler.'],
      ['konto=%3Cscript%3Ealert(1)%3C/script%3E', 'Diese IBAN enthält einen Fehler.'],
      ['konto[]=DE89370400440532013000', 'Diese IBAN enthält einen Fehler.'],
      ['konto=', 'invalid_required'],
    ] as const) {
      const text = await post(body);
      expect(text).toContain(fault);
      expect(text).not.toMatch(/<script>alert|Fatal error/);
    }
    expect(await post('konto=iban:+de89+3704-0044+0532+0130+00')).toContain(
      `<output>${IBAN.replaceAll(' ', '')}</output>`,
    );
  });

  it('shows administrators source and last day of the bank data, and asks for an update afterwards', async () => {
    const data = join(site, 'wp-content/plugins/iban-rechner/data.php');
    const setLastDay = (day: string) =>
      writeFileSync(data, readFileSync(data, 'utf8').replace(/(?<='validUntil' => ')[\d-]+/, day));
    const [admin, author] = [await logIn(ADMIN), await logIn(AUTHOR)];
    const notice = (page: Page) => page.getByText(/Die Bankdaten des IBAN-Rechners galten bis .*2001/);
    setLastDay('2999-12-31');
    await admin.goto(`${url}/wp-admin/plugins.php`);
    await admin.getByText(/Bankdaten gültig bis .*2999.* Quelle: Deutsche Bundesbank/).waitFor();
    expect(await notice(admin).count()).toBe(0);
    setLastDay('2001-12-31');
    await admin.reload();
    expect(await notice(admin).count()).toBe(1);
    await author.goto(`${url}/wp-admin/`);
    expect(await notice(author).count()).toBe(0);
  });

  // Runs last, since it deletes the plugin.
  it('leaves nothing when it is deleted', () => {
    expect(uninstallPlugin(site)).toBe('');
  });
});
