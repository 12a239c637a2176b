import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Cleanup } from '../../server/test/folder.ts';
import { freePort } from '../../server/test/free-port.ts';
import type { ColorScheme, Driver } from './engine.ts';
import { end, startScreen } from './screen.ts';

/** How long the driver may take to start. */
const MAX_START_MS = 60_000;

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen, and once more for other colours. Its driver can't read a page's
 * console.
 */
export async function launchWebKit(cleanup: Cleanup): Promise<Driver> {
  const screen = await startScreen();
  cleanup(screen.close);
  // Without a graphics card, compositing in layers takes half of a page's time.
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  /** Starts a driver with a browser. On a busy machine, a browser may never answer its driver: then both start again. */
  const start = async (
    scheme: ColorScheme,
    attempts = 3,
  ): Promise<{ driver: WebDriver; server: ChildProcess }> => {
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    cleanup(() => end(server));
    await waitUntilListening(port);
    const browser = startBrowser(port, scheme);
    const late = sleep(MAX_START_MS, undefined, { ref: false });
    const driver = await Promise.race([browser, late]);
    if (driver) return { driver, server };
    browser.catch(() => {});
    await end(server);
    if (attempts === 1) throw new Error('WebKitGTK does not start.');
    return start(scheme, attempts - 1);
  };
  let shown: ColorScheme = 'light';
  let { driver, server } = await start(shown);
  const quit = () => driver.quit();
  // If the browser has crashed, this fails, and cases have failed before.
  cleanup(() => quit().catch(() => {}));
  return {
    async open(url, scheme) {
      if (scheme !== shown) {
        await quit();
        await end(server);
        ({ driver, server } = await start(scheme));
        shown = scheme;
      }
      await driver.get(url);
    },
    leaveFor: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    async evaluate(expression, inFrame) {
      await driver.switchTo().defaultContent();
      if (inFrame) await driver.switchTo().frame(0);
      return driver.executeScript(`return ${expression}`);
    },
    // By coordinates of the window: for elements in a frame, this driver says that another element covers them.
    clickAt: (x, y) =>
      inWindow(driver).then((actions) => actions.move({ x, y, origin: Origin.VIEWPORT }).click().perform()),
    async type(text) {
      const keys = text
        .replaceAll('\n', Key.ENTER)
        .replaceAll('\t', Key.TAB)
        .replaceAll('\b', Key.BACK_SPACE)
        .replaceAll('\x7f', Key.DELETE);
      await (await inWindow(driver)).sendKeys(keys).perform();
    },
    async control(letter) {
      await (await inWindow(driver)).keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform();
    },
    // GTK's own way to write a character by its number composes it. This driver ends no drag with a drop.
    async compose(text) {
      for (const character of text) {
        const number = character.charCodeAt(0).toString(16);
        const actions = (await inWindow(driver)).keyDown(Key.CONTROL).keyDown(Key.SHIFT).sendKeys('u');
        await actions.keyUp(Key.SHIFT).keyUp(Key.CONTROL).sendKeys(`${number} `).perform();
      }
    },
    console: () => [],
  };
}

function startBrowser(port: number, scheme: ColorScheme): Promise<WebDriver> {
  const args = ['--automation', ...(scheme === 'dark' ? ['--dark-mode'] : [])];
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } }))
    .build();
}

async function inWindow(driver: WebDriver) {
  await driver.switchTo().defaultContent();
  return driver.actions();
}

async function waitUntilListening(port: number) {
  const deadline = Date.now() + MAX_START_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not start.');
    await sleep(50);
  }
}
