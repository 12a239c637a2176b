import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';

// The addresses below are relative to this file. They are right in src/ and in the bundles in dist/, which are in
// folders side by side.

const VERSION = manifest.version;

/** The bank directory that the package carries. */
export const SNAPSHOT = new URL('../data/snapshot.tsv', import.meta.url);
/** The edition after the snapshot. The file is there from some weeks before its first day on. */
export const NEXT_EDITION = new URL('../data/next.tsv', import.meta.url);

/** The built command of `npm run sync`, in the same folder as the built server. */
export const SYNC_COMMAND = new URL('../dist/sync-command.js', import.meta.url);

export const CALCULATOR_DIST = new URL('../../calculator/dist/', import.meta.url);

/** The scripts of all its released versions, compressed with Brotli, and `releases.json`, which lists them. */
export const CALCULATOR_RELEASES = new URL('../../calculator/releases/', import.meta.url);

/** The built files that our pages load, and the calculator's script. */
export const FILES = {
  css: new URL('../dist/site.css', import.meta.url),
  js: new URL('../dist/site-script.js', import.meta.url),
  homeJs: new URL('../dist/home-script.js', import.meta.url),
  glossaryJs: new URL('../dist/glossary-script.js', import.meta.url),
  embedJs: new URL('../dist/embed-script.js', import.meta.url),
  listsCss: new URL('../dist/lists.css', import.meta.url),
  listsJs: new URL('../dist/lists-script.js', import.meta.url),
  giroCss: new URL('../dist/girocode.css', import.meta.url),
  giroJs: new URL('../dist/girocode-script.js', import.meta.url),
  favicon: new URL('../dist/favicon.svg', import.meta.url),
  touchIcon: new URL('../dist/touch-icon.png', import.meta.url),
  preview: new URL('../dist/preview.png', import.meta.url),
  wordpress: new URL('../dist/iban-rechner.zip', import.meta.url),
  embed: new URL('embed.js', CALCULATOR_DIST),
};

/** The `User-Agent` header of the sync. It names the site, if the operator has set its address. */
export function userAgent({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return `IBAN-Rechner/${VERSION}${PUBLIC_URL ? ` (+${PUBLIC_URL})` : ''}`;
}
