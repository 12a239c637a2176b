import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import type {} from './global-setup.ts';

let browser: Promise<Browser> | undefined;

/**
 * Opens a page of Chromium in a context of its own: it shares no cookie, store or cache with another. Both are closed
 * after the test. Chromium itself is started once for all tests that run in a process, and ends with the process.
 *
 * @param cleanup where to close them instead
 */
export async function openPage(
  options: BrowserContextOptions = {},
  cleanup: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Page> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({ locale: 'de-DE', ...options });
  cleanup(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/**
 * Collects what a page writes to the console, and its errors. Chromium writes violations of a policy to the console, too.
 *
 * @param expected console messages that are no failure, such as the browser's own on what a page forbids
 * @returns the list of complaints, to which a test may add others
 */
export function complaintsOf(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => expected?.test(message.text()) || complaints.push(`console: ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}

/** Fails the test if the page complains until it is closed, as {@link complaintsOf} says. */
export function expectSilence(page: Page, expected?: RegExp): string[] {
  const complaints = complaintsOf(page, expected);
  onTestFinished(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
  return complaints;
}

/** Starts the Chromium that global-setup.ts has found. */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: inject('chromiumLibraries'),
      FONTCONFIG_FILE: inject('chromiumFonts'),
    },
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--disable-gpu',
      // Nothing is drawn on a screen: a process of its own for that takes a tenth of a page's time.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      // Tests look at all requests, so Chromium must send none of its own.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
