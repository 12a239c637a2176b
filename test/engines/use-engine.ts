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

let driver: Driver;
let origins: Awaited<ReturnType<typeof startOrigins>>;
let page: TestPage | undefined;

/**
 * Starts the engine of this run and the two origins before the first case, and ends them after the last one.
 *
 * A case fails if its page complains: an error, a warning, a violation of a policy, or an answer of our site that is an
 * error.
 */
export function useEngine() {
  const atTheEnd = cleaningAfterAll();
  beforeAll(async () => {
    const engine = inject('engine');
    if (typeof engine === 'string') throw new Error(engine);
    origins = await startOrigins(atTheEnd);
    driver = await (engine.name === 'webkit' ? launchWebKit(atTheEnd) : launchPuppeteer(engine, atTheEnd));
  });
  afterEach(async () => {
    expect(await complaints()).toEqual([]);
    page = undefined;
  });
}

/** Opens a page of our site on a system with this colour scheme. */
export const openSite = (path: string, scheme?: ColorScheme) => open(origins.site + path, scheme);

/** Opens a page of another site, which embeds the calculator. */
export const openGuest = (guestPage: GuestPage) => open(origins.guest(guestPage));

/** @returns the complaints since the last call, for cases that expect some */
export async function complaints(): Promise<string[]> {
  const inPage = (await page?.call('complaints')) ?? [];
  return [...inPage, ...driver.console(), ...origins.failures.splice(0)];
}

async function open(url: string, scheme: ColorScheme = 'light'): Promise<TestPage> {
  await driver.open(url, scheme);
  page = new TestPage(driver);
  return page;
}
