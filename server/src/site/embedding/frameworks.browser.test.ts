import type { BuildOptions } from 'esbuild';
import type { Page } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../../calculator/test/browser-page.ts';
import { typesInTheMiddle } from '../../../../calculator/test/field-page.ts';
import { hostPage } from '../../../../calculator/test/host-page.ts';
import { bundleProject, componentOf, OF_FRAMEWORKS } from '../../../test/framework-project.ts';
import { FIELD_SNIPPETS } from './field-snippets.ts';

const test = useBrowser();
const IBAN = 'DE89370400440532013000';

type Id = 'react' | 'next' | 'vue' | 'angular';
const codeOf = (id: Id) => FIELD_SNIPPETS[`field-${id}`]();

/** Bundles a snippet. @param more the project's code after it @param first its code before it */
const bundle = (id: Id, more = '', options: BuildOptions = {}, first = '') =>
  bundleProject(`${first}\n${codeOf(id)}\n${more}`, options);

const open = (script: string, body = '<div id="app"></div>') =>
  test.open(hostPage(`<main>${body}</main><script>${script}</script>`), {}, OF_FRAMEWORKS);

const RENDER = `
import { createRoot } from 'react-dom/client';
globalThis.sent = [];
`;

describe('with its snippet,', () => {
  it('React with react-hook-form submits the IBAN, but no faulty one', async () => {
    const page = await open(
      await bundle(
        'react',
        `${RENDER} createRoot(document.querySelector('#app')).render(<Spende senden={(values) => sent.push(values)} />);`,
      ),
    );
    const sent = () => page.evaluate('sent');
    const next = page.getByRole('button', { name: 'Weiter' });
    await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00');
    await next.click();
    await page.getByRole('status').getByText('Zahlendreher').waitFor();
    expect(await sent()).toEqual([]);
    await page.locator('p').getByText('none').waitFor();
    await page.getByLabel('IBAN').fill('');
    await typesInTheMiddle(page);
    await next.click();
    await page.locator('p').getByText('confirmed').waitFor();
    await expect.poll(sent).toEqual([{ iban: IBAN }]);
  });

  it('Next.js renders the field on the server, and hydrates it without a warning', async () => {
    const server = await bundle('next', 'export default Konto;', {
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    const { default: Konto } = await import(`data:text/javascript,${encodeURIComponent(resolved(server))}`);
    const { createElement } = await import('react');
    const html = renderToString(createElement(Konto, { speichern() {} }));
    const page = await open(
      await bundle(
        'next',
        `import { hydrateRoot } from 'react-dom/client';
         globalThis.sent = [];
         hydrateRoot(document.querySelector('#app'), <Konto speichern={(iban) => sent.push(iban)} />);`,
      ),
      `<div id="app">${html}</div>`,
    );
    // The first event after hydration counts.
    await page.getByLabel('IBAN').fill('DE');
    await page.locator('p').getByText('none').waitFor();
    await page.getByLabel('IBAN').fill('');
    await typesInTheMiddle(page);
    await page.locator('p').getByText('confirmed').waitFor();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => page.evaluate('sent')).toEqual([IBAN]);
  });

  /** Lets the page's code set an IBAN, and expects the field to show it in groups. */
  async function expectIbanSetByCode(page: Page) {
    await page.getByRole('button', { name: 'Setzen' }).click();
    await expect.poll(() => page.getByLabel('IBAN').inputValue()).toBe('AT61 1904 3002 3457 3201');
    await page.locator('p').getByText('AT611904300234573201').waitFor();
  }
  const SETS =
    "document.body.append(Object.assign(document.createElement('button'), { textContent: 'Setzen', onclick }));";

  it('Vue has the compact IBAN in its model after each key, and the field shows what code sets', async () => {
    const code = codeOf('vue').replace(
      '</form>',
      `<button type="button" @click="iban = 'AT611904300234573201'">Setzen</button></form>`,
    );
    const script = await bundleProject(`import { createApp } from 'vue';
${componentOf(code)}
createApp(Component).mount('#app');`);
    const page = await open(script);
    await typesInTheMiddle(page);
    await page.locator('p').getByText(`${IBAN} confirmed`).waitFor();
    await expectIbanSetByCode(page);
  });

  it('Angular has the IBAN in its form, which is valid, and the field shows what code sets and disables', async () => {
    const page = await open(
      await bundle(
        'angular',
        `import { bootstrapApplication } from '@angular/platform-browser';
         import { provideZonelessChangeDetection } from '@angular/core';
         bootstrapApplication(KontoComponent, { providers: [provideZonelessChangeDetection()] }).then((app) => {
           const { form, ergebnis } = app.components[0].instance;
           globalThis.iban = form.controls.iban;
           const onclick = () => {
             iban.setValue('AT611904300234573201');
             ergebnis.set(null);
           };
           ${SETS}
         });`,
        {},
        // A real project compiles its templates beforehand. Here the compiler does it in the page.
        "import '@angular/compiler';",
      ),
      '<app-konto></app-konto>',
    );
    await page.locator('p').getByText('INVALID').waitFor();
    await typesInTheMiddle(page);
    await page.locator('p').getByText(`${IBAN} VALID confirmed`).waitFor();
    expect(await page.evaluate('iban.touched')).toBe(false);
    await page.getByLabel('IBAN').blur();
    expect(await page.evaluate('iban.touched')).toBe(true);
    await expectIbanSetByCode(page);
    await page.evaluate('iban.disable()');
    expect(await page.getByLabel('IBAN').isDisabled()).toBe(true);
    await page.evaluate("iban.enable(), iban.reset('DE02120300000000202051')");
    expect(await page.getByLabel('IBAN').isDisabled()).toBe(false);
    expect(await page.getByLabel('IBAN').inputValue()).toBe('DE02 1203 0000 0000 2020 51');
  });
});

/** A field whose element has the model, by its value and event, not those of the input. */
const REACT_MODEL = `import 'iban-rechner/field';
import { useState } from 'react';
export default function Feld({ anfang }) {
  const [iban, setIban] = useState(anfang);
  return (
    <div>
      <iban-field value={iban} onInput={({ currentTarget }) => setIban(currentTarget.value)}>
        <label>IBAN <input name="iban" /></label>
      </iban-field>
      <p>{iban}</p>
    </div>
  );
}`;

/** Types a text with spaces, and expects the input to show all of it. */
async function typesSpaces(page: Page) {
  const input = page.getByLabel('IBAN');
  for (const delay of [0, 40]) {
    await input.fill('');
    await input.pressSequentially('Kto 532013000 BLZ 37040044', { delay });
    expect(await input.inputValue(), `${delay} ms`).toBe('Kto 532013000 BLZ 37040044');
    await page.locator('p').getByText('Kto 532013000 BLZ 37040044').waitFor();
  }
}

/** Code for a server, which is run here. */
const moduleOf = async (code: string) =>
  import(
    `data:text/javascript,${encodeURIComponent(
      resolved(
        await bundleProject(code, { format: 'esm', platform: 'node', packages: 'external', alias: {} }),
      ),
    )}`
  );

describe('a first value from the server is shown after hydration, without a warning, and typed spaces stay,', () => {
  async function expectFirstValue(page: Page) {
    const input = page.getByLabel('IBAN');
    await expect.poll(() => input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    await input.fill('AT611904300234573201');
    await page.locator('p').getByText('AT611904300234573201').waitFor();
    await input.fill('');
    await expect.poll(() => page.locator('p').textContent()).toBe('');
    expect(await input.inputValue()).toBe('');
    await typesSpaces(page);
  }
  const rendered = (html: string) => {
    expect(html).toContain(`value="${IBAN}"`);
    return `<div id="app">${html}</div>`;
  };

  it('in React', async () => {
    const { default: Feld } = await moduleOf(REACT_MODEL);
    const { createElement } = await import('react');
    const html = renderToString(createElement(Feld, { anfang: IBAN }));
    const script = await bundleProject(`${REACT_MODEL}
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.querySelector('#app'), <Feld anfang="${IBAN}" />);`);
    await expectFirstValue(await open(script, rendered(html)));
  });

  it('in the snippet for Vue', async () => {
    const code = componentOf(
      codeOf('vue')
        .replace("ref('')", `ref('${IBAN}')`)
        .replace(/ \{\{ ergebnis.*?\}\}/, ''),
    );
    const { default: Component } = await moduleOf(`${code}\nexport default Component;`);
    const { createSSRApp } = await import('vue');
    const { renderToString: render } = await import('vue/server-renderer');
    const html = await render(createSSRApp(Component));
    const script = await bundleProject(`import { createSSRApp } from 'vue';
${code}
createSSRApp(Component).mount('#app');`);
    await expectFirstValue(await open(script, rendered(html)));
  });
});

/** Replaces names of packages by their paths: a module from a data: URL can't import them by name. */
const resolved = (code: string) =>
  code.replaceAll(/(from|import) "([^"]+)"/g, (_, word, name) => `${word} "${import.meta.resolve(name)}"`);
