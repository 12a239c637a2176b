import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../test/browser/find-chromium.ts';

/** Starts a Chromium without background work. It ends with the process, too. */
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
 * Runs `work` with an empty page in a new context, which has nothing cached.
 *
 * @param slowdown how many times slower the page's processor is made
 */
export async function withPage<T>(
  browser: Browser,
  slowdown: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const result = await work(page);
  await context.close();
  return result;
}
