import type { Page } from 'playwright-core';
import { compile } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { fillIn, styleOf, useBrowser } from '../../../../calculator/test/browser-page.ts';
import { inputIn, typeInto } from '../../../../calculator/test/field-page.ts';
import { hostPage } from '../../../../calculator/test/host-page.ts';
import { bundleProject, componentOf, OF_FRAMEWORKS } from '../../../test/framework-project.ts';
import { type Choice, DEFAULT_CHOICE, embedCode, type Platform, scriptTags } from './embed-code.ts';

const test = useBrowser();

/** A page with a project that has this code as its only component. */
const projectWith = async (contents: string) =>
  `<main id="app"></main><script>${await bundleProject(contents)}</script>`;

/**
 * How a page of each platform uses the code, twice where it is a component. A frame has a page of its own:
 * snippets.long.browser.test.ts tries it. Solid needs its own compiler: projects.long.browser.test.ts installs it.
 */
const PAGES: Readonly<
  Record<Exclude<Platform, 'frame' | 'solid'>, (code: string) => string | Promise<string>>
> = {
  html: (code) => code,
  // Contact Form 7 replaces its tag with an input.
  wordpress: (code) => code.replace('[text* iban]', '<input name="iban">'),
  react: (code) => {
    const [, name = ''] = /^export function (\w+)/m.exec(code) ?? [];
    return projectWith(`import { createRoot } from 'react-dom/client';
${code}
createRoot(document.querySelector('#app')).render(<><${name} /><${name} /></>);`);
  },
  vue: (code) =>
    projectWith(`import { createApp, h } from 'vue';
${componentOf(code)}
createApp({ render: () => [h(Component), h(Component)] }).mount('#app');`),
  angular: (code) => {
    const [, name = ''] = /^export class (\w+)/m.exec(code) ?? [];
    return projectWith(
      `import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
${code}
document.querySelector('#app').innerHTML = '<app-iban></app-iban>';
bootstrapApplication(${name}, { providers: [provideZonelessChangeDetection()] });`,
    );
  },
  svelte: (code) => {
    const { js } = compile(code, { generate: 'client', name: 'Component' });
    return projectWith(`import { mount } from 'svelte';
${js.code.replace('export default', '')}
for (let count = 0; count < 2; count++) mount(Component, { target: document.querySelector('#app') });`);
  },
  // Astro bundles the script, once for all places of the component.
  astro: async (code) => {
    const [, shown = '', script = ''] = /^([\s\S]*)<script>([\s\S]*)<\/script>$/.exec(code) ?? [];
    return `${shown}${shown}${await projectWith(script)}`;
  },
};
const PLATFORMS = Object.keys(PAGES) as (keyof typeof PAGES)[];

async function open(platform: keyof typeof PAGES, more: Partial<Choice>): Promise<Page> {
  const code = embedCode({ ...DEFAULT_CHOICE, platform, ...more }, 'SITE');
  return test.open(hostPage(await PAGES[platform](code)), {}, OF_FRAMEWORKS);
}

describe('the code to copy', () => {
  it.each(PLATFORMS)('gives a widget in %s, in its colour', async (platform) => {
    const page = await open(platform, { accent: '#ffd54a', width: 320 });
    await page.locator('input').nth(0).fill('37040044');
    await page.locator('input').nth(1).fill('532013000');
    const button = page.getByRole('button', { name: 'IBAN berechnen' }).first();
    await expect.poll(() => styleOf(button, 'backgroundColor')).toEqual(['rgb(255, 213, 74)']);
    await button.click();
    await page.getByText('✓ Ihre IBAN').waitFor();
  });

  it.each(PLATFORMS)('gives a field in %s, which groups and confirms an IBAN', async (platform) => {
    const page = await open(platform, { need: 'field' });
    await typeInto(page, 'de89370400440532013000');
    await expect.poll(() => inputIn(page).inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await page.getByText('✓ Commerzbank, Köln').waitFor();
  });

  it.each(['build', 'field'] as const)(
    'works in a project without the package, with the scripts of the page, for %s',
    async (need) => {
      const choice = { ...DEFAULT_CHOICE, need, platform: 'svelte' } as const;
      const markup = embedCode(choice, 'SITE').replace(/<script[\s\S]*<\/script>/, '');
      const page = await test.open(hostPage(`${scriptTags(choice, 'SITE')}<main>${markup}</main>`));
      if (need === 'build') await fillIn(page, need);
      else await typeInto(page, 'de89370400440532013000');
      await page.getByText('Commerzbank, Köln').waitFor();
    },
  );
});
