import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { useBrowser } from '../../../../calculator/test/browser-page.ts';
import { hostPage } from '../../../../calculator/test/host-page.ts';
import { bundleProject, OF_FRAMEWORKS } from '../../../test/framework-project.ts';
import type { Language } from '../words/words.ts';
import { DEFAULT_CHOICE, embedCode, type Need, type Platform } from './embed-code.ts';

const test = useBrowser();

/** A page with a project that has this code as its only component. */
const projectWith = async (contents: string) =>
  `<main id="app"></main><script>${await bundleProject(contents)}</script>`;

/** How a page of each platform uses the code. A frame has a page of its own: snippets.browser.test.ts tries it. */
const PAGES: Readonly<Record<Exclude<Platform, 'frame'>, (code: string) => string | Promise<string>>> = {
  html: (code) => code,
  // Contact Form 7 puts an input in the place of its words.
  wordpress: (code) => code.replace('[text* iban]', '<input name="iban">'),
  react: (code) => {
    const [, name = ''] = /^export function (\w+)/.exec(code) ?? [];
    return projectWith(`import { createRoot } from 'react-dom/client';
${code}
createRoot(document.querySelector('#app')).render(<><${name} /><${name} /></>);`);
  },
  vue: (code) => {
    const { descriptor } = parse(code);
    const options = { id: 'component', inlineTemplate: true, genDefaultAs: 'Component' };
    return projectWith(`import { createApp, h } from 'vue';
${compileScript(descriptor, options).content}
createApp({ render: () => [h(Component), h(Component)] }).mount('#app');`);
  },
};
const PLATFORMS = Object.keys(PAGES) as (keyof typeof PAGES)[];

async function open(need: Need, platform: keyof typeof PAGES, language: Language = 'de'): Promise<Page> {
  const code = embedCode({ ...DEFAULT_CHOICE, need, platform, language }, 'SITE');
  return test.open(hostPage(await PAGES[platform](code)), {}, OF_FRAMEWORKS);
}

describe('the code to copy', () => {
  it.each(PLATFORMS)('gives a widget in %s', async (platform) => {
    const page = await open('build', platform);
    await page.locator('input').nth(0).fill('37040044');
    await page.locator('input').nth(1).fill('532013000');
    await page.getByRole('button', { name: 'IBAN berechnen' }).first().click();
    await page.getByText('✓ Ihre IBAN').waitFor();
  });

  it.each(PLATFORMS)('gives a field in %s, which groups and confirms', async (platform) => {
    const page = await open('field', platform);
    const input = page.getByLabel('IBAN').first();
    await input.focus();
    await page.keyboard.type('de89370400440532013000');
    await expect.poll(() => input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await page.getByText('✓ Commerzbank, Köln').waitFor();
  });

  it.each(PLATFORMS)('gives an English field in %s', async (platform) => {
    const page = await open('field', platform, 'en');
    const input = page.getByLabel('IBAN').first();
    await input.fill('DE89370400440532013');
    await input.blur();
    await page.getByText('An IBAN from Germany has 22 characters').waitFor();
  });

  it('holds a faulty IBAN back in WordPress, whose forms the browser does not check', async () => {
    const code = embedCode({ ...DEFAULT_CHOICE, need: 'field', platform: 'wordpress' }, 'SITE');
    const form = `<form novalidate>${await PAGES.wordpress(code)}<button>Senden</button></form><output></output>`;
    const page = await test.open(hostPage(form));
    await page.locator('form').evaluate((element) => {
      element.addEventListener('submit', (event) => {
        event.preventDefault();
        (document.querySelector('output') as HTMLElement).textContent += 'gesendet ';
      });
    });
    const output = page.locator('output');
    await page.getByLabel('IBAN').fill('DE88370400440532013000');
    await page.getByRole('button', { name: 'Senden' }).click();
    await page.getByText('Zahlendreher').waitFor();
    expect(await output.textContent()).toBe('');
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page.getByRole('button', { name: 'Senden' }).click();
    expect(await output.textContent()).toBe('gesendet ');
  });

  it.each(['react', 'vue'] as const)('loads each script once in %s', async (platform) => {
    const page = await open('field', platform);
    await expect.poll(() => page.locator('iban-field').count()).toBe(2);
    for (const name of ['embed.js', 'feld.js'])
      await expect.poll(() => page.locator(`script[src$="/${name}"]`).count()).toBe(1);
  });
});
