import { afterEach, beforeAll, expect, inject } from 'vitest';
import { cleaningAfterAll } from '../../server/test/cleaning-after-all.ts';
import { type ColorScheme, type Driver, TestPage } from './engine.ts';
import type { InstalledEngine } from './find-engine.ts';
import { type GuestPage, startOrigins } from './origins.ts';
import { launchPuppeteer } from './puppeteer-driver.ts';
import { launchWebKit } from './webkit-driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that this project's cases run in; if it is not installed, a sentence that says so. */
    engine: InstalledEngine | string;
  }
}

/**
 * Starts the engine of this run and the two origins for the cases of a file, and ends them after the last case.
 *
 * A case fails if its page complains: an error, a warning, a violation of a policy, or an answer of our site that is an
 * error.
 */
export function useEngine(scheme: ColorScheme = 'light') {
  const atTheEnd = cleaningAfterAll();
  let driver: Driver;
  let origins: Awaited<ReturnType<typeof startOrigins>>;
  let page: TestPage | undefined;

  beforeAll(async () => {
    const engine = inject('engine');
    if (typeof engine === 'string') throw new Error(engine);
    origins = await startOrigins(atTheEnd);
    driver = await (engine.name === 'webkit'
      ? launchWebKit(scheme, atTheEnd)
      : launchPuppeteer(engine, scheme, atTheEnd));
  });
  afterEach(async () => {
    expect(await complaints()).toEqual([]);
    page = undefined;
  });

  const complaints = async () => {
    const inPage = (await page?.call('complaints')) ?? [];
    return [...inPage, ...driver.console(), ...origins.failures.splice(0)];
  };

  const open = async (url: string) => {
    await driver.open(url);
    page = new TestPage(driver);
    return page;
  };
  return {
    /** Opens a page of our site. */
    site: (path: string) => open(origins.site + path),
    /** Opens a page of another site, which embeds the calculator. */
    guest: (guestPage: GuestPage) => open(origins.guest(guestPage)),
    /** @returns the complaints since the last call, for cases that expect some */
    complaints,
  };
}
