import { type Browser, type Frame, type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Cleanup } from '../../server/test/folder.ts';
import { UNUSED_ARGUMENTS } from '../browser/shared-memory.ts';
import { composeInChromium, composeInFirefox, runInFirefox } from './compose.ts';
import type { ColorScheme, Driver, Point } from './engine.ts';
import type { InstalledEngine } from './find-engine.ts';

/** Starts Firefox (by WebDriver BiDi) or Chromium. */
export async function launchPuppeteer(engine: InstalledEngine, cleanup: Cleanup): Promise<Driver> {
  const isFirefox = engine.name === 'firefox';
  const browser = await launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath: engine.program,
    env: { ...process.env, LC_ALL: 'C.UTF-8', LD_LIBRARY_PATH: engine.libraries },
    ignoreDefaultArgs: UNUSED_ARGUMENTS,
    // Drawing is a third of Firefox's work.
    extraPrefsFirefox: { 'layout.frame_rate': 10 },
    args: isFirefox
      ? ['--remote-allow-system-access']
      : ['--headless=shell', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  cleanup(() => browser.close());
  let consoleLines: string[] = [];
  const openTab = async () => {
    const tab = await browser.newPage();
    tab.on('console', (message) => consoleLines.push(message.text()));
    tab.on('pageerror', (error) => consoleLines.push(String(error)));
    return tab;
  };
  let page = await openTab();
  let wentBack = false;
  let shown: ColorScheme | undefined;
  return {
    async open(url, scheme) {
      if (wentBack) {
        await page.close();
        page = await openTab();
        wentBack = false;
        shown = undefined;
      }
      if (scheme !== shown) await (isFirefox ? setFirefoxScheme(browser, scheme) : setScheme(page, scheme));
      shown = scheme;
      if (!isFirefox) await allowClipboard(page, url);
      consoleLines = [];
      await page.goto(url, { waitUntil: 'load' });
    },
    async leaveFor(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    // page.goBack() waits for a load event, which Firefox does not send for a cached page. Puppeteer then opens no
    // other address in this tab.
    async goBack() {
      wentBack = true;
      await page.evaluate('setTimeout(() => history.back())');
    },
    evaluate: (expression, inFrame) => frameOf(page, inFrame).evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    async type(text) {
      const key = KEYS.get(text);
      await (key ? page.keyboard.press(key) : page.keyboard.type(text));
    },
    async control(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(`Key${letter.toUpperCase()}` as KeyInput);
      await page.keyboard.up('Control');
    },
    compose: (text) => (isFirefox ? composeInFirefox(browser, text) : composeInChromium(page, text)),
    ...(!isFirefox && { drag: (from, to) => drag(page, from, to) }),
    console: () => consoleLines.splice(0),
  };
}

async function drag(page: Page, [fromX, fromY]: Point, [x, y]: Point) {
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(x - 3, y, { steps: 4 });
  await page.mouse.move(x, y);
  await page.mouse.up();
}

const KEYS = new Map<string, KeyInput>([
  ['\b', 'Backspace'],
  ['\x7f', 'Delete'],
  ['\t', 'Tab'],
]);

function frameOf(page: Page, inFrame: boolean): Frame {
  const frame = inFrame ? page.mainFrame().childFrames()[0] : page.mainFrame();
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}

/** Without a screen, Chromium has no preferred colours. */
const setScheme = (page: Page, value: ColorScheme) =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);

const setFirefoxScheme = (browser: Browser, scheme: ColorScheme) =>
  runInFirefox(
    browser,
    `Services.prefs.setIntPref('ui.systemUsesDarkTheme', ${Number(scheme === 'dark')}), 'done'`,
  );

/** Without a screen, Chromium refuses to write to the clipboard. */
const allowClipboard = (page: Page, url: string) =>
  page.browserContext().overridePermissions(new URL(url).origin, ['clipboard-sanitized-write']);
