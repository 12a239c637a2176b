import { describe, expect, it } from 'vitest';
import { fillIn, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { EMBED, hostPage } from '../../../test/host-page.ts';
import { ALL_ONCE, requestsFrom, testLoading } from '../../../test/loading.ts';
import { LISTEN, outputsOf } from '../../../test/situations.ts';

const test = useBrowser();

testLoading(test, { rare: false });

describe('which requests a widget makes', () => {
  it('does not depend on what is typed', async () => {
    const texts = ['', 'AT611904300234573201', 'DE97100700240000056002'];
    for (const text of texts) {
      const start = test.hosts.requests.length;
      const page = await test.open(hostPage(widgetIn('validate') + EMBED));
      await fillIn(page, 'validate', [text]);
      await expect.poll(() => requestsFrom(test, start)).toEqual(ALL_ONCE);
      await page.locator('input[aria-invalid]').waitFor();
      expect(requestsFrom(test, start)).toEqual(ALL_ONCE);
    }
  });

  it('does not depend on the text if a script submits the form', async () => {
    for (const text of ['x', 'DE89370400440532013000']) {
      const start = test.hosts.requests.length;
      const page = await test.open(hostPage(widgetIn('validate') + EMBED));
      await page.locator('form').evaluate((form: HTMLFormElement, value) => {
        for (const input of form.querySelectorAll('input')) input.value = value;
        form.requestSubmit();
      }, text);
      await expect.poll(() => requestsFrom(test, start)).toEqual(ALL_ONCE);
    }
  });

  it('depends on its mode; each is made once for all widgets', async () => {
    const start = test.hosts.requests.length;
    const page = await test.open(
      hostPage(widgetIn('lookup') + widgetIn('build').repeat(2) + EMBED, `<script>${LISTEN}</script>`),
    );
    await page.locator('[data-mode=lookup] input').focus();
    await expect
      .poll(() => requestsFrom(test, start))
      .toEqual(['site/banken.js', 'site/embed.js', 'site/formular.js']);
    for (const input of await page.locator('[data-mode=build] input').all()) await input.focus();
    await expect
      .poll(() => requestsFrom(test, start))
      .toEqual(['site/banken.js', 'site/embed.js', 'site/formular.js', 'site/regeln.js']);
    expect(await outputsOf(page)).toEqual([]);
  });
});
