import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';

// The addresses below are relative to this file. They are right in src/ and in the bundles in dist/: the two
// folders are side by side.

/** The bank directory that the package carries. */
export const SNAPSHOT = new URL('../data/snapshot.tsv', import.meta.url);
/** The edition after the snapshot. The file appears some weeks before its first day. */
export const NEXT_EDITION = new URL('../data/next.tsv', import.meta.url);

/** The built command of `npm run sync`, in the same folder as the built server. */
export const SYNC_COMMAND = new URL('../dist/sync-command.js', import.meta.url);

export const CALCULATOR_DIST = new URL('../../calculator/dist/', import.meta.url);

/** The scripts of every calculator release, compressed with Brotli, and `releases.json`, which lists them. */
export const CALCULATOR_RELEASES = new URL('../../calculator/releases/', import.meta.url);

/** The calculator as any other site loads it. */
export const EMBED = new URL('embed.js', CALCULATOR_DIST);

/** The built files that our pages load, and pictures. */
export const SERVER_DIST = new URL('../dist/', import.meta.url);

/** The `User-Agent` header of the sync. It names the site, if the operator has set its address. */
export function userAgent({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  return `IBAN-Rechner/${manifest.version}${PUBLIC_URL ? ` (+${PUBLIC_URL})` : ''}`;
}
