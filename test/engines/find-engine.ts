import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../browser/find-chromium.ts';
import { startScreen } from './screen.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** An engine that a test can start on this machine. */
export interface FoundEngine {
  readonly name: EngineName;
  /** With its version, as the program tells it: “Mozilla Firefox 140.4.0esr”. */
  readonly title: string;
  /** What to start: the browser itself, or for WebKit the driver that starts it. */
  readonly program: string;
  /** Where the libraries of a Chromium are that brings them along; undefined elsewhere. */
  readonly libraries: string | undefined;
}

/** The Debian packages that have them. */
const PACKAGES = { chromium: 'chromium', firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' };

/** What to say where an engine is missing. */
export const adviceFor = (name: EngineName) =>
  `${name} is not installed (on Debian: apt-get install ${PACKAGES[name]}).`;

/** Looks for all engines; one that is not installed, or does not start, is undefined. */
export async function findEngines(): Promise<Map<EngineName, FoundEngine | undefined>> {
  const names = Object.keys(FINDERS) as EngineName[];
  const found = names.map(async (name) => {
    const engine = await FINDERS[name]().catch(() => undefined);
    return [name, engine && { name, ...engine }] as const;
  });
  return new Map(await Promise.all(found));
}

const FINDERS: Record<EngineName, () => Promise<Omit<FoundEngine, 'name'>>> = {
  async chromium() {
    const program = await findChromium();
    return { program, title: await answer(program), libraries: process.env['LD_LIBRARY_PATH'] };
  },
  firefox: () =>
    Promise.any(
      paths(['firefox-esr', 'firefox']).map(async (program) => ({
        program,
        title: await answer(program),
        libraries: undefined,
      })),
    ),
  /** The driver does not tell its version, and the browser that it starts tells it only where there is a screen. */
  async webkit() {
    const { display, close } = await startScreen();
    try {
      await answer('WebKitWebDriver', '--help');
      const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
      const browsers = readdirSync(libraries)
        .filter((folder) => /^webkit2?gtk-/.test(folder))
        .map((folder) => answer(join(libraries, folder, 'MiniBrowser'), '--version', display));
      return { program: 'WebKitWebDriver', title: await Promise.any(browsers), libraries: undefined };
    } finally {
      await close();
    }
  },
};

/** Where programs of these names could be. */
const paths = (names: string[]) =>
  names.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

/** What a program prints, up to its version. It throws where the program is not there, or does not start. */
async function answer(program: string, argument = '--version', display = '') {
  const env = { ...process.env, DISPLAY: display };
  const { stdout } = await promisify(execFile)(program, [argument], { timeout: 20_000, env });
  return /^.*? \d[\w.]*/.exec(stdout)?.[0] ?? stdout.trim();
}
