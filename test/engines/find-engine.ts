import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../browser/find-chromium.ts';
import { startScreen } from './screen.ts';

type EngineName = 'chromium' | 'firefox' | 'webkit';

/** An engine that a test can start on this machine. */
export interface InstalledEngine {
  readonly name: EngineName;
  /** Name and version, as the program prints them: “Mozilla Firefox 140.4.0esr”. */
  readonly title: string;
  /** The program to start: the browser itself, or for WebKit the driver that starts the browser. */
  readonly program: string;
  /** LD_LIBRARY_PATH for a Chromium that comes with its libraries; otherwise undefined. */
  readonly libraries: string | undefined;
}

/** If the disk is slow and other programs start, the first start of a browser may take half a minute. */
const MAX_START_MS = 120_000;

/** The first Firefox whose own window the cases reach: in older ones, it lacks `Services` and `Cc`. */
const MIN_FIREFOX = 153;

/** The Debian packages of each engine. */
const TITLES = {
  chromium: 'Chromium',
  firefox: `Firefox ${MIN_FIREFOX} or newer`,
  webkit: 'WebKitWebDriver',
};
const PACKAGES = { chromium: 'chromium', firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that this project's cases run in; if it is not installed, a sentence that says so. */
    engine: InstalledEngine | string;
  }
}

/** Finds the engine that a project names. */
export default async function findEngine(project: TestProject): Promise<void> {
  const name = project.name as EngineName;
  const engine = await FINDERS[name]().catch(() => undefined);
  project.provide(
    'engine',
    engine
      ? { name, ...engine }
      : `${TITLES[name]} is not installed, or does not start (on Debian: apt-get install ${PACKAGES[name]}).`,
  );
}

const FINDERS: Record<EngineName, () => Promise<Omit<InstalledEngine, 'name'>>> = {
  async chromium() {
    const program = await findChromium();
    return { program, title: await titleOf(program), libraries: process.env['LD_LIBRARY_PATH'] };
  },
  firefox: () =>
    Promise.any(
      pathsOf(['firefox-esr', 'firefox']).map(async (program) => {
        const title = await titleOf(program);
        if (majorOf(title) < MIN_FIREFOX) throw new Error(`${title} is too old.`);
        return { program, title, libraries: undefined };
      }),
    ),
  /** The driver does not print its version. The browser that it starts does, but only with a screen. */
  async webkit() {
    const { display, close } = await startScreen();
    try {
      await titleOf('WebKitWebDriver', '--help');
      const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
      const browsers = readdirSync(libraries)
        .filter((folder) => /^webkit2?gtk-/.test(folder))
        .map((folder) => titleOf(join(libraries, folder, 'MiniBrowser'), '--version', display));
      return { program: 'WebKitWebDriver', title: await Promise.any(browsers), libraries: undefined };
    } finally {
      await close();
    }
  },
};

/** The number of a version: 153 of “Mozilla Firefox 153.8.0esr”. */
const majorOf = (title: string) => Number(/ (\d+)/.exec(title)?.[1] ?? 0);

/** The paths that programs of these names could have. */
const pathsOf = (names: string[]) =>
  names.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

/**
 * @returns the first line that a program prints, up to its version
 * @throws if the program is not installed, or does not start
 */
async function titleOf(program: string, argument = '--version', display = '') {
  const env = { ...process.env, DISPLAY: display };
  const { stdout } = await promisify(execFile)(program, [argument], { timeout: MAX_START_MS, env });
  return /^.*? \d[\w.]*/.exec(stdout)?.[0] ?? stdout.trim();
}
