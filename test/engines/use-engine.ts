import { afterEach, beforeAll, expect, inject } from 'vitest';
import { cleaningAfterAll } from '../../server/test/cleaning-after-all.ts';
import { type ColorScheme, type Driver, Place } from './engine.ts';
import type { FoundEngine } from './find-engine.ts';
import { type GuestPage, startOrigins } from './origins.ts';
import { launchPuppeteer } from './puppeteer-driver.ts';
import { launchWebKit } from './webkit-driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What this project's cases run in; a sentence where it is missing. */
    engine: FoundEngine | string;
  }
}

/**
 * The engine of this run and the two origins, for the cases of a file.
 *
 * After each case, its page must have been silent: no error, no warning, no violation of a policy, and the site must
 * have had all that was asked for.
 */
export function useEngine(scheme: ColorScheme = 'light') {
  const atTheEnd = cleaningAfterAll();
  let driver: Driver;
  let origins: Awaited<ReturnType<typeof startOrigins>>;
  let page: Place | undefined;

  beforeAll(async () => {
    const found = inject('engine');
    if (typeof found === 'string') throw new Error(found);
    origins = await startOrigins(atTheEnd);
    driver = await (found.name === 'webkit'
      ? launchWebKit(scheme, atTheEnd)
      : launchPuppeteer(found, scheme, atTheEnd));
  });
  afterEach(async () => {
    expect(await complaints()).toEqual([]);
    page = undefined;
  });

  const complaints = async () => {
    const inPage = (await page?.call('complaints')) ?? [];
    return [...inPage, ...driver.console(), ...origins.refused.splice(0)];
  };

  const open = async (url: string) => {
    await driver.open(url);
    page = new Place(driver);
    return page;
  };
  return {
    /** Opens a page of our site. */
    site: (path: string) => open(origins.site + path),
    /** Opens a page of somebody else's that embeds the calculator. */
    guest: (guestPage: GuestPage) => open(origins.guest(guestPage)),
    /** What has been heard since this was last asked, for a case that makes a page complain. */
    complaints,
  };
}
