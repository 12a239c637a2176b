import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type {} from './global-setup.ts';

/** Starts the Chromium that global-setup.ts has found. */
export function launchChromium(): Promise<Browser> {
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
