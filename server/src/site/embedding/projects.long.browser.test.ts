import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformSync } from 'esbuild';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { IN_QUARTER } from '../../../../calculator/test/days.ts';
import { typesInTheMiddle } from '../../../../calculator/test/field-page.ts';
import { PackedPackage } from '../../../../calculator/test/packed-package.ts';
import { expectSilence, openPage } from '../../../../test/browser/open-page.ts';
import { DEFAULT_CHOICE, embedCode, type Need, type Platform } from './embed-code.ts';
import { FIELD_SNIPPETS } from './field-snippets.ts';

// Projects as people have them: each is built for production, and opened. They share one installation of the packed
// package and of their frameworks, which come from the npm registry. That takes minutes.

const PACKAGES = [
  ...['next@16.4.6', 'react@19.2.0', 'react-dom@19.2.0'],
  ...['@sveltejs/kit@2.70.4', '@sveltejs/adapter-static@3.0.10', '@sveltejs/vite-plugin-svelte@6.2.4'],
  ...['svelte@5.57.3', 'solid-js@1.9.19', 'vite-plugin-solid@2.11.14', 'vite@7.3.8'],
  ...['jest@30.5.2', 'jest-environment-jsdom@30.5.2'],
  ...['rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3'],
];
const COMPACT = 'DE89370400440532013000';

let packed: PackedPackage;
beforeAll(() => {
  packed = new PackedPackage(PACKAGES);
}, 600_000);
afterAll(() => packed?.remove());

/** A project with these files, in a folder of its own. @param env variables besides those of this process */
function makeProject(folder: string, files: Readonly<Record<string, string>>, env = {}) {
  for (const [path, content] of Object.entries({ 'package.json': '{ "private": true }', ...files }))
    packed.write(join(folder, path), content);
  const root = join(packed.project, folder);
  const bin = (path: string) => join(packed.project, 'node_modules', path);
  const options = {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  };
  return {
    run: (path: string, ...words: string[]) =>
      execFileSync(process.execPath, [bin(path), ...words], { ...options, stdio: 'pipe' }),
    /** Starts a server. @returns the address that it prints */
    async start(path: string, ...words: string[]): Promise<string> {
      const server = spawn(process.execPath, [bin(path), ...words], {
        ...options,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(async () => {
        const ended = once(server, 'exit');
        if (server.exitCode === null && server.kill()) await ended;
      });
      for await (const line of createInterface(server.stdout)) {
        const address = /http:\/\/localhost:\d+/.exec(line);
        if (address) return address[0];
      }
      throw new Error(`${path} has ended without an address.`);
    },
    /** Serves a folder of files. @returns its address */
    async serve(outDir: string): Promise<string> {
      const server = await preview({
        root,
        configFile: false,
        logLevel: 'silent',
        build: { outDir },
        preview: { port: 0, host: '127.0.0.1' },
      });
      onTestFinished(() => server.close());
      return server.resolvedUrls?.local[0] ?? '';
    },
  };
}

/** Opens the project, types an IBAN into its field, and calculates one with its widget. */
async function opensAndWorks(address: string) {
  const page = await openPage({ today: IN_QUARTER });
  expectSilence(page);
  await page.goto(address);
  // A framework may load the scripts of its page after the `load` event.
  await page.evaluate(async () => void (await customElements.whenDefined('iban-field')));
  await typesInTheMiddle(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => page.locator('main > output').textContent()).toBe(COMPACT);
  await page.getByLabel('Bankleitzahl').fill('10070024');
  await page.getByLabel('Kontonummer').fill('56002');
  await page.getByRole('button', { name: 'IBAN berechnen' }).click();
  await page.getByText(/^DE61 ?1007 ?0024 ?0005 ?6002 ?00$/).waitFor();
}

describe('a project of', { timeout: 600_000 }, () => {
  it('Next.js has the field and the widget in client components', async () => {
    const snippet = FIELD_SNIPPETS['field-next']();
    const project = makeProject('next', {
      'app/layout.jsx': `export const metadata = { title: 'Spende', icons: 'data:,' };
          export default ({ children }) => <html lang="de"><body>{children}</body></html>;`,
      'app/page.jsx': `import { Spende } from './spende.jsx';
          import { Rechner } from './rechner.jsx';
          export default () => <main><Spende /><Rechner /></main>;`,
      'app/konto.jsx': transformSync(snippet, { loader: 'tsx', jsx: 'preserve' }).code,
      'app/spende.jsx': `'use client';
          import { useState } from 'react';
          import { Konto } from './konto.jsx';
          export function Spende() {
            const [iban, setIban] = useState('');
            return <><Konto speichern={setIban} /><output>{iban}</output></>;
          }`,
      'app/rechner.jsx': `'use client';
          import 'iban-rechner/embed.js';
          import 'iban-rechner/rechner.js';
          export const Rechner = () => <div data-iban-rechner="" data-mode="build" />;`,
    });
    project.run('next/dist/bin/next', 'build');
    const address = await project.start('next/dist/bin/next', 'start', '--port', '0');
    expect(await (await fetch(address)).text()).toContain('<iban-field><label>');
    await opensAndWorks(address);
  });

  it('SvelteKit prerenders the page, and hydrates it', async () => {
    const project = makeProject('sveltekit', {
      'package.json': '{ "private": true, "type": "module" }',
      'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
          export default { plugins: [sveltekit()] };`,
      'svelte.config.js': `import adapter from '@sveltejs/adapter-static';
          export default { kit: { adapter: adapter() } };`,
      'src/app.html': `<!doctype html><html lang="de"><head><link rel="icon" href="data:,">%sveltekit.head%</head>
          <body><div>%sveltekit.body%</div></body></html>`,
      'src/routes/+page.js': 'export const prerender = true;',
      'src/routes/+page.svelte': `<script>
            import 'iban-rechner/embed.js';
            import 'iban-rechner/rechner.js';
            import 'iban-rechner/field';
            let iban = $state('');
            let sent = $state('');
            function send(event) {
              event.preventDefault();
              sent = new FormData(event.target).get('iban');
            }
          </script>
          <svelte:head><title>Spende</title></svelte:head>
          <main>
            <form onsubmit={send}>
              <iban-field><label>IBAN <input name="iban" bind:value={iban} required></label></iban-field>
              <button>Speichern</button>
            </form>
            <output>{sent}</output>
            <div data-iban-rechner data-mode="build"></div>
          </main>`,
    });
    project.run('vite/bin/vite.js', 'build');
    const address = await project.serve('build');
    expect(await (await fetch(address)).text()).toContain('<iban-field><label>');
    await opensAndWorks(address);
  });

  /** What the page „Einbetten“ offers for a platform. */
  const offered = (platform: Platform, need: Need) => embedCode({ ...DEFAULT_CHOICE, platform, need }, '');
  /** A script that shows what the form sends. */
  const SENDS = `addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('main > output').textContent = new FormData(event.target).get('iban');
  });`;
  const HEAD = '<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Spende</title>';

  it('Solid takes the code that the page „Einbetten“ offers', async () => {
    const project = makeProject('solid', {
      'package.json': '{ "private": true, "type": "module" }',
      'vite.config.js': "import solid from 'vite-plugin-solid'; export default { plugins: [solid()] };",
      'index.html': `${HEAD}<body><script type="module" src="/main.tsx"></script>`,
      'calculator.tsx': offered('solid', 'build'),
      'field.tsx': offered('solid', 'field'),
      'main.tsx': `import { render } from 'solid-js/web';
          import { IbanCalculator } from './calculator';
          import { IbanField } from './field';
          ${SENDS}
          render(() => <main><form><IbanField /><button>Speichern</button></form><output /><IbanCalculator /></main>,
            document.body);`,
    });
    project.run('vite/bin/vite.js', 'build');
    await opensAndWorks(await project.serve('dist'));
  });

  it('Jest takes the package without any settings, and confirms an IBAN in the field with jsdom', () => {
    const project = makeProject('jest', {
      'iban.test.js': `
          const { maskIban } = require('iban-rechner');
          const { explainIban } = require('iban-rechner/all');
          const { lookupBic } = require('iban-rechner/all');
          test('an IBAN', () => {
            expect(explainIban('${COMPACT}').state).toBe('confirmed');
            expect(lookupBic('37040044').name).toBe('Commerzbank');
            expect(maskIban('DE')).toBe('••••');
          });`,
      // In one piece, Vitest would read the word as a setting of its own.
      'field.test.js': `/** @${'jest-environment'} jsdom */
          require('iban-rechner/field');
          test('the field', async () => {
            document.body.innerHTML = '<iban-field><input></iban-field>';
            const [field] = document.body.children;
            field.firstChild.focus();
            field.firstChild.value = '${COMPACT}';
            while (field.dataset.state !== 'confirmed') await new Promise((resolve) => setTimeout(resolve));
          });`,
    });
    project.run('jest/bin/jest.js');
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
      'field.test.js': `/** @${'jest-environment'} jsdom */
          import 'iban-rechner/field';
          test('the field', async () => {
            document.body.innerHTML = '<iban-field><input></iban-field>';
            const [field] = document.body.children;
            field.firstChild.focus();
            field.firstChild.value = '${COMPACT}';
            while (field.dataset.state !== 'confirmed') await new Promise((resolve) => setTimeout(resolve));
          });`,
    };
    makeProject('jest-esm', files, { NODE_OPTIONS: '--experimental-vm-modules' }).run('jest/bin/jest.js');
  });

  it('Rollup puts the whole into files of their own', async () => {
    const project = makeProject('rollup', {
      'public/index.html': `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Spende</title><main>
          <form><iban-field><label>IBAN <input name="iban" required></label></iban-field><button>Speichern</button></form>
          <output></output><div data-iban-rechner data-mode="build"></div></main>
          <script type="module" src="main.js"></script>`,
      'main.mjs': `import 'iban-rechner/embed.js';
          void import('iban-rechner/rechner.js');
          import 'iban-rechner/field';
          addEventListener('submit', (event) => {
            event.preventDefault();
            document.querySelector('output').textContent = new FormData(event.target).get('iban');
          });`,
    });
    project.run(
      'rollup/dist/bin/rollup',
      ...['main.mjs', '--dir', 'public', '--entryFileNames', '[name].js'],
      ...['--plugin', 'node-resolve', '--failAfterWarnings'],
    );
    const folder = join(packed.project, 'rollup/public');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const large = scripts.filter((name) => statSync(join(folder, name)).size > 150_000);
    expect(scripts).toContain('main.js');
    expect(large.length).toBeGreaterThan(0);
    expect(large).not.toContain('main.js');
    await opensAndWorks(await project.serve('public'));
  });
});
