import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../test/browser/find-chromium.ts';

/** Starts a Chromium that does nothing but what is asked. */
export async function startChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    executablePath,
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * Does some work with an empty page in a context of its own, with nothing cached.
 *
 * @param slowdown how many times slower its processor is made to be
 */
export async function withPage<T>(
  browser: Browser,
  slowdown: number,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
