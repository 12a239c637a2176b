import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { cleaningAfterAll } from '../../server/test/cleaning-after-all.ts';
import { type ColorScheme, type Driver, TestPage } from './engine.ts';
import type {} from './find-engine.ts';
import { type GuestPage, startOrigins } from './origins.ts';
import { launchPuppeteer } from './puppeteer-driver.ts';
import { launchWebKit } from './webkit-driver.ts';

let driver: Driver;
let origins: Awaited<ReturnType<typeof startOrigins>>;
let page: TestPage | undefined;

/**
 * Starts the engine of this run and the two origins before the first case, and ends them after the last one. If the
 * engine is not installed, all cases are skipped; with `TEST_TOOLS=required` in the environment, they fail.
 *
 * A case fails if its page complains: an error, a warning, a violation of a policy, or an answer of our site that is an
 * error.
 */
export function useEngine() {
  const engine = inject('engine');
  const isMissing = typeof engine === 'string';
  const atTheEnd = cleaningAfterAll();
  let note = isMissing ? engine : `The engine cases ran in ${engine.title}.`;
  beforeAll(async () => {
    if (isMissing) {
      if (process.env['TEST_TOOLS'] === 'required') throw new Error(engine);
      return;
    }
    origins = await startOrigins(atTheEnd);
    driver = await (engine.name === 'webkit' ? launchWebKit(atTheEnd) : launchPuppeteer(engine, atTheEnd));
  });
  beforeEach(({ skip, task }) => {
    if (note) task.meta.note = note;
    note = '';
    if (isMissing) skip();
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
