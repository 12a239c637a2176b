import calculator from '../../calculator/package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';

// This file's addresses hold in src/ and in dist/, where its bundles stand: both are one folder deep.

export const VERSION = manifest.version;

/** Which version of the calculator the site serves. */
export const CALCULATOR_VERSION = calculator.version;

/** The bank directory that the package carries. */
export const SNAPSHOT = new URL('../data/snapshot.tsv', import.meta.url);

/** The built `npm run sync`, beside which the built server stands. */
export const SYNC_COMMAND = new URL('../dist/sync-command.js', import.meta.url);

/** The built calculator, and the files of all its released versions with `releases.json`, which lists them. */
export const CALCULATOR_DIST = new URL('../../calculator/dist/', import.meta.url);
export const CALCULATOR_RELEASES = new URL('../../calculator/releases/', import.meta.url);

/** What our pages load, built from the site's sources, and the calculator's script. */
export const FILES = {
  css: new URL('../dist/site.css', import.meta.url),
  js: new URL('../dist/site-script.js', import.meta.url),
  homeJs: new URL('../dist/home-script.js', import.meta.url),
  glossaryJs: new URL('../dist/glossary-script.js', import.meta.url),
  listsCss: new URL('../dist/lists.css', import.meta.url),
  listsJs: new URL('../dist/lists-script.js', import.meta.url),
  favicon: new URL('../dist/favicon.svg', import.meta.url),
  touchIcon: new URL('../dist/touch-icon.png', import.meta.url),
  preview: new URL('../dist/preview.png', import.meta.url),
  embed: new URL('embed.js', CALCULATOR_DIST),
};

/** How the sync names itself to the Bundesbank's server, with an address to ask at where the operator set one. */
export function userAgent({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return `IBAN-Rechner/${VERSION}${PUBLIC_URL ? ` (+${PUBLIC_URL})` : ''}`;
}
