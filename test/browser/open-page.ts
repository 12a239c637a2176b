import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, vi } from 'vitest';
import type {} from './global-setup.ts';
import { UNUSED_ARGUMENTS } from './shared-memory.ts';

interface PageOptions extends BrowserContextOptions {
  /** The day of the page's clock, YYYY-MM-DD; the real one if absent. Its timers run as always. */
  readonly today?: string | undefined;
  /** Whether the page must have nothing from another test: no cache, no compiled script, no history. */
  readonly fresh?: boolean | undefined;
}

/** Playwright's default. */
const VIEWPORT = { width: 1280, height: 720 };
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
} as const;
/** The events that tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'websocket', 'dialog', 'popup', 'download'];

let browser: Promise<Browser> | undefined;
/** Pages that tests have left, by the options of their context. Another visit takes half the time of a new context. */
const left: { key: string; page: Page }[] = [];
const MOST_LEFT = 5;

/**
 * Opens a page of Chromium: the one that an earlier test with the same options has left, or one in a new context.
 * Chromium itself is started once for all tests that run in a process, and ends with the process.
 */
export async function openPage({
  fresh = false,
  viewport = VIEWPORT,
  ...options
}: PageOptions = {}): Promise<Page> {
  const key = JSON.stringify(options);
  const index = fresh ? -1 : left.findIndex((each) => each.key === key);
  const page = left.splice(index, index < 0 ? 0 : 1)[0]?.page ?? (await newPage(options));
  // What these do to a page stays.
  const lasting = [
    vi.spyOn(page, 'addInitScript'),
    vi.spyOn(page.clock, 'install'),
    vi.spyOn(page.clock, 'setFixedTime'),
    vi.spyOn(page.context(), 'newCDPSession'),
  ];
  const size = page.viewportSize();
  if (viewport && (size?.width !== viewport.width || size.height !== viewport.height))
    await page.setViewportSize(viewport);
  onTestFinished(async ({ task }) => {
    const isSpoiled = lasting.some((spy) => spy.mock.calls.length > 0) || task.result?.state === 'fail';
    for (const spy of lasting) spy.mockRestore();
    const context = page.context();
    if (fresh || isSpoiled || page.isClosed() || context.pages().length > 1) return context.close();
    await tidy(page, options);
    left.push({ key, page });
    if (left.length > MOST_LEFT) await left.shift()?.page.context().close();
  });
  return page;
}

async function newPage({ today, ...options }: PageOptions): Promise<Page> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({ locale: 'de-DE', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
  return page;
}

/** Undoes what a test has done to a page. */
async function tidy(page: Page, options: PageOptions): Promise<void> {
  // Chromium draws 60 frames a second while it shows a field's fault. A new document ends that, and drops listeners.
  await page.evaluate(() => document.open().close()).catch(() => {});
  const context = page.context();
  for (const source of [page, context]) {
    for (const event of EVENTS) source.removeAllListeners(event);
    await source.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await context.clearCookies();
  await context.clearPermissions();
  if (options.permissions) await context.grantPermissions(options.permissions);
  await context.setOffline(false);
  await page.emulateMedia({ ...MEDIA, ...options });
  await page.mouse.move(0, 0);
}

/**
 * Fails the test if its page writes to the console or throws an error. So does a violation of a policy in Chromium.
 *
 * @param expected console messages that are not failures, such as the browser's own on what a page forbids
 * @returns the list of complaints, to which a test may add others
 */
export function expectSilence(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => expected?.test(message.text()) || complaints.push(`console: ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  onTestFinished(async () => {
    // Once the page answers, all its complaints are here.
    if (!page.isClosed()) await page.evaluate('').catch(() => {});
    expect(complaints).toEqual([]);
  });
  return complaints;
}

/** Starts the Chromium that global-setup.ts has found. */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    ignoreDefaultArgs: UNUSED_ARGUMENTS,
    env: {
      ...process.env,
      // Without it, as on a bare machine, Chromium can't write a name with umlauts, and calls a file „download“.
      LC_ALL: 'C.UTF-8',
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
