import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import type {} from './global-setup.ts';

let browser: Promise<Browser> | undefined;

/**
 * Opens a context in Chromium: it shares no cookie, store or cache with another. It is closed after the test. Chromium
 * itself is started once for all tests that run in a process, and ends with the process.
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({ locale: 'de-DE', ...options });
  onTestFinished(() => context.close());
  return context;
}

/** Starts the Chromium that global-setup.ts has found. */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    env: { ...process.env, LD_LIBRARY_PATH: inject('chromiumLibraries') },
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // Tests look at all requests, so Chromium must send none of its own.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
