import { beforeAll, describe, expect, it } from 'vitest';
import { cleaningAfterAll } from '../server/test/cleaning-after-all.ts';
import { openPage } from '../test/browser/open-page.ts';
import { AUTHOR, hasWordPress, startWordPress } from './wordpress.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';

describe.skipIf(!hasWordPress)('the plugin in a German WordPress', () => {
  const cleanup = cleaningAfterAll();
  let site = '';
  beforeAll(async () => {
    site = await startWordPress('de_DE', cleanup);
  });

  /** A page of the site, and the addresses that it asks for. */
  async function visit(path: string) {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site + path);
    return { page, asked };
  }

  it('lets an author insert the block, by which a visitor computes an IBAN without another server', async () => {
    const page = await openPage();
    await page.goto(`${site}/wp-login.php`);
    await page.fill('#user_login', AUTHOR.name);
    await page.fill('#user_pass', AUTHOR.password);
    await page.click('#wp-submit');
    await page.goto(`${site}/wp-admin/post-new.php`);
    // The editor greets authors with a dialog.
    await page.waitForFunction("window.wp?.data?.select('core/edit-post')");
    await page.evaluate("wp.data.dispatch('core/edit-post').toggleFeature('welcomeGuide')");
    await page.keyboard.press('Escape');
    await page.locator('.wp-block-post-title').fill('IBAN');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/iban');
    await page.getByRole('option', { name: 'IBAN-Rechner' }).click();
    const preview = page.frameLocator('iframe[src*="widget.html?mode=build&lang=de"]');
    await preview.getByLabel('Kontonummer').waitFor();
    const link = await page.evaluate<string>(
      `wp.data.dispatch('core/editor').editPost({ status: 'publish' });
      wp.data.dispatch('core/editor').savePost().then(() => wp.data.select('core/editor').getPermalink());`,
    );

    const { page: post, asked } = await visit(link.slice(site.length));
    await post.getByLabel('Bankleitzahl').fill('37040044');
    await post.getByLabel('Kontonummer').fill('532013000');
    await post.keyboard.press('Enter');
    const result = post.locator('output').first();
    await expect.poll(async () => (await result.innerText()).replace(/\s/g, '')).toContain(`✓`);
    const text = (await result.innerText()).replace(/\s/g, '');
    expect(text).toContain(IBAN.replaceAll(' ', ''));
    expect(text).toContain('Commerzbank');
    expect(asked.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);
  });

  it('works under a policy that allows the site alone, in the language that the page asks for', async () => {
    const { page } = await visit('/?pagename=lookup&csp=1');
    await page.getByLabel('Bank code').first().waitFor();
    const widget = page.locator('[data-iban-rechner]');
    expect(await widget.getAttribute('data-lang')).toBe('en');
    // It is no colour.
    expect(await widget.getAttribute('style')).not.toContain('12345');
  });

  it('loads nothing for pages that use nothing', async () => {
    const { page, asked } = await visit('/?pagename=nothing');
    await page.getByText('Text').waitFor();
    expect(asked.filter((address) => address.includes('/iban-rechner/'))).toEqual([]);
  });

  it('groups an IBAN in a form and hands over its electronic form', async () => {
    const { page } = await visit('/?pagename=form');
    await page.getByLabel('IBAN').click();
    await page.keyboard.type('de89370400440532013000');
    expect(await page.getByLabel('IBAN').inputValue()).toBe(IBAN);
    await page.getByRole('button').click();
    expect(await page.locator('output').textContent()).toBe(IBAN.replaceAll(' ', ''));
  });

  it.each([
    ['konto=DE00370400440532013000', 'Diese IBAN enthält einen Fehler.'],
    ['konto=%3Cscript%3Ealert(1)%3C/script%3E', 'Diese IBAN enthält einen Fehler.'],
    ['konto[]=DE89370400440532013000', 'Diese IBAN enthält einen Fehler.'],
    ['konto=', 'invalid_required'],
  ])('refuses %s, posted past the browser', async (body, fault) => {
    const response = await fetch(`${site}/?pagename=form`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    const text = await response.text();
    expect(text).toContain(fault);
    expect(text).not.toMatch(/<script>alert|Fatal error/);
  });
});
