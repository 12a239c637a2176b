import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { IN_QUARTER } from '../../../../calculator/test/days.ts';
import { typesInTheMiddle } from '../../../../calculator/test/field-page.ts';
import { PackedPackage } from '../../../../calculator/test/packed-package.ts';
import { expectSilence, openPage } from '../../../../test/browser/open-page.ts';
import { DEFAULT_CHOICE, embedCode, type Need } from './embed-code.ts';

// Projects whose tools the repository does not have: they share one installation of the packed package and of these,
// which come from the npm registry. frameworks.browser.test.ts and embed-code.long.browser.test.ts have the others.

const PACKAGES = [
  ...['solid-js@1.9.19', 'vite-plugin-solid@2.11.14', 'vite@7.3.8'],
  ...['jest@30.5.2', 'jest-environment-jsdom@30.5.2'],
];
const COMPACT = 'DE89370400440532013000';

let packed: PackedPackage;
beforeAll(() => {
  packed = new PackedPackage(PACKAGES);
}, 600_000);
afterAll(() => packed?.remove());

/** Writes a project into a folder of its own. @returns a function that runs one of its tools there */
function makeProject(folder: string, files: Readonly<Record<string, string>>, env = {}) {
  for (const [path, content] of Object.entries({ 'package.json': '{ "private": true }', ...files }))
    packed.write(join(folder, path), content);
  const options = {
    cwd: join(packed.project, folder),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'pipe',
  } as const;
  return (path: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(packed.project, 'node_modules', path), ...words], options);
}

describe('a project of', { timeout: 600_000 }, () => {
  it('Solid takes the code that the page „Einbetten“ offers, and works when built', async () => {
    const offered = (need: Need) => embedCode({ ...DEFAULT_CHOICE, platform: 'solid', need }, '');
    const run = makeProject('solid', {
      'package.json': '{ "private": true, "type": "module" }',
      'vite.config.js': "import solid from 'vite-plugin-solid'; export default { plugins: [solid()] };",
      'index.html':
        '<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Spende</title><body><script type="module" src="/main.tsx"></script>',
      'calculator.tsx': offered('build'),
      'field.tsx': offered('field'),
      'main.tsx': `import { render } from 'solid-js/web';
          import { IbanCalculator } from './calculator';
          import { IbanField } from './field';
          addEventListener('submit', (event) => {
            event.preventDefault();
            document.querySelector('main > output').textContent = new FormData(event.target).get('iban');
          });
          render(() => <main><form><IbanField /><button>Speichern</button></form><output /><IbanCalculator /></main>,
            document.body);`,
    });
    run('vite/bin/vite.js', 'build');
    const server = await preview({
      root: join(packed.project, 'solid'),
      configFile: false,
      logLevel: 'silent',
      preview: { port: 0, host: '127.0.0.1' },
    });
    onTestFinished(() => server.close());
    const page = await openPage({ today: IN_QUARTER });
    expectSilence(page);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await typesInTheMiddle(page);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => page.locator('main > output').textContent()).toBe(COMPACT);
    await page.getByLabel('Bankleitzahl').fill('10070024');
    await page.getByLabel('Kontonummer').fill('56002');
    await page.getByRole('button', { name: 'IBAN berechnen' }).click();
    await page.getByText(/^DE61 ?1007 ?0024 ?0005 ?6002 ?00$/).waitFor();
  });

  /** A test of Jest's that has the field confirm an IBAN. */
  const fieldTest = (load: string) => `/** @${'jest-environment'} jsdom */
    ${load};
    test('the field', async () => {
      document.body.innerHTML = '<iban-field><input></iban-field>';
      const [field] = document.body.children;
      field.firstChild.focus();
      field.firstChild.value = '${COMPACT}';
      while (field.dataset.state !== 'confirmed') await new Promise((resolve) => setTimeout(resolve));
    });`;

  it('Jest takes the package without any settings, and confirms an IBAN in the field with jsdom', () => {
    const run = makeProject('jest', {
      'iban.test.js': `
          const { maskIban } = require('iban-rechner');
          const { explainIban } = require('iban-rechner/all');
          test('an IBAN', () => {
            expect(explainIban('${COMPACT}').state).toBe('confirmed');
            expect(maskIban('DE')).toBe('••••');
          });`,
      'field.test.js': fieldTest("require('iban-rechner/field')"),
    });
    run('jest/bin/jest.js');
  });

  it('Jest takes the package as ES modules, and loads everything in several tests at once', () => {
    const files = {
      'package.json': '{ "private": true, "type": "module" }',
      'iban.test.js': `
          import { isValidIban } from 'iban-rechner';
          import { iban, kontonummer } from 'iban-rechner/schema';
          test('an IBAN', async () => {
            const checks = [iban({ require: 'confirmed' }), iban({ national: true }), kontonummer({ blz: '37040044' })];
            const texts = ['${COMPACT}', 'FR4120041010050500013M02605', '532013000'];
            const all = import('iban-rechner/all');
            const found = await Promise.all(checks.map((check, place) => check['~standard'].validate(texts[place])));
            expect(found.map(({ issues }) => issues?.length)).toEqual([undefined, 1, undefined]);
            expect((await all).explainIban(texts.find(isValidIban)).state).toBe('confirmed');
          });`,
      'field.test.js': fieldTest("import 'iban-rechner/field'"),
    };
    makeProject('jest-esm', files, { NODE_OPTIONS: '--experimental-vm-modules' })('jest/bin/jest.js');
  });
});
